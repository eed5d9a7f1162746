import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main as move } from '../../../src/commands/move.ts';
import { freeze } from '../../../src/compile/freeze.ts';
import { invocationOf } from '../../support/invocation.ts';
import { planOf } from '../../support/ledger.ts';
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
  it('with npx gazette move, keeps its date and its history, and breaks no contract', async () => {
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
    // A page that links to it says another address now.
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

  it('from two addresses to one goes on with one history: the other ends', () => {
    const site = noted();
    site.write('pages/b.md', page('B'));
    site.release('2026-04-10');
    for (const file of ['alt.md', 'b.md']) rmSync(join(site.pages, file));
    site.write('pages/c.md', page('C', 'formerly: [/alt/, /b/]\n'));
    const before = ['2026-05-01 Alt: nicht mehr veröffentlicht /', '2026-05-01 B: heißt jetzt C /c/'];
    const begin = '2026-04-01 Alt: neu hinzugekommen /';
    site.release('2026-05-01');
    expect(site.news()).toEqual([...before, '2026-04-10 C: neu hinzugekommen /c/', begin]);
    expect(site.lastmod('/c/')).toBe('2026-05-01');
    // It stays so, whatever is released later.
    site.write('pages/c.md', page('D', 'formerly: [/alt/, /b/]\n'));
    expect(site.release('2026-05-02')).toEqual(['C: heißt jetzt D']);
    expect(site.news()).toEqual([
      '2026-05-02 C: heißt jetzt D /c/',
      ...before,
      '2026-04-10 D: neu hinzugekommen /c/',
      begin,
    ]);
  });

  it('and is deleted later ends once, under its last address', () => {
    const site = noted();
    const moved = (from: string, to: string, formerly: string, title: string) => {
      rmSync(join(site.pages, `${from}.md`));
      site.write(`pages/${to}.md`, page(title, `formerly: [${formerly}]\n`));
    };
    moved('alt', 'b', '/alt/', 'Alt');
    expect(site.release('2026-05-01')).toEqual([]);
    site.write('pages/b.md', page('B', 'formerly: [/alt/]\n'));
    expect(site.release('2026-05-02')).toEqual(['Alt: heißt jetzt B']);
    moved('b', 'c', '/alt/, /b/', 'C');
    expect(site.release('2026-05-03')).toEqual(['B: heißt jetzt C']);
    // A recorded move is not recorded again.
    expect(planOf(site.folders, '2026-05-04').write).toEqual([]);
    rmSync(join(site.pages, 'c.md'));
    expect(site.release('2026-05-04')).toEqual(['C: nicht mehr veröffentlicht']);
    expect(site.news()).toEqual([
      '2026-05-04 C: nicht mehr veröffentlicht /',
      '2026-05-03 B: heißt jetzt C /',
      '2026-05-02 Alt: heißt jetzt B /',
      '2026-04-01 C: neu hinzugekommen /',
    ]);
    // New content at an old address is another thing.
    site.write('pages/alt.md', page('Neu'));
    expect(site.release('2026-05-05')).toEqual(['Neu: neu hinzugekommen']);
    expect(site.lastmod('/alt/')).toBe('2026-05-05');
  });

  it('and is where it was again has never been elsewhere, with or without a word of that', () => {
    const site = noted();
    const moved = (from: string, to: string, formerly: string) => {
      rmSync(join(site.pages, `${from}.md`));
      site.write(`pages/${to}.md`, page('Alt', formerly));
    };
    const begin = ['2026-04-01 Alt: neu hinzugekommen /alt/'];
    moved('alt', 'b', 'formerly: [/alt/]\n');
    site.release('2026-05-01');
    moved('b', 'alt', '');
    expect([site.release('2026-05-02'), site.news()]).toEqual([[], begin]);
    moved('alt', 'b', 'formerly: [/alt/]\n');
    site.release('2026-05-03');
    moved('b', 'alt', 'formerly: [/b/]\n');
    expect([site.release('2026-05-04'), site.news()]).toEqual([[], begin]);
    expect(codesOf(site.build('2026-05-05', { production: true }))).toEqual([]);
  });

  it('leaves its old address to another thing', () => {
    const site = noted();
    rmSync(join(site.pages, 'alt.md'));
    site.write('pages/b.md', page('Alt', 'formerly: [/alt/]\n'));
    site.release('2026-05-01');
    site.write('pages/b.md', page('Alt'));
    site.write('pages/alt.md', page('Neu'));
    expect(site.release('2026-05-02')).toEqual(['Neu: neu hinzugekommen']);
    expect([site.lastmod('/b/'), site.lastmod('/alt/')]).toEqual(['2026-04-01', '2026-05-02']);
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
