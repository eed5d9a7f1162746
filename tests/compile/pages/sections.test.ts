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
    "people: [{ id: 'erika', name: 'Erika M.', role: 'Leitung' }, { id: 'max', name: 'Max', role: 'Labor' }],\n  contactRoutes:",
  );
  write('content/pages/alles.md', page('Alles', allSections, 'Text ![Werk](/bilder/werk.png)'));
  write('content/pages/einiges.md', page('Einiges', someSections, '## Eins\n\nText'));
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
  // Those that need JSON-LD are made beside; the others on any thread.
  const edition = assertDefined(compile({ ...options(), pagePictures: true }).edition, 'an edition');
  const tasks = [...planPageRendering(edition, project.content).tasks];
  expect(tasks.map(({ path }) => path).filter((path) => /alles|einiges|bild/.test(path))).toEqual([
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
