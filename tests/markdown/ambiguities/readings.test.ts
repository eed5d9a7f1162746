import { expect, test } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { accepted, differences, differencesOf } from './differences.ts';

/** Accepted documents: 30,000 with LONG=1, or as many as MANY says; SEED gives others. */
const many = Number(process.env.MANY) || ([60, 300, 30_000][thoroughness - 1] ?? 60);

test.each([
  '[```](/x "t")```',
  '[``](/x/)``',
  '[a`](/x/)`',
  '![`](/x.png)`',
  '[~~~](/x "t")~~~',
  '```](/x "t")```',
  '> [```](/x "t")\n> ```',
  '- [```](/x "t")```\n- b',
])('a link whose text opens code is refused, or the same to every reader: %j', (markdown) => {
  const each = accepted(markdown);
  expect(each === undefined ? [] : differencesOf([each])).toEqual([]);
});

test.each([
  ...['- a\n    - b\n', '1. a\n    - b\n    - c\n\n2. d', '- a\n    - b\n        - c\n            - d\n- e'],
  ...['* a\n\n    * b\n\n    * c', '1. a\n   - b\n     more', '> - a\n>     - b', '10. a\n    - b', '- a\n   1. b'],
  ...['js{1,3}', 'ts:file.ts', 'application/json', 'C/C++', '{.python}', 'R&D', 'a|b', 'c:\\d'].map(
    (info) => `\`\`\`${info}\ncode\n\`\`\``,
  ),
  ...['**Note: read *this***', '***a** b*', '*a **b***', '***a* b**', '_a __b___', '**a (*b*)**'],
  ...['https://a.example/wiki/Köln', 'See https://a.example/漢字.', '(https://a.example/é?q=ü#ö)'],
])('what many write is accepted, and the same to every reader: %j', (markdown) => {
  const each = accepted(markdown);
  expect(each && differencesOf([each])).toEqual([]);
});

test('mirrors of what is accepted say the same to every reader', () => {
  const found = [...differences(Number(process.env.SEED ?? 1), many)];
  expect(found.slice(0, 5).join('\n')).toBe('');
  expect(found.length).toBe(0);
}, 3_600_000);
