import { describe, expect, it } from 'vitest';
import { builtWith as built } from './built-with.ts';
import { type Planted, planted } from './items.ts';
import { escaped, nothing, page, places } from './places.ts';

/** Typed modules in which every item stands on a line of its own. */
const modules: Readonly<
  Record<string, readonly [head: string, row: (text: string, n: number) => string, tail: string]>
> = {
  'content/facts/notes.ts': [
    `export default {
  updated: '2026-03-01',
  title: 'Notes',
  item: 'Note',
  description: 'What is noted.',
  fields: { note: { kind: 'text', description: 'A note.' } },
  items: [
`,
    (text, n) => `    { id: 'i${n}', note: ${text} },`,
    '  ],\n};\n',
  ],
  'content/industries.ts': [
    "export default {\n  updated: '2026-03-01',\n  industries: [\n",
    (text, n) => `    { id: 'i${n}', name: 'Industry ${n}', summary: ${text}, solutions: [] },`,
    '  ],\n};\n',
  ],
};

describe('what is planted', () => {
  const items = planted(7);

  it('are more than eighty kinds', () => {
    expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(80);
  });

  it.each(Object.entries(places))('is found in %s, each with its code', (_place, at) => {
    const files = items.map(({ text }, i) => at(text, String(i), i));
    const found = built(new Map(files));
    const missed = items.filter(
      ({ code }, i) => !found.get(files[i]?.[0] ?? '')?.some((problem) => problem.code === code),
    );
    expect(missed.map(({ kind }: Planted) => kind)).toEqual([]);
  });

  it.each(Object.entries(modules))('is found in %s, each at its line', (file, [head, row, tail]) => {
    const rows = items.map(({ text }, i) => row(JSON.stringify(text), i));
    const found = built(new Map([[file, `${head}${rows.join('\n')}\n${tail}`]])).get(file) ?? [];
    const first = head.split('\n').length;
    const missed = items.filter(
      ({ code }, i) =>
        !found.some((each) => each.code === code && each.at && 'line' in each.at && each.at.line === first + i),
    );
    expect(missed.map(({ kind }) => kind)).toEqual([]);
  });

  it('is found in the name of a file of public/', () => {
    const names = { 'nhs-943-476-5919.pdf': 'private-person', 'passport-number-925665416.txt': 'private-person' };
    const found = built(new Map(Object.keys(names).map((name) => [`public/${name}`, ''])));
    for (const [name, code] of Object.entries(names))
      expect(
        found.get(`public/${name}`)?.map((each) => each.code),
        name,
      ).toContain(code);
  });

  it('is told once: at its line and column, and not again of what is rendered from it', () => {
    const text = page('A page', nothing, 'One line.\n\nThe server is 10.1.7.9 today.');
    const found = built(new Map([['content/pages/x.md', text]]));
    expect([...found.values()].flat()).toMatchObject([
      { code: 'private-internal', at: { file: 'content/pages/x.md', line: 9, col: 15 }, says: '10.1.7.9' },
    ]);
  });

  it('is found in what is rendered where no file holds it: facts that make one when they are put together', () => {
    const [{ text: key } = { text: '' }] = items;
    const [whole = ''] = /AKIA\w+/.exec(key) ?? [];
    const halves = [whole.slice(0, 9), whole.slice(9)];
    const module = modules['content/facts/notes.ts'];
    const facts = `${module?.[0]}${module?.[1](JSON.stringify(halves[0]), 0)}\n${module?.[1](JSON.stringify(halves[1]), 1)}\n${module?.[2]}`;
    const body = page('A page', nothing, '{{notes.i0.note}}{{notes.i1.note}}');
    const found = built(
      new Map([
        ['content/facts/notes.ts', facts],
        ['content/pages/x.md', body],
      ]),
    );
    expect([...found.values()].flat()).toMatchObject([
      { code: 'private-secret', at: { file: expect.stringMatching(/^\//) } },
    ]);
  });

  it('never says the whole of it', () => {
    const files = items.map(
      ({ text }, i) => [`content/pages/x-${i}.md`, page('A page', nothing, escaped(text))] as const,
    );
    for (const { code, message, says = '', hint = '' } of [...built(new Map(files)).values()].flat())
      if (code === 'private-secret' || code === 'private-person')
        for (const { text } of items)
          for (const word of text.split(/\s/).filter((each) => /\d.*\d.*\d/.test(each) && each.length > 9))
            expect(`${message} ${says} ${hint}`).not.toContain(word);
  });
});
