import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main as move } from '../../../src/commands/move.ts';
import { freeze } from '../../../src/compile/freeze.ts';
import { invocationOf } from '../../support/invocation.ts';
import { codesOf, ledgered, textsOf } from './copy.ts';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Wie es geht\n${more}---\n\nSo geht ${title}.\n`;

/** A site with a ledger, in whose files no date is written, and a page, a piece of news and a question more. */
function noted() {
  const site = ledgered();
  const { contentDir } = site.folders;
  const write = (file: string, text: string) => writeFileSync(join(contentDir, file), text);
  for (const file of readdirSync(contentDir, { recursive: true, encoding: 'utf8' }))
    if (/^(?!skills).*\.(?:ts|md)$/.test(file)) site.undate(file);
  write('pages/alt.md', page('Alt'));
  site.release('2026-04-01');
  const built = (day = '2026-06-01') => site.build(day);
  const texts = () => textsOf(built());
  const lastmod = (path: string) =>
    new RegExp(`example${path}</loc><lastmod>([^<]*)`).exec(texts().get('sitemap.xml') ?? '')?.[1];
  const news = () =>
    (
      JSON.parse(Buffer.from(texts().get('api/v1/changes.json') ?? '', 'latin1').toString()) as {
        changes: { date: string; sentence: string; url: string }[];
      }
    ).changes.map(({ date, sentence, url }) => `${date} ${sentence} ${url.slice('https://pumpen.example'.length)}`);
  return { ...site, write, built, lastmod, news, pages: join(contentDir, 'pages') };
}

describe('what has moved', () => {
  it('with npm run move, keeps its date and its history, and breaks no contract', async () => {
    const site = noted();
    site.edit('pages/anleitung/start.md', '2. Anschließen', '2. Anschließen\n3. Warten');
    site.release('2026-04-02');
    const { frozen } = freeze({ ...site.folders, preview: false, today: '2026-04-02' });
    site.write('contract.json', frozen?.contract ?? '');
    expect(codesOf(site.built())).toEqual([]);

    // Its list of changes names the page, too, and no client keeps what a log names.
    expect(await move(invocationOf(site.dir, ['/anleitung/start/', '/anleitung/beginn/']).invocation)).toBe(0);
    expect(codesOf(site.built())).toEqual(['contract-additive', 'ledger-unrecorded']);
    expect(site.lastmod('/anleitung/beginn/')).toBe('2026-04-02');
    // What links to it says another address now.
    expect(site.release('2026-05-06')).toEqual([
      'CE, Nachweise: /anleitung/beginn/, vorher /anleitung/start/',
      'Wie laut ist die Pumpe?, Antwort: neu gefasst',
    ]);
    expect(codesOf(site.build('2026-05-07', { production: true }))).toEqual(['contract-additive']);
    expect(site.lastmod('/anleitung/beginn/')).toBe('2026-04-02');
    expect(site.news()).toContain('2026-04-02 Erste Schritte: überarbeitet /anleitung/beginn/');

    site.edit('pages/anleitung/beginn.md', '3. Warten', '3. Lange warten');
    expect(site.release('2026-05-08')).toEqual(['Erste Schritte: überarbeitet']);
    expect(site.lastmod('/anleitung/beginn/')).toBe('2026-05-08');
    await move(invocationOf(site.dir, ['/anleitung/beginn/', '/anleitung/anfang/']).invocation);
    expect(site.lastmod('/anleitung/anfang/')).toBe('2026-05-08');
    expect(site.news().filter((line) => line.includes('Erste Schritte'))).toEqual([
      '2026-05-08 Erste Schritte: überarbeitet /anleitung/anfang/',
      '2026-04-02 Erste Schritte: überarbeitet /anleitung/anfang/',
    ]);
  });

  it('with a redirect of site.ts, is as old as it was', () => {
    const site = noted();
    rmSync(join(site.pages, 'alt.md'));
    site.write('pages/neu.md', page('Alt'));
    expect(site.lastmod('/neu/')).toBe('2026-06-01');
    site.edit('site.ts', 'redirects: [', "redirects: [{ from: '/alt/', to: '/neu/' }, ");
    expect(site.lastmod('/neu/')).toBe('2026-04-01');
    expect(site.release('2026-06-01')).toEqual([]);
  });

  it('keeps its history though a release came between that knew of no move', () => {
    const site = noted();
    rmSync(join(site.pages, 'alt.md'));
    site.write('pages/neu.md', page('Alt'));
    expect(site.release('2026-05-06')).toEqual(['Alt: nicht mehr veröffentlicht', 'Alt: neu hinzugekommen']);
    site.write('pages/neu.md', page('Alt', 'formerly: [/alt/]\n'));
    expect(site.lastmod('/neu/')).toBe('2026-04-01');
    expect(site.news()).toEqual(['2026-04-01 Alt: neu hinzugekommen /neu/']);
  });

  it('has no other history than its own where both were there at once', () => {
    const site = noted();
    rmSync(join(site.pages, 'alt.md'));
    site.edit('pages/anleitung/start.md', 'formerly: [/erste-schritte/]', 'formerly: [/erste-schritte/, /alt/]');
    expect(site.release('2026-05-06')).toEqual(['Alt: nicht mehr veröffentlicht']);
    expect(site.lastmod('/anleitung/start/')).toBe('2026-02-02');
  });

  it('may be a question, and a piece of news', () => {
    const site = noted();
    mkdirSync(join(site.dir, 'content/news'), { recursive: true });
    const news = (formerly: string) =>
      `---\ntitle: Messe\ndescription: Wir stellen aus\ndate: 2026-04-03\n${formerly}---\n\nKommen Sie.\n`;
    const question = (formerly: string) =>
      `---\nquestion: Wie alt?\ncategory: technik\norder: 7\n${formerly}---\n\nNeu.\n`;
    site.write('news/messe.md', news(''));
    site.write('faq/alter.md', question(''));
    site.release('2026-04-04');
    for (const file of ['news/messe.md', 'faq/alter.md']) rmSync(join(site.dir, 'content', file));
    site.write('news/halle.md', news('formerly: [/news/messe/]\n'));
    site.write('faq/jahre.md', question('formerly: [alter]\n'));
    expect(site.release('2026-05-06')).toEqual([]);
    expect(site.lastmod('/news/halle/')).toBe('2026-04-03');
    expect(site.lastmod('/questions/jahre/')).toBe('2026-04-04');
  });
});
