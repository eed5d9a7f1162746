import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWithSchema } from '../../../src/content/check/parse-with-schema.ts';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { Problem } from '../../../src/core/problem.ts';
import cases from './issues.cases.json' with { type: 'json' };

/** Reads `export default <literal>` with `schema`: `code line:col field: message | hint` of every problem. */
function problemsOf(schema: z.ZodType, literal: string): string[] {
  const fail = (problem: Problem) => expect.unreachable(problem.message);
  const located = parseLiteralModule('content/x.ts', `export default ${literal}`, fail)!;
  const problems: Problem[] = [];
  parseWithSchema(schema, located.value, located, (problem) => problems.push(problem));
  return problems.map(({ code, at, field, message, hint }) => {
    const place = at && 'line' in at ? `${at.line}:${at.col}` : '';
    return `${code} ${place} ${field ?? ''}: ${message}${hint ? ` | ${hint}` : ''}`;
  });
}

/** The one problem of `value` under `schema`, as `code message | hint`; at 1:20, where the value stands. */
function problemOf(schema: z.ZodType, value: string): string {
  const [problem, ...others] = problemsOf(z.strictObject({ a: schema }), `{a: ${value}}`);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^[a-z-]+ 1:20 a: /);
  return problem!.replace(' 1:20 a:', '');
}

const a = z.strictObject({ kind: z.literal('a'), x: z.string() });
const b = z.strictObject({ kind: z.literal('b'), y: z.number() });

