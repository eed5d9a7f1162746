import { expect, it } from 'vitest';
import { syntaxHint } from '../../../src/content/read/literal/module.ts';

const straight = "Put texts in straight quotes: 'text'.";
const comma = 'Is a comma missing before this?';
const quotes = /^Does each text on this line have a quote at both ends\?/;
const bracket = 'Is a bracket missing above, or one too many?';
const quoted = 'Put texts in quotes, and names of fields that hold a space or a hyphen.';

// The place where the parser stopped is marked with a bar.
it.each([
  ['a: |“x”', 'other', straight],
  ['a: |«x»', 'other', straight],
  ["a: 'x'|，\nb", 'other', 'A comma separates fields and items: ,'],
  ["a: 'x'|;\nb: 1", 'comma', 'A comma separates fields and items: ,'],
  ['} satisfies X|;\n', 'other', bracket],
  ["a: '|\\600'", 'octal', 'A backslash before a digit has another meaning; write \\\\ for a backslash that is shown.'],
  ['  |# x', 'other', 'A remark begins with //.'],
  ['  #| x', 'other', 'A remark begins with //.'],
  ["  a |'x',", 'comma', "A field is written with a colon: name: 'text'."],
  ['{ a1\t|"x" }', 'comma', "A field is written with a colon: name: 'text'."],
  ["a |'x'", 'comma', "A field is written with a colon: name: 'text'."],
  ["  a: 'x' |'y'", 'comma', comma],
  ["  |'y'", 'comma', quoted],
  ["  a: -b |'y'", 'comma', quoted],
  ["  a: |'x", 'string-end', quotes],
  ["b: 'y',\n  a: it|'s 'x'\nc: 'z'", 'comma', quotes],
  ["  a: 'it\\'s' |b", 'comma', comma],
  ['  a: "it" |b', 'comma', comma],
  ["c: 'z\na: 1,|,\nb: 'y", 'other', 'Delete the second comma.'],
  ["a: [{ b: 'c' }, d|: 'e' }]", 'comma', /^This field stands in no item: put \{/],
  ["a: [\n  { b: 'c',\n  |{ b: 'd' }]", 'other', /^The \{ of line 2 is not closed/],
  ["a: [{ b: 'c' }, { b: 'd'|]", 'comma', /^The \{ of line 1 is not closed/],
  ['a: [1|}', 'other', bracket],
  ['a: [1|', 'other', bracket],
  ['a: [1|)', 'other', bracket],
  ['] satisfies |X', 'other', bracket],
  ['a: [1] |X', 'other', bracket],
  ['a: {}\n|X', 'other', bracket],
  ['a: {}\n|b: 1', 'comma', comma],
  ["a: { b: 1 } |'c': 2", 'comma', comma],
  ['a: {} b, c: ddddddddddddddddddddddd |X', 'other', undefined],
  ['a: x |y', 'other', undefined],
  ['a: x |y', 'comma', quoted],
  ['[1], x |y', 'comma', quoted],
  ['a|-b: 1', 'comma', quoted],
  ['a: "x"  |b', 'comma', comma],
  ['a: x\n  |b: 1', 'comma', comma],
] as const)('%j (%s)', (text, kind, hint) => {
  const found = syntaxHint(text.replace('|', ''), text.indexOf('|'), kind);
  expect(found).toEqual(hint instanceof RegExp ? expect.stringMatching(hint) : hint);
});
