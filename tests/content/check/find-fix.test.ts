import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFix, isIdTaken } from '../../../src/content/check/issues.ts';
import { parseWithSchema } from '../../../src/content/check/parse-with-schema.ts';
import { checkOrigin } from '../../../src/content/origin.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { companySchema } from '../../../src/content/schemas/company.ts';
import { pastDate, utcInstant } from '../../../src/content/schemas/dates.ts';
import { fieldMeta } from '../../../src/content/schemas/field-meta.ts';
import { line, listOf, slug } from '../../../src/content/schemas/fields.ts';
import { getFieldMeta } from '../../../src/content/schemas/walk-schema.ts';
import type { Fix, Problem } from '../../../src/core/problem.ts';

const value = (from: string | number, to: string): Fix => ({ kind: 'value', from, to });

describe('fixFor', () => {
  it.each([
    [slug(), 'Book Appointment', 'book-appointment'],
    [slug().optional().describe('x'), 'A_b', 'a-b'],
    [pastDate(), '21.11.2026', '2026-11-21'],
    [pastDate(), '2025-12-10T22:56:00', '2025-12-10'],
    [pastDate(), '2024-04-08T14:25:00.186Z', '2024-04-08'],
    [pastDate(), '2024-04-08 14:25:00 +0200', '2024-04-08'],
    [utcInstant(), '2027-09-21T00:00:00.000Z', '2027-09-21T00:00:00Z'],
    [utcInstant(), '2027-09-21T00:00:00z', '2027-09-21T00:00:00Z'],
    [utcInstant(), '2027-09-21T02:00:00+02:00', '2027-09-21T00:00:00Z'],
    [line(10), '  x ', 'x'],
    [companySchema.shape.companyNumber, ' x ', 'x'],
  ])('%# knows what was meant', (field, from, to) => expect(findFix(field, from, undefined)).toEqual(value(from, to)));

  it.each([
    [slug(), '東京'],
    [slug(), 7],
    [slug(), 'right-already'],
    [pastDate(), '05/06/2026'],
    [pastDate(), '1.1.1500'],
    [pastDate(), '2026-02-30T10:00:00'],
    [utcInstant(), '2027-09-21T00:00:00'],
    [line(3), ' long '],
    [line(3), undefined],
    [z.string(), ' x '],
  ])('%# guesses nothing', (field, from) => expect(findFix(field, from, undefined)).toBeUndefined());

  it('gives a number of Companies House its zeros and its quotes, and no other register', () => {
    const number = companySchema.shape.companyNumber;
    const of = (scheme: string) => ({ registry: { scheme } });
    expect(findFix(number, 1234567, of('companies-house'))).toEqual(value(1234567, '01234567'));
    expect(findFix(number, '12345', of('companies-house'))).toEqual(value('12345', '00012345'));
    for (const file of [of('other'), undefined, { registry: null }])
      expect(findFix(number, 1234567, file)).toBeUndefined();
    for (const value of ['1234', [1234567], true])
      expect(findFix(number, value, of('companies-house'))).toBeUndefined();
  });
});

describe('isTaken', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'B!' }, 'odd'];
  it('sees the ids of the others, and those that they mean', () => {
    expect(isIdTaken('a', slug(), ['list', 1, 'id'], items)).toBe(true);
    expect(isIdTaken('a', slug(), ['list', 0, 'id'], items)).toBe(false);
    expect(isIdTaken('b', slug(), ['list', 2, 'id'], items)).toBe(true);
    expect(isIdTaken('b', slug(), ['list', 1, 'id'], items)).toBe(true);
    expect(isIdTaken('a', slug(), ['list', 1, 'name'], items)).toBe(false);
    expect(isIdTaken('a', slug(), ['id'], undefined)).toBe(false);
  });
});

describe('problems', () => {
  /** The fixes of all problems of a module. */
  function fixesOf(schema: z.ZodType, literal: string): (Fix | undefined)[] {
    const fail = (problem: Problem) => expect.unreachable(problem.message);
    const located = parseLiteralModule('content/x.ts', `export default ${literal}`, fail);
    const problems: Problem[] = [];
    if (located) parseWithSchema(schema, located.value, located, (problem) => problems.push(problem));
    return problems.map(({ fix }) => fix);
  }
  const list = z.strictObject({ list: listOf(z.strictObject({ id: slug() })) });

  it('carry their fix; of two ids that mean the same, none', () => {
    expect(fixesOf(list, "{ list: [{ id: 'A b' }, { id: 'c' }] }")).toEqual([value('A b', 'a-b')]);
    expect(fixesOf(list, "{ list: [{ id: 'A b' }, { id: 'a-b' }] }")).toEqual([undefined]);
    expect(fixesOf(list, "{ list: [{ id: 'A b' }, { id: 'A B' }] }")).toEqual([undefined, undefined]);
  });

  it('without an only answer carry none, and no member for it', () => {
    expect(fixesOf(list, '{ list: [{ id: 7 }], odd: 1 }')).toEqual([undefined, undefined]);
    expect(fixesOf(z.strictObject({ a: z.string() }), '{ a: 1 }')).toEqual([undefined]);
  });

  it('of a base URL carry its origin, where nothing else is lost', () => {
    const fix = (url: string, preview = false) => checkOrigin(url, { preview })?.fix;
    expect(fix('https://Example.com/')).toEqual(value('https://Example.com/', 'https://example.com'));
    expect(fix('http://LOCALHOST:8080/', true)).toEqual(value('http://LOCALHOST:8080/', 'http://localhost:8080'));
    for (const url of ['https://example.com/x', 'https://a:b@example.com', 'http://example.com/', 'x'])
      expect(fix(url), url).toBeUndefined();
  });
});

describe('metadata of fields', () => {
  it('is found below what a field is wrapped in, and never reaches a published schema', () => {
    expect(getFieldMeta(pastDate().optional().describe('x'))?.kind).toBe('past-date');
    expect(getFieldMeta(z.string())).toBeUndefined();
    expect(fieldMeta.get(slug().describe('x'))?.form).toBe('Lower-case words joined by hyphens');
    expect(Object.keys(z.toJSONSchema(slug()))).not.toContain('kind');
  });
});
