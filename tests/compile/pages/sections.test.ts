import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { compile } from '../../../src/compile/compile.ts';
import { pageRecords } from '../../../src/compile/page-records.ts';
import { planPageRendering } from '../../../src/compile/pages/render-pages.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import { pngOf } from '../../support/pictures.ts';
import { allSections, someSections } from '../../support/sections.ts';
import { makeProject, type Project } from '../../whole/incremental/project.ts';
import { plainRecord } from './plain-record.ts';

let project: Project;
const write = (file: string, data: string | Uint8Array) => writeFileSync(join(project.content, '..', file), data);
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(project.content, '..', file), 'utf8');
  expect(text).toContain(from);
  write(
    file,
    text.replace(from, () => to),
  );
};
const page = (title: string, sections: string, text: string) =>
  `---\ntitle: ${title}\ndescription: Von {{site.name}}\nupdated: 2025-01-01\n${sections}---\n\n${text}\n`;

beforeAll(() => {
  project = makeProject();
  for (const folder of ['bilder', 'dateien']) mkdirSync(join(project.public, folder), { recursive: true });
  write('public/bilder/werk.png', pngOf(30, 20));
  write('public/bilder/werk-15w.png', pngOf(15, 10));
  write('public/bilder/erika.png', pngOf(8, 8));
  write('public/dateien/messung.txt', 'a'.repeat(1234));
  edit(
    'content/company.ts',
    'contactRoutes:',
    "people: [{ id: 'erika', name: 'Erika M.', role: 'Leitung', picture: '/bilder/erika.png', alt: 'Erika im Werk' }, { id: 'max', name: 'Max', role: 'Labor' }],\n  contactRoutes:",
  );
  write('content/pages/alles.md', page('Alles', allSections, 'Text ![Werk](/bilder/werk.png)'));
  write('content/pages/einiges.md', page('Einiges', someSections, '## Eins\n\nText'));
  // The sample of the documentation.
  const docs = readFileSync(new URL('../../../docs/pages/how-to/sections.md', import.meta.url), 'utf8');
  const [, sample = ''] = /```yaml\n(hero:[\s\S]*?)```/.exec(docs) ?? [];
  write('content/pages/muster.md', page('Muster', sample, 'Text'));
  write('content/pages/bild.md', page('Bild', '', '![Werk](/bilder/werk.png)\n\n![Erika](/bilder/erika.png)'));
});
afterAll(() => rmSync(join(project.content, '..'), { recursive: true }));

const options = () => ({ contentDir: project.content, publicDir: project.public, preview: false, today: '2026-03-15' });
const filesOf = ({ release }: ReturnType<typeof build>) =>
  [...assertDefined(release, 'a release').files.values()].map(({ file, sha256 }) => [file, sha256]);

test('pages with sections and pictures are the same on one thread and on several, and so are their records', async () => {
  const noted = () => ({ ...options(), cache: { records: pageRecords([], () => undefined) } });
  const one = build(noted());
  const more = await build(noted(), { threads: 2, lanes: 1, fewest: 1 });
  expect([one.problems, more.problems]).toEqual([[], []]);
  expect(filesOf(more)).toEqual(filesOf(one));
  expect(more.records?.map(plainRecord)).toEqual(one.records?.map(plainRecord));
  const sample = Buffer.from(one.release?.files.get('muster/index.html')?.bytes ?? '').toString();
  for (const kind of ['cards--1', 'prices--3', 'figures--5', 'questions--6', 'company--section'])
    expect(sample).toContain(` id="${kind}"`);
  // Those that need JSON-LD are made beside; the others on any thread.
  const edition = assertDefined(compile({ ...options(), pagePictures: true }).edition, 'an edition');
  const tasks = [...planPageRendering(edition, project.content).tasks];
  expect(tasks.map(({ path }) => path).filter((path) => /alles|einiges|bild|muster/.test(path))).toEqual([
    '/bild/',
    '/einiges/',
  ]);
  expect(tasks.find(({ path }) => path === '/einiges/')?.sections?.hero?.heading).toMatch(/ hält, was sie sagt$/);
});

test('what earlier builds noted holds until a file, a person or a fact that a page names is another', async () => {
  const choices = { flags: [], version: 'one' };
  const same = async () => {
    const [built, clean] = [await project.build(choices), await project.buildClean(choices)];
    expect(built).toEqual(clean);
    expect(clean).toMatchObject({ exit: 0, problems: [] });
    return clean.folders.find((line) => line.startsWith('dist/alles/index.html'));
  };
  const seen = new Set([await same(), await same()]);
  expect(seen.size).toBe(1);
  const changes = [
    () => write('public/bilder/werk.png', pngOf(60, 20)),
    () => rmSync(join(project.public, 'bilder/werk-15w.png')),
    () => write('public/dateien/messung.txt', 'a'.repeat(999)),
    () => edit('content/company.ts', "role: 'Labor'", "role: 'Prüffeld'"),
    () => edit('content/pages/alles.md', 'Wir antworten.', 'Wir rufen zurück.'),
  ];
  for (const [i, change] of changes.entries()) {
    change();
    expect(seen.add(await same()).size).toBe(i + 2);
  }
});

test('a text of a section is judged as every text of an editor is, each mistake at its line and column', () => {
  const text = [
    'Wir ==prüfen== alles.',
    '',
    'IBAN GB82 WEST 1234 5698 7654 32.',
    '',
    'Unsere Schnittstelle braucht einen Schlüssel; siehe [hier](/nirgends/).',
  ];
  const section = `sections:\n  - kind: picture-text\n    picture: /bilder/fehlt.png\n    alt: Bild\n    text: |\n${text.map((line) => (line === '' ? '' : `      ${line}`)).join('\n')}\n`;
  write('content/pages/fehler.md', page('Fehler', section, ''));
  const { problems } = build({ ...options(), signed: true });
  rmSync(join(project.content, 'pages/fehler.md'));
  const ofPage = problems.filter(({ at }) => at?.file.endsWith('fehler.md'));
  expect(
    ofPage.map(
      ({ code, at }) =>
        `${code} ${at?.file.replace(/.*\//, '')}:${at && 'line' in at ? [at.line, at.col].join(':') : ''}`,
    ),
  ).toEqual([
    'link-dead fehler.md:7:14',
    'markdown-near-miss fehler.md:10:11',
    'private-person fehler.md:12:12',
    'prose-contradiction fehler.md:14:42',
    'link-dead fehler.md:14:66',
  ]);
});
