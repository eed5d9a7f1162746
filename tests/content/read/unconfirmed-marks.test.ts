import { expect, it } from 'vitest';
import { formatFieldPath } from '../../../src/content/check/path-sources.ts';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { parseUnconfirmedMark } from '../../../src/content/read/unconfirmed-marks.ts';

const marksOf = (text: string) =>
  (parseLiteralModule('content/company.ts', text, () => {})?.unconfirmed ?? []).map(
    ({ path, from, at }) => `${formatFieldPath(path) ?? 'all'} ${from} ${at.line}:${at.col}`,
  );

it.each([
  ['from imprint/index.html:42, unconfirmed', 'imprint/index.html:42'],
  ['suggested, unconfirmed', 'suggested'],
  ['unconfirmed', ''],
  ['Unconfirmed ', ''],
  ['This was unconfirmed once.', undefined],
  ['the unconfirmed', undefined],
])('a comment "%s"', (comment, from) => {
  expect(parseUnconfirmedMark(comment)).toBe(from);
});

it('a mark is of the value below it, in objects and lists', () => {
  expect(
    marksOf(`export default {
  // from a.html:1, unconfirmed
  name: 'A', // from b.html:2, unconfirmed
  // A note.
  // from c.html:3, unconfirmed
  // Another.
  address: {
    town: 'B',
    /* from d.html:4, unconfirmed */ code: '1',
  },
  list: [
    // from e.html:5, unconfirmed
    { id: 'x' },
    { id: 'y', /* unconfirmed */ name: 'z' },
  ],
};
`),
  ).toEqual([
    'all b.html:2 3:14',
    'name a.html:1 3:9',
    'address c.html:3 7:12',
    'address.code d.html:4 9:44',
    'list[0] e.html:5 13:5',
    'list[1].name  14:40',
  ]);
});

it('a mark that stands before no value is of the whole file: none is lost', () => {
  expect(marksOf("// from a.html:1, unconfirmed\nexport default { name: 'A' };\n")).toEqual(['all a.html:1 1:1']);
  expect(marksOf("export default {\n  name: 'A',\n  // from a.html:1, unconfirmed\n};\n")).toEqual([
    'all a.html:1 3:3',
  ]);
  expect(marksOf("export default { name: ', unconfirmed' };\n")).toEqual([]);
});

it('in front matter it is of the file, and in the text below it is text', () => {
  const read = (head: string) =>
    parseFrontMatter('content/faq/a.md', `---\n${head}question: Why?\n---\n\n# from x:1, unconfirmed\n`, () => {});
  expect(read('# from faq.csv:3, unconfirmed\n')?.unconfirmed).toEqual([
    { path: [], from: 'faq.csv:3', at: { file: 'content/faq/a.md', line: 2, col: 1 } },
  ]);
  expect(read('')?.unconfirmed).toBeUndefined();
});
