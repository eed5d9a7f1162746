import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { byTurn } from '../../support/runs.ts';
import { withoutHistory } from '../../support/without-history.ts';
import cases from './true-content.cases.json' with { type: 'json' };

const root = mkdtempSync(join(tmpdir(), 'gazette-true-'));
afterAll(() => rmSync(root, { recursive: true }));

type Edits = Readonly<Record<string, string | readonly [from: string, to: string] | null>>;

/** Problems of a fixture with other content in a build with --prove, but of what has another cause. */
function saidOf(fixture: string, edits: Edits): string[] {
  const dir = mkdtempSync(join(root, 'site-'));
  const from = fixture === '' ? '.' : `tests/fixtures/${fixture}`;
  for (const folder of ['content', 'public'])
    if (existsSync(join(from, folder))) cpSync(join(from, folder), join(dir, folder), { recursive: true });
  // The contract of the example would miss what the edits take away.
  if (fixture === '') withoutHistory(join(dir, 'content'));
  for (const [name, edit] of Object.entries(edits)) {
    const file = join(dir, 'content', name);
    mkdirSync(dirname(file), { recursive: true });
    if (edit === null) rmSync(file);
    else if (typeof edit === 'string') writeFileSync(file, edit);
    else {
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(edit[0]);
      writeFileSync(
        file,
        text.replace(edit[0], () => edit[1]),
      );
    }
  }
  const folders = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
  const { problems } = build({ ...folders, preview: false, today: '2026-11-21', prove: true });
  return problems
    .filter(({ code }) => code !== 'translation-missing')
    .map(({ code, at, field, message, says }) => `${code} ${JSON.stringify(at)} ${field}: ${message} ${says ?? ''}`);
}

/** Texts that editors write in titles, and that would be statements anywhere else. */
const titles = cases.titles;

/** Legal names that a reader may cut short, or take for marks. */
const names = cases.names;

const yaml = (text: string) => JSON.stringify(text);

/** Each title with what makes its files different from each other. */
const each = (texts: readonly string[], file: (text: string, i: number) => readonly [string, string]): Edits =>
  Object.fromEntries(texts.map(file));

// One build has them all: of each kind a file, or an item, for each title.
it('titles, names and questions state nothing of the organisation', () => {
  const head = (title: string) => `title: ${yaml(title)}\ndescription: ${yaml(`About this: ${title}.`)}`;
  const page = (title: string) => `---\n${head(title)}\nupdated: 2026-03-01\n---\n\nSome text.\n`;
  const post = (title: string) => `---\n${head(title)}\ndate: 2026-03-01\n---\n\nSome text.\n`;
  const question = (title: string, i: number) =>
    `---\nquestion: ${yaml(title)}\ncategory: giving\norder: ${i + 100}\nupdated: 2026-03-01\n---\n\n${title}.\n`;
  const solutions = titles.map(
    (title, i) =>
      `{ id: 's${i}', name: ${yaml(title)}, audience: ${yaml(title)}, summary: ${yaml(title)}, workflows: ['w${i}'] }`,
  );
  const workflows = titles.map(
    (title, i) => `{ id: 'w${i}', name: ${yaml(title)}, summary: ${yaml(title)}, steps: [${yaml(title)}] }`,
  );
  const said = saidOf('charity', {
    ...each(titles, (title, i) => [`pages/odd-${i}.md`, page(title)]),
    ...each(titles, (title, i) => [`news/odd-${i}.md`, post(title)]),
    ...each(
      titles.filter((title) => !/[<\\`]/.test(title)),
      (title, i) => [`faq/odd-${i}.md`, question(title, i)],
    ),
    'solutions.ts': `import type { Solutions } from 'gazette/content';\n\nexport default { updated: '2026-03-01', solutions: [${solutions}], workflows: [${workflows}], technologyStack: [] } satisfies Solutions;\n`,
    'facts/grants.ts': null,
    'pages/accounts.md': ['[grants](/grants/)', 'grants'],
  });
  expect(said).toEqual([]);
});

describe('names with signs', () => {
  it.each(byTurn(names, 3))('%s', (name) => {
    const legal = [`legalName: 'Kleine Pumpen <GmbH> & "Co." KG'`, `legalName: ${yaml(name)}`] as const;
    expect(saidOf('small', { 'company.ts': legal })).toEqual([]);
  });
});

describe('languages', () => {
  it('a privacy page without a translation', () => {
    expect(
      saidOf('two-languages', {
        'pages/datenschutz.en.md': null,
        'pages/agb.en.md': ['[privacy](/privacy/)', 'privacy'],
        'pages/home.en.md': ['[privacy](/datenschutz/)', '[privacy](/datenschutz/)'],
      }),
    ).toEqual([]);
  });
});

const slips = [
  ['title: Terms of use', 'titel: Terms of use'],
  ['updated: 2026-11-20', 'updated: 2026-11-32'],
  ['order: 60', 'order: last'],
] as const;
it.each(byTurn(slips, 3))('one mistake in the front matter of the terms is one problem: %s, %s', (...mistake) => {
  const said = saidOf('', { 'pages/terms.md': mistake });
  expect(said.map((each) => /"file":"([^"]*)"/.exec(each)?.[1])).toEqual(['content/pages/terms.md']);
});
