import { describe, expect, it } from 'vitest';
import { setContent } from '../../../src/edit/source/set-content.ts';
import type { ValueChange } from '../../../src/edit/source/set-literal.ts';

const names = ['updated', 'title', 'description', 'number', 'list', 'people', 'address', 'formerly'];
const set = (file: string, text: string, pointer: string, change: ValueChange) =>
  setContent(file, text, pointer, change, (path) => (path.length === 0 ? names : ['id', 'name', 'role', 'city']));
const changed = (text: string, pointer: string, change: ValueChange) =>
  set('content/x.ts', text, pointer, change)?.text;

const source = `// head
export default {
  updated: '2026-01-05', // kept
  /* about the number */
  number: 7,
  list: ['a', "b", 'c'],
  people: [
    // the first of them
    { id: 'ann', name: 'Ann' }, // since 2020
    {
      id: 'bob', /* or Robert */
      role: 'chair',
    },
    // { id: 'later' },
  ],
  address: { city: 'Bonn' },
} satisfies unknown;
`;

describe('a typed module', () => {
  it.each<[string, string, ValueChange, string, string]>([
    ['a text', '/updated', { value: "it's" }, "'2026-01-05'", '"it\'s"'],
    ['a number', '/number', { value: 12.5 }, '7,', '12.5,'],
    ['a switch', '/number', { value: false }, '7,', 'false,'],
    ['an item of a list', '/list/1', { value: 'B' }, '"b"', "'B'"],
    ['a list on one line', '/list', { value: ['c', 'a', 'd'] }, `['a', "b", 'c']`, "['c', 'a', 'd']"],
    ['a member of an item', '/people/1/role', { value: 'treasurer' }, "'chair'", "'treasurer'"],
    [
      'what was typed',
      '/address',
      { source: "{ city: 'Ulm' /* x */ }" },
      "{ city: 'Bonn' }",
      "{ city: 'Ulm' /* x */ }",
    ],
  ])('gets %s, and nothing else changes', (_name, pointer, change, from, to) =>
    expect(changed(source, pointer, change)).toBe(source.replace(from, to)),
  );

  it.each<[string, string, ValueChange, string, string]>([
    ['on a line of its own', '/title', { value: 'T' }, '// kept\n', "// kept\n  title: 'T',\n"],
    ['before all others', '/people/1/id2', { value: 1 }, "role: 'chair',\n", "role: 'chair',\n      id2: 1,\n"],
    ['in its place in an item', '/people/1/name', { value: 'Bob' }, 'Robert */\n', "Robert */\n      name: 'Bob',\n"],
    ['in an object on one line', '/address/name', { value: 'HQ' }, "{ city: 'Bonn' }", "{ name: 'HQ', city: 'Bonn' }"],
    [
      'with the objects around it',
      '/formerly/old/name',
      { value: 'X' },
      "'Bonn' },\n",
      "'Bonn' },\n  formerly: { old: { name: 'X' } },\n",
    ],
    ['as an item of a list', '/list/3', { value: 'd' }, `['a', "b", 'c']`, `['a', "b", 'c', 'd']`],
  ])('gets a member that it did not have: %s', (_name, pointer, change, from, to) =>
    expect(changed(source, pointer, change)).toBe(source.replace(from, to)),
  );

  it('keeps the comments of items that change places, and names those that go', () => {
    const people = [
      { id: 'bob', role: 'chair' },
      { id: 'ann', name: 'Ann' },
      { id: 'cy', name: 'Cy' },
    ];
    const moved = set('content/x.ts', source, '/people', { value: people });
    expect(moved?.text).toContain(`  people: [
    {
      id: 'bob', /* or Robert */
      role: 'chair',
    },
    // the first of them
    { id: 'ann', name: 'Ann' }, // since 2020
    { id: 'cy', name: 'Cy' },
    // { id: 'later' },
  ],
`);
    expect(moved?.lost).toEqual([]);
    const less = set('content/x.ts', source, '/people/0', { remove: true });
    expect(less?.text).toContain("  people: [\n    // the first of them\n    {\n      id: 'bob'");
    expect(less?.lost).toEqual(['// since 2020']);
  });

  it.each<[string, string, string]>([
    ['/number', '  number: 7,\n', ''],
    ['/list/0', `['a', "b", 'c']`, `["b", 'c']`],
    ['/list/2', `['a', "b", 'c']`, `['a', "b"]`],
    ['/people/1/role', "      role: 'chair',\n", ''],
  ])('loses a member: %s', (pointer, from, to) =>
    expect(changed(source, pointer, { remove: true })).toBe(source.replace(from, to)),
  );

  it('puts a long text on a line of its own, and back', () => {
    const long = 'x'.repeat(110);
    const low = `export default {\n  title:\n    '${long}',\n};\n`;
    expect(changed("export default {\n  title: 'a',\n};\n", '/title', { value: long })).toBe(low);
    expect(changed(low, '/title', { value: 'a' })).toBe("export default {\n  title: 'a',\n};\n");
  });

  it('keeps its line ends and its byte order mark', () => {
    const windows = `\ufeff${source.replaceAll('\n', '\r\n')}`;
    expect(changed(windows, '/title', { value: 'T' })).toBe(
      `\ufeff${source.replace('// kept\n', "// kept\n  title: 'T',\n").replaceAll('\n', '\r\n')}`,
    );
  });

  it.each<[string, ValueChange]>([
    ['/list/9', { value: 'x' }],
    ['/title', { remove: true }],
    ['/number/x', { value: 1 }],
    ['/address', { source: "{ city: 'Ulm' }, number: 8" }],
    ['/address', { source: 'process.exit()' }],
    ['/address', { source: '{ city:' }],
    ['title', { value: 'x' }],
  ])('is left alone where that cannot be: %s %j', (pointer, change) =>
    expect(changed(source, pointer, change)).toBeUndefined(),
  );
});

