import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../src/content/read/literal/module.ts';
import { insertItem } from '../../src/edit/source/insert-item.ts';
import { toStringLiteral } from '../../src/edit/source/string-literal.ts';
import { applyEdits, toOffset } from '../../src/edit/source/text-edit.ts';
import { renderMarkdownFile } from '../../src/edit/source/yaml.ts';
import { createCodeFrame, renderCodeFrame } from '../../src/terminal/code-frame.ts';

const fail = (problem: unknown) => {
  throw new Error(JSON.stringify(problem));
};
/** A line as fields hold it: visible characters, no space at its ends. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((s) => s.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, '').trim())
  .filter((s) => s !== '');
const runs = { numRuns: 300, seed: 2 };

describe('markdownFile', () => {
  it('writes front matter that reads back as what was given', () =>
    fc.assert(
      fc.property(line, line, line, (title, description, body) => {
        const text = renderMarkdownFile(
          { title, description, order: 10, slug: undefined, metadata: { updated: '2026-01-02' } },
          body,
        );
        const source = parseFrontMatter('x.md', text, fail)!;
        expect(source.frontMatter.value).toEqual({
          title,
          description,
          order: '10',
          metadata: { updated: '2026-01-02' },
        });
        expect(source.body).toBe(`\n${body}\n`);
      }),
      runs,
    ));

  it('quotes only what needs it', () =>
    expect(
      renderMarkdownFile({ a: 'Plain words, here.', b: 'no', c: 'x: y', d: new Date('2026-01-02'), e: '- z' }, 'Body.'),
    ).toBe('---\na: Plain words, here.\nb: "no"\nc: "x: y"\nd: 2026-01-02\ne: "- z"\n---\n\nBody.\n'));
});

describe('insertItem', () => {
  const item = { id: 'new', name: "It's new", workflows: ['a', 'b'] };
  const read = (text: string) => parseLiteralModule('x.ts', text, fail)!.value;

  it('adds to a list on lines of its own, after comments that belong to the last item', () => {
    const source = `// head
export default {
  list: [
    { id: 'one' }, // the first
    {
      id: 'two', /* why */
    }, // the second
    // { id: 'later' },
  ],
  after: 1, // kept
};
`;
    expect(insertItem(source, 'list', item)).toBe(`// head
export default {
  list: [
    { id: 'one' }, // the first
    {
      id: 'two', /* why */
    }, // the second
    {
      id: 'new',
      name: "It's new",
      workflows: ['a', 'b'],
    },
    // { id: 'later' },
  ],
  after: 1, // kept
};
`);
  });

  it.each([
    ['without a comma after the last item', "export default {\n  list: [\n    { id: 'one' } // first\n  ],\n};\n"],
    ['to an empty list', 'export default { list: [] };\n'],
    ['to a list on one line', "export default { list: [{ id: 'one' }, { id: 'two' }] };\n"],
    ['after a trailing comma on one line', "export default { list: [{ id: 'one' }, ] };\n"],
    ['with satisfies', "export default { list: [\n  { id: 'one' },\n] satisfies unknown } as const;\n"],
  ])('adds %s', (_name, source) => {
    const before = read(source) as { list: unknown[] };
    const after = insertItem(source, 'list', item)!;
    expect(read(after)).toEqual({ list: [...before.list, item] });
    expect(after.replace(/\s/g, '').length).toBeGreaterThan(source.replace(/\s/g, '').length);
  });

  it.each([
    "export default {\n  updated: '2026-01-05', // kept\n} satisfies unknown;\n",
    "export default {\n  updated: '2026-01-05' // kept\n};\n",
    "export default { updated: '2026-01-05' };\n",
  ])('adds the list too, where there is none: %j', (source) => {
    const after = insertItem(source, 'list', item)!;
    expect(read(after)).toEqual({ updated: '2026-01-05', list: [item] });
    expect(after.includes("'2026-01-05', // kept\n  list: [\n")).toBe(source.includes('// kept'));
  });

  it.each([
    ['nothing', 'export default {};'],
    ['no list', "export default { list: 'x' };"],
    ['code', 'export default { list: [f()] };'],
    ['broken', 'export default { list: ['],
  ])('leaves a module alone that has %s', (_name, source) => expect(insertItem(source, 'list', item)).toBeUndefined());

  it.each([
    ['a list of lines', "export default {\n  list: [\n    { id: 'one' }, // first\n  ],\n};\n"],
    ['an item without comma', "export default {\n  list: [\n    { id: 'one' } /* first */\n  ],\n};\n"],
    ['an empty list', 'export default {\n  list: [],\n};\n'],
  ])("keeps a file's own line ends and its byte order mark: %s", (_name, source) => {
    const after = insertItem(source, 'list', item)!;
    expect(insertItem(source.replaceAll('\n', '\r\n'), 'list', item)).toBe(after.replaceAll('\n', '\r\n'));
    expect(insertItem(`\ufeff${source}`, 'list', item)).toBe(`\ufeff${after}`);
    // The line end that most lines have is taken.
    const mixed = source.replaceAll('\n', '\r\n').replace(/\r\n$/, '\n');
    expect(insertItem(mixed, 'list', item)).toBe(after.replaceAll('\n', '\r\n'));
  });

  it('writes texts that read back as themselves', () =>
    fc.assert(
      fc.property(line, (text) => {
        expect(read(`export default { text: ${toStringLiteral(text)} };`)).toEqual({ text });
      }),
      runs,
    ));
});

describe('text edits', () => {
  it('change what they name and nothing else', () => {
    expect(
      applyEdits('abcdef', [
        { start: 4, end: 5, text: 'X' },
        { start: 1, end: 1, text: '-' },
      ]),
    ).toBe('a-bcdXf');
    expect(() =>
      applyEdits('abc', [
        { start: 0, end: 2, text: '' },
        { start: 1, end: 3, text: '' },
      ]),
    ).toThrow(/overlap/);
    expect(toOffset('ab\ncd\nef', { line: 3, col: 2 })).toBe(7);
  });
});

describe('code frames', () => {
  const source = ['one', 'two', '\tthree', 'four', 'five'].join('\n');
  it('shows the lines around a place, with a mark below it', () =>
    expect(renderCodeFrame(createCodeFrame(source, { line: 3, col: 2 }, 1))).toBe(
      '  2 | two\n> 3 |  three\n    |  ^\n  4 | four',
    ));
  it('ends with the file, and counts CRLF as one line end', () =>
    expect(renderCodeFrame(createCodeFrame('a\r\nb', { line: 2, col: 1 }))).toBe('  1 | a\n> 2 | b\n    | ^'));
  it('cuts long lines around the place', () => {
    const long = `${'x'.repeat(300)}HERE${'y'.repeat(300)}`;
    const frame = createCodeFrame(long, { line: 1, col: 301 });
    expect(frame.lines[0]!.slice(frame.col - 1, frame.col + 3)).toBe('HERE');
    expect(frame.lines[0]!.length).toBeLessThan(110);
  });
});
