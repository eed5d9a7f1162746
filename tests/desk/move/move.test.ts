import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/commands/move.ts';
import { build } from '../../../src/compile/build.ts';
import { addFormerName } from '../../../src/desk/move/former-names.ts';
import { invocationOf } from '../../support/invocation.ts';
import { ownScriptFiles } from '../../support/own-script-site.ts';

const fixtures = new URL('../../fixtures/', import.meta.url).pathname;
let dir: string;
const start = (fixture: string) => cpSync(join(fixtures, fixture), dir, { recursive: true });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gazette-move-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(dir, args);
  const code = await main(invocation);
  return { code, said: said() };
};
const built = () =>
  build({ contentDir: join(dir, 'content'), publicDir: join(dir, 'public'), preview: false, today: '2026-03-15' });
const texts = () =>
  readdirSync(join(dir, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name))
    .map((name) => [name, read(`content/${name}`)]);

describe('npx gazette move', () => {
  it('renames a page, keeps its old addresses, and rewrites the links to it', async () => {
    start('small');
    write(
      'content/pages/entwurf.md',
      '---\ntitle: x\ndescription: y\nupdated: 2026-01-01\ndraft: true\n---\n\n[a](/anleitung/start/#x)\n',
    );
    const { code, said } = await run('/anleitung/start/', '/anleitung/beginn/');
    expect(code).toBe(0);
    expect(said).toContain('Moved content/pages/anleitung/start.md to content/pages/anleitung/beginn.md');
    expect(said).toContain('content/faq/wie-laut.md:8:');
    expect(read('content/pages/anleitung/beginn.md')).toContain('formerly: [/erste-schritte/, /anleitung/start/]\n');
    expect(read('content/faq/wie-laut.md')).toContain('[Anleitung](/anleitung/beginn/)');
    expect(read('content/pages/entwurf.md')).toContain('[a](/anleitung/beginn/#x)');
    const { problems, release } = built();
    expect(problems).toEqual([]);
    expect(release?.redirects.get('/anleitung/start.md')).toBe('/anleitung/beginn.md');
    expect(release?.redirects.get('/erste-schritte/')).toBe('/anleitung/beginn/');
  });

  it('keeps relative links to and from a page that gets another folder', async () => {
    start('small');
    const front = '---\ntitle: x\ndescription: y\nupdated: 2026-01-01\n---\n\n';
    write('content/pages/a.md', `${front}[s](anleitung/start.md#x-y) und \`[s](anleitung/start.md)\`\n`);
    write('content/pages/anleitung/start.md', `${front}## x y\n\n[a](../a.md)\n`);
    expect(built().problems).toEqual([]);
    expect(await run('/anleitung/start/', '/beginn/')).toMatchObject({ code: 0 });
    expect(read('content/pages/a.md')).toContain('[s](beginn.md#x-y) und `[s](anleitung/start.md)`\n');
    expect(read('content/pages/beginn.md')).toContain('[a](a.md)');
    expect(built().problems).toEqual([]);
  });

  it('takes back a move', async () => {
    start('small');
    await run('/anleitung/start/', '/beginn/');
    expect(existsSync(join(dir, 'content/pages/beginn.md'))).toBe(true);
    await run('/beginn/', '/anleitung/start/');
    expect(read('content/pages/anleitung/start.md')).toContain('formerly: [/erste-schritte/, /beginn/]\n');
    expect(built().problems).toEqual([]);
  });

  it('changes a slug where there is one, and paths in typed modules', async () => {
    start('small');
    expect(await run('/datenschutz/', '/privatsphaere/')).toMatchObject({ code: 0 });
    expect(read('content/pages/privacy.md')).toContain('slug: privatsphaere\nformerly: [/datenschutz/]\n');
    expect(read('content/site.ts')).toContain("privacyPage: '/privatsphaere/'");
    expect(read('content/site.ts')).toContain("contacts: ['https://pumpen.example/privatsphaere/'");
    expect(built().problems).toEqual([]);
  });

  it('moves a question with its anchors', async () => {
    start('small');
    write(
      'content/pages/home.md',
      `${read('content/pages/home.md')}\nSiehe [laut](/questions/wie-laut/), [Liste](/questions/#question-wie-laut).\n`,
    );
    expect(await run('/questions/wie-laut/', '/questions/lautstaerke/')).toMatchObject({ code: 0 });
    expect(read('content/faq/lautstaerke.md')).toContain('formerly: [wie-laut]\n');
    expect(read('content/pages/home.md')).toContain(
      '[laut](/questions/lautstaerke/), [Liste](/questions/#question-lautstaerke)',
    );
    const { problems, release } = built();
    expect(problems).toEqual([]);
    expect(release?.redirects.get('/questions/wie-laut/')).toBe('/questions/lautstaerke/');
  });

  it('moves a page in all languages', async () => {
    start('two-languages');
    expect(await run('/agb/', '/bedingungen/')).toMatchObject({ code: 0 });
    const { problems, release } = built();
    // The fixture lacks a text in English.
    expect(problems.map(({ code }) => code)).toEqual(['translation-missing']);
    expect(release?.redirects.get('/agb/')).toBe('/bedingungen/');
    expect(release?.redirects.get('/en/agb/')).toBe('/en/bedingungen/');
    expect(texts().filter(([, text]) => text?.includes('](/agb/'))).toEqual([]);
  });

  it('moves pages, news and questions in their own script, with links in every spelling', async () => {
    for (const [file, text] of Object.entries(ownScriptFiles())) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      write(file, text.replaceAll(/2026-11-\d\d/g, '2026-03-01'));
    }
    expect(await run('/über-uns/', '/о-нас/')).toMatchObject({ code: 0 });
    expect(read('content/pages/о-нас.md')).toContain('formerly: [/über-uns/]\n');
    expect(read('content/pages/о-нас.md')).toContain('[Wir](/о-нас/#größe)');
    expect(read('content/pages/цены.md')).toContain(`https://zeta.example${encodeURI('/о-нас/')}#gr%C3%B6%C3%9Fe`);
    expect(read('content/site.ts')).toContain("to: '/о-нас/#größe'");
    expect(await run(encodeURI('/質問/配送について/'), '/質問/送料/')).toMatchObject({ code: 0 });
    expect(read('content/faq/delivery.md')).toContain('slug: 送料\n');
    expect(read('content/faq/delivery.md')).toContain('formerly: [delivery, 配送について]\n');
    expect(await run('/news/новости/', '/news/новость/')).toMatchObject({ code: 0 });
    expect(await run('/会社概要/沿革/', '/会社概要/歴史/')).toMatchObject({ code: 0 });
    expect(read('content/pages/מחירים.md')).toContain('[שאלה](/質問/送料/), [חדשות](/news/новость/)');
    const { problems, release } = built();
    expect(problems.filter(({ code }) => !/^(?:legal|share|security-expires)/.test(code))).toEqual([]);
    expect(release?.redirects.get(encodeURI('/über-uns/'))).toBe(encodeURI('/о-нас/'));
  });

  it.each([
    ['/nowhere/', '/x/', 'No file of Markdown has the address /nowhere/'],
    ['/company/', '/firma/', 'renamed by paths in content/site.ts'],
    ['/anleitung/start/', '/API/', 'it is reserved, or not lower-case words'],
    ['/anleitung/start/', '/api/x/', 'it is reserved'],
    ['/anleitung/start/', '/anleitung/start/', 'the same'],
    ['/anleitung/start/', '/x', 'is written /like-this/'],
    ['/anleitung/start/', '/news/x/', 'News stays news'],
    ['/datenschutz/', '/a/b/', 'has a slug'],
  ])('refuses %s to %s and writes nothing', async (from, to, reason) => {
    start('small');
    const before = texts();
    await expect(run(from, to)).rejects.toThrow(reason);
    expect(texts()).toEqual(before);
  });

  it('puts all back where the content would not pass check', async () => {
    start('small');
    const before = texts();
    const { code, said } = await run('/anleitung/start/', '/questions/wie-laut/');
    expect([code, texts()]).toEqual([1, before]);
    expect(said).toContain('path-collision');
  });

  it('does nothing before the content passes check', async () => {
    start('small');
    write('content/pages/entwurf.md', 'broken');
    const before = texts();
    expect((await run('/anleitung/start/', '/x/')).code).toBe(1);
    expect(texts()).toEqual(before);
  });
});

describe('formerly in front matter', () => {
  const file = (lines: string) => `---\ntitle: a\n${lines}---\n\nformerly: [/x/]\n`;
  it.each([
    ['', 'formerly: [/old/]\n'],
    ['formerly: [/a/]\norder: 1\n', 'formerly: [/a/, /old/]\norder: 1\n'],
    ['formerly:\n  - /a/\n  - "/b/"\norder: 1\n', 'formerly: [/a/, /b/, /old/]\norder: 1\n'],
    ['formerly: [/now/]\n', 'formerly: [/old/]\n'],
    ['formerly:\norder: 1 # one\n', 'formerly: [/old/]\norder: 1 # one\n'],
  ])('%j becomes %j', (before, after) => {
    expect(addFormerName(file(before), '/old/', '/now/')).toBe(file(after));
    expect(addFormerName(file(before).replaceAll('\n', '\r\n'), '/old/', '/now/')).toBe(
      file(after).replaceAll('\n', '\r\n'),
    );
  });
});