const page = `---
# about the page
title: Privacy # short
description: "What we keep"
updated: 2026-01-05
formerly:
  # of the old site
  - /old/
  - '/older/' # 2019
metadata:
  role: x
---

First paragraph.

- a list

\`\`\`
a fence

with a gap
\`\`\`

Last.
`;

describe('a Markdown file', () => {
  it.each<[string, string, ValueChange, string, string]>([
    ['a text', '/title', { value: 'Privacy: all' }, 'title: Privacy #', 'title: "Privacy: all" #'],
    ['a day', '/updated', { value: '2026-02-01' }, '2026-01-05', '2026-02-01'],
    ['a number that was not there', '/number', { value: 10 }, '-01-05\n', '-01-05\nnumber: 10\n'],
    [
      'a day behind the last',
      '/validUntil',
      { value: '2027-01-01' },
      '  role: x\n',
      '  role: x\nvalidUntil: 2027-01-01\n',
    ],
    ['another item', '/formerly/0', { value: '/x/' }, '- /old/', '- /x/'],
    [
      'items in another order',
      '/formerly',
      { value: ['/older/', '/new/'] },
      "  - /old/\n  - '/older/' # 2019\n",
      "  - '/older/' # 2019\n  - /new/\n",
    ],
    ['a nested text', '/metadata/role', { value: 'y' }, 'role: x', 'role: y'],
    ['no text any more', '/description', { remove: true }, 'description: "What we keep"\n', ''],
    ['a block', 'body/0', { value: 'Other words.' }, 'First paragraph.', 'Other words.'],
    ['a fence', 'body/2', { value: 'Text.' }, '```\na fence\n\nwith a gap\n```', 'Text.'],
  ])('gets %s, and nothing else changes', (_name, pointer, change, from, to) => {
    const made = set('content/pages/x.md', page, pointer, change)?.text;
    expect(made).toBe(page.replace(from, () => to));
  });

  it('gets another body', () => {
    const made = set('content/pages/x.md', page, 'body', { value: '\nAll new.\n\n' })?.text;
    expect(made).toBe(`${page.slice(0, page.indexOf('First'))}All new.\n`);
    expect(set('content/pages/x.md', '---\ntitle: a\n---\n', 'body', { value: 'New.' })?.text).toBe(
      '---\ntitle: a\n---\n\nNew.\n',
    );
  });

  it.each<[string, ValueChange]>([
    ['body/9', { value: 'x' }],
    ['body', { value: 3 }],
    ['/nothing', { remove: true }],
    ['/title', { source: 'x' }],
  ])('is left alone where that cannot be: %s', (pointer, change) =>
    expect(set('content/pages/x.md', page, pointer, change)).toBeUndefined(),
  );
});
