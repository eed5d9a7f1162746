import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { kept } from '../../support/kept.ts';
import { type Planted, planted } from './items.ts';

const fixture = new URL('../../fixtures/least/', import.meta.url).pathname;
const page = (title: string, description: string, body: string) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nupdated: 2026-01-01\n---\n\n${body}\n`;
const question = (text: string, order: number) =>
  `---\nquestion: Question ${order}?\ncategory: general\norder: ${order}\nupdated: 2026-01-01\n---\n\n${text}\n`;
const nothing = 'Nothing else.';

/** In Markdown: what would be a link, emphasis or HTML is escaped. */
const escaped = (text: string) => text.replace(/[\\*_[\]<>`]/g, '\\$&');

/** Where each item is planted: the file that the problem must name, and its text. */
const places: Readonly<Record<string, (text: string, id: string, n: number) => readonly [file: string, text: string]>> =
  {
    'the text of a page': (text, id) => [`content/pages/body-${id}.md`, page('A page', nothing, escaped(text))],
    'a cell of a table': (text, id) => [
      `content/pages/cell-${id}.md`,
      page('A page', nothing, `| A | B |\n|---|---|\n| x | ${escaped(text).replaceAll('|', '\\|')} |`),
    ],
    'a list': (text, id) => [`content/pages/list-${id}.md`, page('A page', nothing, `- One\n- ${escaped(text)}`)],
    'a heading': (text, id) => [
      `content/pages/heading-${id}.md`,
      page('A page', nothing, `## ${escaped(text)}\n\nText.`),
    ],
    'a quotation in bold': (text, id) => [
      `content/pages/quote-${id}.md`,
      page('A page', nothing, `> **Note** ${escaped(text)}`),
    ],
    'a description': (text, id) => [`content/pages/description-${id}.md`, page('A page', text, nothing)],
    'a title': (text, id) => [`content/pages/title-${id}.md`, page(text, nothing, nothing)],
    'an alternative text': (text, id) => [
      `content/pages/alt-${id}.md`,
      page('A page', nothing, `![${escaped(text)}](/drawing.svg)`),
    ],
    'an answer': (text, id, n) => [`content/faq/q-${id}.md`, question(escaped(text), n + 1)],
    'a piece of news': (text, id) => [
      `content/news/n-${id}.md`,
      `---\ntitle: News\ndescription: What is new.\ndate: 2026-01-01\n---\n\n${escaped(text)}\n`,
    ],
    'a skill': (text, id) => [
      `content/skills/s-${id}/SKILL.md`,
      `---\nname: s-${id}\ndescription: A skill.\nmetadata:\n  updated: "2026-01-01"\n---\n\n# Skill\n\n${escaped(text)}\n`,
    ],
    'a text of public/': (text, id) => [`public/texts/t${id}.txt`, `One line.\n${text}\n`],
    'a table of public/': (text, id) => [`public/tables/t${id}.csv`, `name,note\nx,"${text.replaceAll('"', '""')}"\n`],
  };

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

/** Builds a site in which all of them are planted; the problems by file. */
function built(files: ReadonlyMap<string, string>): Map<string, Problem[]> {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-planted-'));
  cpSync(fixture, dir, { recursive: true });
  writeFileSync(join(dir, 'public/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n');
  for (const [file, text] of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const options = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public'), preview: false, cache: kept };
  const found = new Map<string, Problem[]>();
  for (const problem of build({ ...options, today: '2026-06-01' }).problems) {
    const file = problem.at?.file ?? '';
    found.set(file, [...(found.get(file) ?? []), problem]);
  }
  return found;
}

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
