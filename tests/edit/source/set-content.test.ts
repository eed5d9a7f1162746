import { describe, expect, it } from 'vitest';
import { setContent } from '../../../src/edit/source/set-content.ts';
import type { ValueChange } from '../../../src/edit/source/set-literal.ts';
import cases from './set-content.cases.json' with { type: 'json' };

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
  it.each(cases['gets …, and nothing else changes'] as [string, string, ValueChange, string, string][])(
    'gets %s, and nothing else changes',
    (_name, pointer, change, from, to) => expect(changed(source, pointer, change)).toBe(source.replace(from, to)),
  );

  it.each(cases['gets a member that it did not have'] as [string, string, ValueChange, string, string][])(
    'gets a member that it did not have: %s',
    (_name, pointer, change, from, to) => expect(changed(source, pointer, change)).toBe(source.replace(from, to)),
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
  it.each(cases['gets …, and nothing else changes 2'] as [string, string, ValueChange, string, string][])(
    'gets %s, and nothing else changes',
    (_name, pointer, change, from, to) => {
      const made = set('content/pages/x.md', page, pointer, change)?.text;
      expect(made).toBe(page.replace(from, () => to));
    },
  );

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
