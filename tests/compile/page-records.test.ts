import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { pageRecords } from '../../src/compile/page-records.ts';
import type { PageRecord } from '../../src/core/records.ts';
import { makeProject, type Project } from '../whole/incremental/project.ts';

let project: Project;
let first: ReadonlyMap<string, PageRecord>;
const page = (name: string) => join(project.content, 'pages', name);
const company = () => join(project.content, 'company.ts');

function built(before: readonly ReadonlyMap<string, PageRecord>[], baseUrl?: string) {
  const records = pageRecords(before, () => undefined);
  const folders = { contentDir: project.content, publicDir: project.public };
  const result = build({ ...folders, preview: false, today: '2026-03-15', cache: { records }, baseUrl });
  return { result, reasons: Object.fromEntries(records.reasons) };
}
const bySource = (records: readonly PageRecord[] = []) => new Map(records.map((each) => [each.source, each]));

/** Changes a file, builds with the records of before, and puts the file back. */
function after(file: string, change: (text: string) => string, before = [first]) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  try {
    return built(before);
  } finally {
    writeFileSync(file, text);
  }
}

beforeAll(() => {
  project = makeProject();
  writeFileSync(
    page('preis.md'),
    '---\ntitle: Preis\ndescription: Nach {{company.companyNumber}}\nupdated: 2026-01-01\n---\n\n{{company.summary}} und {{count pages}}\n',
  );
  first = bySource(built([]).result.records);
});
afterAll(() => rmSync(join(project.content, '..'), { recursive: true }));

describe('records of pages', () => {
  it('are of every published page but the homepage, and name the facts that a body uses', () => {
    expect([...first.keys()].sort()).toEqual(
      ['anleitung/start', 'preis', 'privacy'].map((name) => `content/pages/${name}.md`),
    );
    expect(first.get('content/pages/preis.md')?.facts).toEqual(['company.summary', 'count pages']);
  });

  it('hold when nothing changed: no page is made again, and they are the same', () => {
    const { result, reasons } = built([first]);
    expect(reasons).toEqual({});
    expect(bySource(result.records)).toEqual(first);
  });

  it('know which links are links of the site: the base URL of the content counts, though another replaces it', () => {
    const page = (name: string) => join(project.content, 'pages', name);
    const build = (before: readonly ReadonlyMap<string, PageRecord>[]) => built(before, 'https://shop.example').result;
    const text = readFileSync(page('preis.md'), 'utf8');
    writeFileSync(page('preis.md'), `${text}\n[x](https://new.example/nirgends/)\n`);
    const before = bySource(build([]).records);
    const site = join(project.content, 'site.ts');
    const settings = readFileSync(site, 'utf8');
    writeFileSync(site, settings.replace(/baseUrl: '.*'/, "baseUrl: 'https://new.example'"));
    try {
      expect(build([before]).problems).toMatchObject([{ code: 'link-dead' }]);
    } finally {
      writeFileSync(site, settings);
      writeFileSync(page('preis.md'), text);
    }
  });

  it.each<[string, () => string, (text: string) => string, Record<string, number>]>([
    ['a file', () => page('privacy.md'), (text) => `${text}\nMehr.\n`, { 'the file changed': 1 }],
    ['a fact', company, (text) => text.replace('Baut Pumpen', 'Macht Pumpen'), { 'company.summary changed': 1 }],
    [
      'a fact that the layout shows, too',
      company,
      (text) => text.replace('HRA 0012', 'HRA 0013'),
      {
        'the layout changed': 3,
        'facts in titles and descriptions changed': 1,
      },
    ],
    ['a fact that no page uses', company, (text) => text.replace("opens: '08:30'", "opens: '09:00'"), {}],
  ])('make only those again that depend on %s', (_, file, change, reasons) => {
    expect(after(file(), change).reasons).toEqual(reasons);
  });

  it('hold what may be private: it is judged by the facts of today, and the page is not made again', () => {
    const file = page('privacy.md');
    const text = readFileSync(file, 'utf8');
    const facts = readFileSync(company(), 'utf8');
    const own = facts.match(/[\w.]+@[\w.-]+/)?.[0] ?? '';
    const named = own.replace(/^[^@]+/, 'erika.mustermann');
    writeFileSync(file, `${text}\n${named}\n`);
    writeFileSync(company(), facts.replace(own, named));
    try {
      const before = bySource(built([]).result.records);
      writeFileSync(company(), facts);
      const { result, reasons } = built([before]);
      expect(result.problems).toMatchObject([
        { code: 'private-person', at: { file: 'content/pages/privacy.md', line: text.split('\n').length + 1, col: 1 } },
      ]);
      expect(Object.keys(reasons)).not.toContain('the file changed');
    } finally {
      writeFileSync(file, text);
      writeFileSync(company(), facts);
    }
  });

  it('are not kept of a page whose file has a mistake, but of all others', () => {
    const { result } = after(page('privacy.md'), (text) => `${text}\n{{company.no}}\n`);
    expect(result.release).toBeUndefined();
    expect([...bySource(result.records).keys()]).toEqual([
      'content/pages/anleitung/start.md',
      'content/pages/preis.md',
    ]);
    expect(built([bySource(result.records)]).reasons).toEqual({ 'there is no record of it': 1 });
  });

  it('of several machines: that which fits is taken', () => {
    const change = (text: string) => text.replace('Baut Pumpen', 'Macht Pumpen');
    const other = bySource(after(company(), change).result.records);
    expect(after(company(), change, [first, other]).reasons).toEqual({});
    expect(built([other, first]).reasons).toEqual({});
  });
});
