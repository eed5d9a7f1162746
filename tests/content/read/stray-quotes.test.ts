import { describe, expect, it } from 'vitest';
import { findStrayQuotes, parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { Problem } from '../../../src/core/problem.ts';
import cases from './stray-quotes.cases.json' with { type: 'json' };

function problemsOf(body: string): string[] {
  const problems: Problem[] = [];
  const text = `export default {\n${body}\n} satisfies X;\n`;
  parseLiteralModule('content/x.ts', text, (problem) => void problems.push(problem));
  return problems.map(
    ({ code, at, message }) => `${code} ${at && 'line' in at ? `${at.line}:${at.col}` : ''} ${message}`,
  );
}
const stray = (place: string, name = 'an apostrophe') =>
  `module-syntax ${place} expected the end of the text, got ${name} within it`;

describe('a quote within a text of a typed module', () => {
  it.each(cases as [string, string[]][])('is one problem, where it stands: %j', (body, places) => {
    expect(problemsOf(body)).toEqual(places.map((place) => stray(place)));
  });

  it('may be a double one', () => {
    expect(problemsOf('  a: "the "best" one",')).toEqual([stray('2:11', 'a quotation mark')]);
  });

  it.each([
    ["  a: 'x'\n  b: 'y',", /^module-syntax 3:3 expected a comma or a closing bracket, got "b:"/],
    ["  a: 'x' b: 'y',", /^module-syntax 2:10 expected a comma or a closing bracket, got "b:"/],
    ["  a: 'open,\n  b: 'y',", /^module-syntax 2:6 expected the second quote of a text, got the end of the line/],
    ["  d: 'open, email: 'y@z.example',", /^module-syntax 2:6 expected a text between two quotes, got none at its end/],
    ["  d: open', email: 'y@z.example',", /^module-syntax 2:10 expected a text between two quotes, got none before it/],
    ['  a: \u201cx\u201d,', /^module-syntax 2:6 not valid TypeScript/],
  ])('is not what is wrong in %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    "  a: 'x' as const, b: 'y' satisfies string,",
    "  a: 'it\\'s', b: \"it's\", 'c d': 'x', // it's fine\n  e: ['x', 'y'],",
    "  a: '「引用」', b: 'l’été', c: 'قال \"نعم\"',",
  ])('is not seen in %j', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });
});

const hintsOf = (body: string): (string | null | undefined)[] => {
  const problems: Problem[] = [];
  parseLiteralModule('content/x.ts', `export default {\n${body}\n} satisfies X;\n`, (one) => void problems.push(one));
  return problems.map(({ hint }) => hint);
};

it.each([
  ["  a: 'x'\n  b: 'y',", /comma/],
  ["  a: ['x' 'y'],", /comma/],
  ["  a-b: 'x',", /hyphen/],
  ['  a: 31.12.1999,', /in quotes/],
  ["  a: 'x';\n  b: 'y',", /comma/],
  ["  a: 'x'，\n  b: 'y',", /comma/],
  ["  a: [],,\n  b: 'y',", /comma/],
  ["  a 'x',", /colon/],
  ["  a: { b: 'x',", /bracket/],
  ["  a: 'x']},", /bracket/],
  ['  # x', /\/\//],
  ['  a: 2026-02-03,', /in quotes/],
  ["  a: '\\600',", /backslash/],
])('what does not parse tells what to do: %j', (body, says) => {
  expect(hintsOf(body)).toEqual([expect.stringMatching(says)]);
});

it.each([
  ["  a: 'it's',", 'Write \\\' or ’, or put the whole text between two ".'],
  ['  a: "the "best" one",', 'Write \\" or “ and ”, or put the whole text between two \'.'],
  ["  d: 'open, email: 'y@z.example',", "Write 'text'."],
  ['  d: open", email: "y@z.example",', 'Write "text".'],
])('and how a text is quoted: %j', (body, hint) => {
  expect(hintsOf(body)).toEqual([hint]);
});

it.each([
  ["a: 'x' satisfies string, b: 'y' as const, c: ['z' 'z']", []],
  ["a: 'x' satisfying", [{ offset: 5, quote: "'" }]],
  ["a: 'open,b:'x'", [{ offset: 3, quote: "'", missing: 'end' }]],
  ["a: 'open, b : 'x'", [{ offset: 14, quote: "'" }]],
  ["a: open', b: 'x'", [{ offset: 7, quote: "'", missing: 'start' }]],
  ['a: "x"y', [{ offset: 5, quote: '"' }]],
  ["a: ''y\nb: ''y", [4, 11].map((offset) => ({ offset, quote: "'" }))],
])('a text is told from what stands behind it: %j', (text, found) => {
  expect(findStrayQuotes(text)).toEqual(found);
});

it('comments without end are looked for once', () => {
  expect(findStrayQuotes('/*('.repeat(80_000))).toEqual([]);
});
