import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLiteralModule } from '../../../../src/content/read/literal/module.ts';
import { findForbiddenCharacters } from '../../../../src/core/characters.ts';
import type { Problem } from '../../../../src/core/problem.ts';
import { runs } from '../../../support/runs.ts';
import cases from './module.cases.json' with { type: 'json' };

const file = 'content/company.ts';

function read(text: string) {
  const problems: Problem[] = [];
  const located = parseLiteralModule(file, text, (problem) => problems.push(problem));
  return { located, problems };
}

/** `code line:col message` of every problem; a module with problems must give no value. */
function problemsOf(text: string): string[] {
  const { located, problems } = read(text);
  expect(located === undefined).toBe(problems.length > 0);
  return problems.map(
    ({ code, at, message }) => `${code} ${at && 'line' in at ? `${at.line}:${at.col}` : ''} ${message}`,
  );
}

const literal = (where: string, found: string) => [`module-not-literal ${where} expected literal data, got ${found}`];

describe('readLiteralModule', () => {
  it('reads literals of every kind', () => {
    const { located, problems } = read(`// The company.
/* More. */
import type { Company } from 'gazette/content';
import type Other from './other.ts';

export default {
  legalName: 'Exämple 😀 Ltd',
  "quoted-key": "it's",
  numbers: [0, -1, 1.5, 1e3, 0x10, 1_000, -0],
  flags: [true, false, null],
  template: \`two
lines \\\${kept}\`,
  nested: { deep: [{ a: 1 as const }, ['x'] satisfies string[]] } as const,
  constructor: 'own',
  toString: 'own too',
} as const satisfies Company;
`);
    expect(problems).toEqual([]);
    expect(located?.value).toEqual({
      legalName: 'Exämple 😀 Ltd',
      'quoted-key': "it's",
      numbers: [0, -1, 1.5, 1000, 16, 1000, 0],
      flags: [true, false, null],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of an escaped placeholder
      template: 'two\nlines ${kept}',
      nested: { deep: [{ a: 1 }, ['x']] },
      constructor: 'own',
      toString: 'own too',
    });
  });

  it('knows the place of every member, in UTF-16 columns, after characters outside ASCII', () => {
    const { located } = read(`export default {\n  /* é😀 */ 'na-me': 'ü', list: ['😀', { id: 'x' }],\n};\n`);
    const place = (path: PropertyKey[], part?: 'key' | 'value') => {
      const { file: of, line, col } = located!.locate(path, part);
      expect(of).toBe(file);
      return `${line}:${col}`;
    };
    expect(place([])).toBe('1:16');
    expect(place(['na-me'])).toBe('2:22');
    expect(place(['na-me'], 'key')).toBe('2:13');
    expect(place(['list', 0])).toBe('2:34');
    expect(place(['list', 1, 'id'])).toBe('2:46');
    expect(place(['list', 1, 'id'], 'key')).toBe('2:42');
    expect(place(['list', 1, 'gone', 'deeper'])).toBe('2:40');
    expect(place(['list', 7])).toBe('2:33');
    expect(place(['gone'], 'key')).toBe('1:16');
    expect(place(['na-me', 'constructor', 'name'])).toBe('2:22');
  });

  it.each([
    ['export default f()', literal('1:16', 'a function call')],
    ['export default { a: b }', literal('1:21', 'the variable "b"')],
    ['export default { a: undefined }', literal('1:21', 'the variable "undefined"')],
    ['export default [NaN]', literal('1:17', 'the variable "NaN"')],
    ['export default { a }', literal('1:18', 'a field without value')],
    ['export default { ["a"]: 1 }', literal('1:18', 'a computed key ("[…]")')],
    ['export default { ...x }', literal('1:18', 'a spread ("...")')],
    ['export default [...x]', literal('1:17', 'a spread ("...")')],
    ['export default { a() {} }', literal('1:18', 'a function')],
    ['export default { get a() { return 1 } }', literal('1:18', 'a getter or setter')],
    ['export default { set a(x) {} }', literal('1:18', 'a getter or setter')],
    ['export default { a: () => 1 }', literal('1:21', 'a function')],
    ['export default { a: function () {} }', literal('1:21', 'a function')],
    ['export default { a: class {} }', literal('1:21', 'a class')],
    ['export default { a: new Date() }', literal('1:21', '"new"')],
    ['export default { a: 1 + 1 }', literal('1:21', 'a calculation')],
    ['export default { a: true && 1 }', literal('1:21', 'a calculation')],
    ['export default { a: true ? 1 : 2 }', literal('1:21', 'a condition')],
    ['export default { a: !0 }', literal('1:21', 'the operator "!"')],
    ['export default { a: +1 }', literal('1:21', 'the operator "+"')],
    ['export default { a: -"1" }', literal('1:21', 'the operator "-"')],
    ['export default { a: -x }', literal('1:21', 'the operator "-"')],
    ['export default { a: typeof 1 }', literal('1:21', 'the operator "typeof"')],
    ['export default { a: process.env.A }', literal('1:21', 'a property access')],
    ['export default { a: a?.b }', literal('1:21', 'a property access')],
    ['export default { a: import("x") }', literal('1:21', 'a dynamic import')],
    ['export default { a: import.meta }', literal('1:21', '"import.meta"')],
    ['export default { a: await 1 }', literal('1:21', '"await"')],
    ['export default { a: (1, 2) }', literal('1:22', 'expressions joined by commas')],
    ['export default { a: this }', literal('1:21', '"this"')],
    ['export default { a: b = 1 }', literal('1:21', 'an assignment')],
    ['export default { a: f`x` }', literal('1:21', 'a function call (a tagged template)')],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source text of a template
    ['export default { a: `x${1}` }', literal('1:21', 'a template with a "${" placeholder')],
    ['export default { a: /x/ }', literal('1:21', 'a regular expression, a division or a comment without end')],
    ['export default { a: 1n }', literal('1:21', 'a bigint')],
    ['export default { a: 1 as number }', literal('1:21', 'a type assertion ("as")')],
    ['export default { a: <number>1 }', literal('1:21', 'a type assertion ("<…>")')],
    ['export default { a: 1! }', literal('1:21', 'a type assertion ("!")')],
    ['export default [1, , 2]', literal('1:16', 'a list with a hole (two commas in a row)')],
    ['export default { 1: 1 }', literal('1:18', 'a number as key')],
    ['export default { __proto__: { a: 1 } }', literal('1:18', 'the key "__proto__"')],
    ['export default { "__proto__": 1 }', literal('1:18', 'the key "__proto__"')],
    ['export default { a: 01234567 }', literal('1:21', 'the number 01234567 with a leading zero')],
    ['export default { a: 08901234 }', literal('1:21', 'the number 08901234 with a leading zero')],
    ['export default { a: 1e999 }', literal('1:21', 'the number 1e999, too large to keep exactly')],
    [
      'export default { a: 12345678901234567890 }',
      literal('1:21', 'the number 12345678901234567890, too large to keep exactly'),
    ],
    ['export default function () {}', literal('1:16', 'a function')],
    ['export default class {}', literal('1:16', 'a class')],
    ['export default interface A {}', literal('1:16', 'a type declaration')],
    ['import { a } from "x";\nexport default {}', literal('1:1', 'an import that is not "import type"')],
    ['import { type A } from "x";\nexport default {}', literal('1:1', 'an import that is not "import type"')],
    ['import "x";\nexport default {}', literal('1:1', 'an import that is not "import type"')],
    ['const a = 1;\nexport default {}', literal('1:1', 'a variable declaration')],
    ['run();\nexport default {}', literal('1:1', 'a function call')],
    ['"use strict";\nexport default {}', literal('1:1', 'a value on its own')],
    ['type A = 1;\nexport default {}', literal('1:1', 'a type declaration')],
    ['enum A { a }\nexport default {}', literal('1:1', 'an enum')],
    ['if (1) {}\nexport default {}', literal('1:1', 'code')],
    ['export const a = 1;\nexport default {}', literal('1:1', 'a named export')],
    ['export * from "x";\nexport default {}', literal('1:1', 'an export of another module')],
    ['export default {};\nexport default {}', literal('2:1', 'a second "export default"')],
    ['#!/usr/bin/env node\nexport default {}', literal('1:1', 'a "#!" line')],
    ['', literal('1:1', 'no "export default"')],
    ['// only a comment', literal('1:1', 'no "export default"')],
    ['export default {};;', literal('1:19', 'a semicolon without a statement')],
    ['export {}', [...literal('1:1', 'a named export'), ...literal('1:1', 'no "export default"')]],
  ])('refuses %s', (text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });

  it.each([
    ['', 'Write the data as "export default { … }".'],
    ['export default { 1: 1 }', 'Put the key in quotes.'],
    ['export default { a }', 'Write it as "name: value".'],
    ['export default { a: 01 }', 'Write it as text, in quotes.'],
    ['export default { a: 2026-02-03 }', 'Write the value itself; put dates and other texts in quotes.'],
    ['export default { a: f() }', 'Content is data and is never run: write the value itself.'],
    ['export default {} satisfies T?', 'Write the name of the type alone.'],
    ['import { a } from "x";\nexport default {}', 'Write "import type { … }".'],
    ['export default {};\nexport default {}', 'Keep one.'],
    ['export default { a: 1, a: 2 }', 'Keep one of the two.'],
    ['export default {\n=======\n}', 'Keep one of the two versions around it, and delete the line.'],
    ['import type { let } from "a";\nexport default {}', undefined],
  ])('says what to do about %j', (text, hint) => {
    expect(read(text).problems[0]?.hint).toBe(hint);
  });

  it('names every offender at once', () => {
    expect(problemsOf('import "x";\nexport default {\n  a: f(),\n  b: [g, { c: new H() }],\n};')).toEqual([
      ...literal('1:1', 'an import that is not "import type"'),
      ...literal('3:6', 'a function call'),
      ...literal('4:7', 'the variable "g"'),
      ...literal('4:15', '"new"'),
    ]);
  });

  it('refuses a key given twice, even with the same value or spelt with an escape', () => {
    expect(problemsOf('export default { a: 1,\n  "\\u0061": 1 }')).toEqual([
      'module-syntax 2:3 expected every key once, got "a" again',
    ]);
  });

  it.each([
    ['export default {\n  a: 1\n  b: 2\n}', '3:3 expected a comma or a closing bracket, got "b:"'],
    ['export default { a: 1,', '1:23 not valid TypeScript: '],
    ['export default { a: "x }', '1:21 expected the second quote of a text, got the end of the line'],
    ['export default { a: "é😀", b: }', '1:31 not valid TypeScript: '],
  ])('places a syntax error: %j', (text, start) => {
    const [first, ...others] = problemsOf(text);
    expect(first).toMatch(new RegExp(`^module-syntax ${start}`));
    expect(others).toEqual([]);
  });

  // The parser lets them pass; Node and TypeScript do not, and neither would another reader of these files.
  it.each(cases['refuses what only a lenient parser reads'] as [string, string][])(
    'refuses what only a lenient parser reads: %j',
    (text, place) => {
      const problems = problemsOf(text);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^module-syntax ${place} not valid TypeScript: `));
    },
  );

  it.each(cases['refuses what is no type of TypeScript'] as [string, string][])(
    'refuses what is no type of TypeScript: %j',
    (text, place) => {
      expect(problemsOf(text)).toEqual(literal(place, 'a type that TypeScript does not have'));
    },
  );

  it('names what is no data and what is no TypeScript at once, each line once', () => {
    expect(problemsOf("export default {\n  a: f(),\n  b: '\\8',\n  c: 010,\n};")).toEqual([
      ...literal('2:6', 'a function call'),
      ...literal('4:6', 'the number 010 with a leading zero'),
      'module-syntax 3:6 not valid TypeScript: Invalid escape sequence',
    ]);
  });

  it('accepts the types that people write, and \\0 before no digit is still a control character', () => {
    for (const type of [
      'T',
      'T.U',
      'Partial<T>',
      'T[]',
      '{ a?: string }',
      'import("gazette/content").Company',
      'A | B',
    ])
      expect(problemsOf(`export default {} satisfies ${type}`)).toEqual([]);
    expect(problemsOf("export default '\\0'")[0]).toMatch(/^file-encoding 1:17 /);
  });

  it('refuses forbidden characters behind escapes, in values and keys', () => {
    expect(problemsOf('export default { a: "x\\u202Ey", "\\0": ["\\uD800"] }')).toEqual([
      'file-encoding 1:23 expected plain text, got an escape for a bidirectional override (U+202E)',
      'file-encoding 1:34 expected plain text, got an escape for a control character (U+0000)',
      'file-encoding 1:41 expected plain text, got an escape for half of a surrogate pair (U+D800)',
    ]);
  });

  it('never runs anything', () => {
    const canary = 'gazetteCanary';
    const text = `globalThis.${canary} = 1;\nexport default { a: (globalThis.${canary} = 2), get b() { return globalThis.${canary} = 3 } }`;
    expect(read(text).located).toBeUndefined();
    expect(canary in globalThis).toBe(false);
  });

  it('allows 32 levels and no more', () => {
    const nested = (levels: number) => `export default ${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(problemsOf(nested(32))).toEqual([]);
    expect(problemsOf(nested(33))).toEqual(literal('1:48', 'nesting deeper than 32 levels'));
  });

  it('reads large honest data', () => {
    const items = Array.from({ length: 3000 }, (_, i) => ({
      id: `item-${i}`,
      at: [-0.1 - i, i + 0.5],
      on: i % 2 === 0,
      'a b': null,
    }));
    const { located, problems } = read(`export default ${JSON.stringify(items)}`);
    expect(problems).toEqual([]);
    expect(located?.value).toEqual(items);
  });

  const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((s) => findForbiddenCharacters(s).length === 0);
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      text,
      fc.integer(),
      fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .filter((n) => !Number.isInteger(n) || Number.isSafeInteger(n)),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(
        text.filter((key) => key !== '__proto__'),
        tie('value'),
        { maxKeys: 5, noNullPrototype: true },
      ),
    ),
  })).value;

  it('gives back any JSON value printed as a module', () => {
    fc.assert(
      fc.property(
        json,
        fc.constantFrom(undefined, 2),
        fc.constantFrom('', ' as const', ' satisfies T;'),
        (value, space, end) => {
          const { located, problems } = read(`export default ${JSON.stringify(value, null, space)}${end}\n`);
          expect(problems).toEqual([]);
          // JSON prints -0 as 0.
          expect(located?.value).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('answers any text without throwing', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      "'",
      '`',
      '\\',
      '/',
      '*',
      '\n',
      'a',
      '1',
      '-',
      'as',
      'const',
      'export default ',
      '😀',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        problemsOf(pieces.join(''));
      }),
      { numRuns: runs(2000) },
    );
  });
});
