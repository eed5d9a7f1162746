import { expect, it } from 'vitest';
import { parseFrontMatter } from '../../../../src/content/read/front-matter/front-matter.ts';
import type { Problem } from '../../../../src/core/problem.ts';

/** Each problem of front matter with these lines, with the text at its place. */
function told(lines: string): string[] {
  const text = `---\ntitle: A\n${lines}\nupdated: 2026-01-01\n---\n\nText.\n`;
  const problems: Problem[] = [];
  parseFrontMatter('content/pages/x.md', text, (problem) => void problems.push(problem));
  return problems.map(({ at, message, hint }) => {
    const [line, col] = at && 'line' in at ? [at.line, at.col] : [0, 0];
    return `${text.split('\n')[line - 1]?.slice((col ?? 1) - 1)} | ${message} | ${hint}`;
  });
}

const outside = (text: string) =>
  `${text} | expected "- " where an item begins, got "${text}", which stands in no item | Put "- " in front of the first line of its item, or delete what is left of the item.`;
const below = (text: string) =>
  `${text} | expected the name of a field above its items, got "${text}" below none | Write the name and a colon on a line above the items, or delete what is left of them.`;

it.each([
  ['its first line', 'figures:\n  - value: 24 h\n    label: x\n    label: y', 'label: y'],
  ['its first line, of the first', 'figures:\n    label: x\n  - value: 3\n    label: y', 'label: x'],
  ['its dash, and the spaces after it', 'figures:\n  - value: 24 h\n    label: x\n  label: y', 'label: y'],
  ['its dash alone', 'figures:\n  - value: 3\n    label: y\n  value: 4\n    label: z', 'value: 4'],
  ['its dash, of the first', 'figures:\n    value: 3\n    label: y\n  - value: 4\n    label: z', 'value: 3'],
  ['the dash of a text', 'formerly:\n  - /old/\n  /older/', '/older/'],
  ['its first line, of a list within', 'call:\n  links:\n    - label: a\n      to: /a/\n      to: /b/', 'to: /b/'],
  ['the name of the field', '  - value: 3\n    label: y', '- value: 3', below],
  ['the name of a field without spaces before its items', '- value: 3\n  label: y', '- value: 3', below],
] as const)('an item without %s', (_, lines, text, say: (text: string) => string = outside) => {
  expect(told(lines)).toEqual([say(text)]);
});

it.each([
  [
    'half of the name of a field',
    'figures:\n  - value: 3\n    lab\n  - value: 4\n    label: z',
    /^lab \| expected a field written "name: value", got "lab" \| Write each field of the item as/,
  ],
  ['a field twice', 'order: 1\norder: 2', /^order: 2 \| .* \| Keep one of the two\.$/],
  ['a colon beside a sound list', 'formerly:\n  - /old/\n  - /older/\ndescription: a: b', /^a: b|^: b|^b/],
  ['a second line of a text', 'a:\n  - b: c: d\n      lab', /^: d|^c: d/],
  ['a bracket that is not closed', 'formerly: [/old/', /a list in brackets ends with \]\.$/],
])('%s has a hint of its own', (_, lines, words) => {
  const [first = '', ...more] = told(lines);
  expect(first).toMatch(words);
  expect([first, ...more].join()).not.toContain('"- "');
});

it.each([
  [
    'lists, lists in them, and a text on two lines',
    'a:\n  - b: 1\n    c:\n      - d\n      - e\n    f: g\n      h\n  - b: 2\ni:\n- j\n- k',
  ],
  ['an item whose fields begin below its dash', 'a:\n  -\n    b: 1\n  - b: 2'],
])('%s are read', (_, lines) => {
  expect(told(lines)).toEqual([]);
});

it('is told in a moment in the longest of blocks', () => {
  const lines = `a:\n  - b: 1\n${'    c: 2\n'.repeat(1700)}`;
  expect(lines.length).toBeGreaterThan(15_000);
  expect(told(lines.trimEnd())).toEqual([outside('c: 2')]);
});