describe('reportIssues', () => {
  it('names unknown fields at their keys, one problem each, with what was meant', () => {
    const schema = z.strictObject({
      legalName: z.string(),
      address: z.strictObject({ street: z.string(), town: z.string().optional() }).optional(),
      items: z.array(z.strictObject({ id: z.string() })),
    });
    expect(
      problemsOf(
        schema,
        `{\n  legalName: 'x', legalNam: 'y',\n  address: { street: '1', twon: 'z' },\n  items: [{ id: 'x', foo: 1, bar: 2 }],\n}`,
      ),
    ).toEqual([
      'field-unknown 3:27 address.twon: expected a field of the content model, got "twon" | Did you mean "town"?',
      'field-unknown 4:22 items[0].foo: expected a field of the content model, got "foo" | Known fields: id.',
      'field-unknown 4:30 items[0].bar: expected a field of the content model, got "bar" | Known fields: id.',
      'field-unknown 2:19 legalNam: expected a field of the content model, got "legalNam" | Known fields: legalName, address, items.',
    ]);
  });

  it('names missing fields at their parent, and a misspelt field once', () => {
    const schema = z.strictObject({ a: z.strictObject({ name: z.string(), on: z.boolean(), e: z.enum(['x', 'y']) }) });
    expect(problemsOf(schema, `{\n  a: { nam: 'x' } }`)).toEqual([
      'field-missing 2:6 a.on: expected boolean, got nothing',
      'field-missing 2:6 a.e: expected one of "x", "y", got nothing',
      'field-unknown 2:8 a.nam: expected a field of the content model, got "nam" | Did you mean "name"?',
    ]);
  });

  it.each([
    [z.string(), '42', 'field-type expected string, got number 42 | Write it in quotes, with all its digits.'],
    [z.string(), 'true', 'field-type expected string, got boolean true'],
    [z.string(), 'null', 'field-type expected string, got null'],
    [z.string(), '[1, 2]', 'field-type expected string, got a list of 2'],
    [z.string(), '{}', 'field-type expected string, got an object'],
    [z.number(), '"5"', 'field-type expected number, got string "5" | Write it without quotes: 5.'],
    [z.boolean(), '"true"', 'field-type expected boolean, got string "true" | Write true or false, without quotes.'],
    [z.array(z.string()), '"x"', 'field-type expected list, got string "x"'],
    [z.strictObject({}), '[]', 'field-type expected object, got a list of 0'],
    [z.int(), '1.5', 'field-type expected whole number, got number 1.5'],
    [z.union([z.string(), a]), '3', 'field-type expected string or object, got number 3'],
    [z.enum(['x']), '3', 'field-type expected "x", got 3'],
    [z.number(), JSON.stringify('x'.repeat(100)), `field-type expected number, got string "${'x'.repeat(59)}…"`],
    [
      z.enum(['red', 'green']),
      '"gren"',
      'field-invalid expected one of "red", "green", got "gren" | Did you mean "green"?',
    ],
    [z.enum(['red', 'green']), '"Blue"', 'field-invalid expected one of "red", "green", got "Blue"'],
    [z.literal(true), 'false', 'field-invalid expected true, got false'],
    [
      z.enum(Array.from({ length: 20 }, (_, i) => `code-${i}`)),
      '"cod-19"',
      'field-invalid expected one of 20 values such as "code-0", "code-1", "code-2", "code-3", "code-4", got "cod-19" | Did you mean "code-19"?',
    ],
    [z.string().length(8), '"1234567"', 'field-invalid expected exactly 8 characters, got "1234567"'],
    [z.string().min(1), '""', 'field-invalid expected at least 1 character, got ""'],
    [z.string().max(5), `"${'x'.repeat(61)}"`, 'field-invalid expected at most 5 characters, got 61 characters'],
    [z.array(z.string()).min(1), '[]', 'field-invalid expected at least 1 item, got 0'],
    [z.array(z.string()).max(1), '["x", "y"]', 'field-invalid expected at most 1 item, got 2'],
    [z.number().max(5), '6', 'field-invalid expected at most 5, got 6'],
    [z.number().gt(5), '5', 'field-invalid expected more than 5, got 5'],
    [z.number().lt(5), '5', 'field-invalid expected less than 5, got 5'],
    [z.number().multipleOf(5), '3', 'field-invalid expected a multiple of 5, got 3'],
    [z.string().regex(/^\d{8}$/), '"12"', 'field-invalid expected text of the form /^\\d{8}$/, got "12"'],
    [z.string().regex(/^\d{8}$/, 'expected 8 digits'), '"12"', 'field-invalid expected 8 digits, got "12"'],
    [z.string().startsWith('x'), '"y"', 'field-invalid expected text that begins with "x", got "y"'],
    [z.string().endsWith('x'), '"y"', 'field-invalid expected text that ends with "x", got "y"'],
    [z.string().includes('x'), '"y"', 'field-invalid expected text that contains "x", got "y"'],
    [z.email(), '"x"', 'field-invalid expected an e-mail address, got "x"'],
    [z.url(), '"x"', 'field-invalid expected an absolute URL, got "x"'],
    [z.uuid(), '"x"', 'field-invalid expected text in the format "uuid", got "x"'],
    [
      z.iso.date(),
      '"2026-02-30"',
      'date-invalid expected a calendar date written YYYY-MM-DD, got "2026-02-30" | The calendar has no such day.',
    ],
    [
      z.iso.date('expected a day'),
      '"x"',
      'date-invalid expected a day, got "x" | Write it as YYYY-MM-DD, for example 2026-11-21.',
    ],
    [
      z.iso.datetime(),
      '"2026-11-21"',
      'date-invalid expected a date and time such as 2026-11-21T09:00:00Z, got "2026-11-21" | Write it as an RFC 3339 time, for example 2026-11-21T09:00:00Z.',
    ],
    [z.string().refine(() => false), '"x"', 'field-invalid expected another value, got "x"'],
    [z.string().refine(() => false, 'expected y'), '"x"', 'field-invalid expected y, got "x"'],
    [z.string().refine(() => false, 'No'), '"x"', 'field-invalid No, got "x"'],
    [z.string().refine(() => false, { error: 'No.', params: { isWhole: true } }), '"x"', 'field-invalid No.'],
    [
      z.string().refine(() => false, { error: 'expected y', params: { code: 'id-duplicate', hint: 'Mend it.' } }),
      '"x"',
      'id-duplicate expected y, got "x" | Mend it.',
    ],
    [
      z.string().refine(() => false, { error: 'expected y', params: { code: 'nonsense' } }),
      '"x"',
      'field-invalid expected y, got "x"',
    ],
    [z.xor([z.string(), z.string().min(1)]), '"x"', 'field-invalid expected a value of one form, got "x"'],
  ])('%#', (schema, value, expected) => {
    expect(problemOf(schema, value)).toBe(expected);
  });

  it('places issues that a schema adds by path', () => {
    const schema = z.array(z.strictObject({ id: z.string() })).superRefine((_, ctx) => {
      ctx.addIssue({
        code: 'custom',
        path: [1, 'id'],
        message: 'expected another id',
        params: { code: 'id-duplicate' },
      });
    });
    expect(problemsOf(schema, `[{ id: 'x' },\n { id: 'x' }]`)).toEqual([
      'id-duplicate 2:8 [1].id: expected another id, got "x"',
    ]);
  });

  it('says what replaces a field of an earlier version', () => {
    const page = z.strictObject({ title: z.string() });
    expect(problemsOf(page, `{ title: 'T', team: 'all' }`)).toEqual([
      expect.stringMatching(/^field-unknown 1:30 team: .* \| Write it as an item of sections: "- kind: people"/),
    ]);
  });

  it('reports the branch of a union that fits best', () => {
    const either = z.union([z.string(), a, b]);
    expect(problemsOf(either, `{ kind: 'b', y: 'z' }`)).toEqual(['field-type 1:32 y: expected number, got string "z"']);
    expect(problemsOf(either, `{ kind: 'a', x: 'z', yy: 1 }`)).toEqual([
      'field-unknown 1:37 yy: expected a field of the content model, got "yy" | Known fields: kind, x.',
    ]);
    expect(problemsOf(either, `{ kind: 'a', xx: 'z' }`)).toEqual([
      'field-unknown 1:29 xx: expected a field of the content model, got "xx" | Did you mean "x"?',
    ]);
    expect(problemsOf(z.strictObject({ u: z.array(either) }), `{ u: ['x', { kind: 'a' }] }`)).toEqual([
      'field-missing 1:27 u[1].x: expected string, got nothing',
    ]);
    expect(problemsOf(z.strictObject({ u: either }), '{}')).toEqual([
      'field-missing 1:16 u: expected string or object, got nothing',
    ]);
  });

  it('takes another literal for the mark of another branch, whatever else is missing', () => {
    const other = z.strictObject({ kind: z.literal('other') });
    const meant = z.strictObject({ kind: z.literal('meant'), x: z.string(), y: z.string() });
    expect(problemsOf(z.union([other, meant]), `{ kind: 'meant' }`)).toEqual([
      'field-missing 1:16 x: expected string, got nothing',
      'field-missing 1:16 y: expected string, got nothing',
    ]);
  });

  it('suggests the discriminator that is near', () => {
    const schema = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('page') }),
      z.strictObject({ kind: z.literal('file') }),
    ]);
    expect(problemsOf(schema, `{ kind: 'pag' }`)).toEqual([
      'field-invalid 1:24 kind: expected one of "page", "file", got "pag" | Did you mean "page"?',
    ]);
  });

  it('reports the discriminator of a union', () => {
    const schema = z.discriminatedUnion('kind', [a, b]);
    expect(problemsOf(schema, `{ kind: 'c' }`)).toEqual(['field-invalid 1:24 kind: expected one of "a", "b", got "c"']);
    expect(problemsOf(schema, '{}')).toEqual(['field-missing 1:16 kind: expected one of "a", "b", got nothing']);
  });

  it('reports keys and values of records', () => {
    const schema = z.record(z.string().regex(/^[a-z]+$/, 'expected lower case'), z.number());
    expect(problemsOf(schema, `{ Ab: 1, 'x y': 2, c: 'd' }`)).toEqual([
      'field-invalid 1:18 Ab: key: expected lower case, got "Ab"',
      'field-invalid 1:25 ["x y"]: key: expected lower case, got "x y"',
      'field-type 1:38 c: expected number, got string "d"',
    ]);
  });

  it('names no field for the whole file', () => {
    expect(problemsOf(z.strictObject({}), '[]')).toEqual(['field-type 1:16 : expected object, got a list of 0']);
  });
});

it.each(cases as [string, string, string, string][])(
  'says what is left of an item of which half was deleted: %j',
  (yaml, field, message, hint) => {
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const { frontMatter } = parseFrontMatter('content/x.md', `---\n${yaml}\n---\n`, report)!;
    parseWithSchema(
      z.strictObject({ a: z.array(z.strictObject({ b: z.string() })) }),
      frontMatter.value,
      frontMatter,
      report,
    );
    expect(problems).toEqual([expect.objectContaining({ code: 'field-type', field, message, hint })]);
  },
);
