import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { parseJsonText } from '../../../src/content/read/json-text.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { findForbiddenCharacters } from '../../../src/core/characters.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { mutated, textOf } from '../pieces.ts';
import { target } from '../target.ts';

const pieces = [
  ...'{}[],:"\'`\\ \n0187-+.eEx_na;()=>?!&|/*<',
  ...[
    'a: ',
    "'b': ",
    '"x"',
    'true',
    'null',
    'undefined',
    '-1',
    '0x1F',
    '1e3',
    '1_000',
    '08',
    '1n',
    '...',
    '`t`',
    '${',
    '\\u0041',
    '\\x41',
    '\\n',
    '\\8',
  ],
  ...[
    'f()',
    'a.b',
    'new A()',
    '() => 1',
    'get a() {}',
    '__proto__: ',
    'constructor: ',
    '[1]: ',
    ' as const',
    ' satisfies T',
    '//x\n',
    '/*x*/',
    '\u2028',
    'ü',
    '😀',
  ],
];

const literal = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => JSON.stringify(text)),
    fc
      .string({ unit: fc.constantFrom(...'ab\'"\\\n\t ü'), maxLength: 8 })
      .map((text) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`),
    fc.constantFrom(
      '0',
      '-0',
      '1.5',
      '1e3',
      '0x1f',
      '1_000',
      '-12',
      'true',
      'false',
      'null',
      '`a\\`b`',
      "'\\u{1F600}\\x41'",
    ),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', "'c-d'", '"e f"', 'constructor', 'toString'), tie('value')), {
        maxLength: 4,
      })
      .map(
        (members) =>
          `{ ${[...new Map(members as [string, string][])].map(([key, each]) => `${key}: ${each}`).join(', ')} }`,
      ),
  ),
})).value as fc.Arbitrary<string>;

function read(text: string) {
  const problems: Problem[] = [];
  const located = parseLiteralModule('content/company.ts', text, (problem) => problems.push(problem));
  equal(located === undefined, problems.length > 0, 'read and refused, or neither');
  return { located, problems };
}

/** Content has no -0: it reads as 0. */
const plain = (value: unknown) => JSON.stringify(value);

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value, null, 1)),
  mutated(
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
    [...'{}[],:"\\/ \n0-1.eE+', 'true', 'nul', '\\u00', '\\ud83d', '\u0007', 'é'],
  ),
  textOf(
    [...'{}[],:" \n0-1.e', '"a"', 'true', 'null', '\\u0041', '\\x', '1.', '.5', '01', '-', '1e', '\u00a0', '\ufeff'],
    14,
  ),
);

export const moduleTargets = [
  target(
    'module',
    'V8 evaluates an accepted literal to the same value',
    [fc.oneof(literal, mutated(literal, pieces)), fc.constantFrom('', ';', '\n')],
    (text, end) => {
      if (findForbiddenCharacters(text).length > 0) return;
      const { located } = read(`export default ${text}${end}`);
      if (!located || /\bas\b|satisfies|;/.test(text)) return;
      // It was accepted as data, so that there is nothing in it that could run.
      equal(plain(located.value), plain(new Function(`'use strict'; return (${text}\n)`)()));
    },
  ),
  target(
    'module-text',
    'what is refused has its places; what is accepted holds data alone',
    [textOf(pieces, 24), fc.boolean()],
    (text, isWrapped) => {
      const whole = isWrapped ? `export default { ${text} };\n` : text;
      const lines = whole.split('\n');
      const { located, problems } = read(whole);
      for (const { at } of problems)
        ok(
          at && 'line' in at && at.line >= 1 && at.line <= lines.length && at.col >= 1,
          `no such place: ${JSON.stringify(at)}`,
        );
      if (located) ok(isData(located.value), 'something other than data was read');
    },
  ),
  target('json', 'JSON.parse accepts the same texts, and reads the same values', [json], (text) => {
    const problems: Problem[] = [];
    const located = parseJsonText('content/waivers.json', text, 'contract-invalid', (problem) =>
      problems.push(problem),
    );
    let expected: unknown;
    try {
      expected = JSON.parse(text);
    } catch {
      equal(located, undefined, 'JSON.parse() refuses it');
      equal(problems.length, 1);
      return;
    }
    if (located === undefined)
      return ok(/every name once|levels/.test(problems[0]?.message ?? ''), `refused: ${problems[0]?.message}`);
    deepEqual(located.value, expected);
  }),
];

const isData = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
    Object.values(value).every(isData));
