import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { canonicalAddress, decodePercent } from '../../src/core/url.ts';
import { builtInOwnScript, ownScriptFiles, ownScriptPaths } from '../support/own-script-site.ts';

const { release, problems } = builtInOwnScript();
const routes = release!.routes;
const texts = [...release!.files.values()]
  .filter(({ file }) => /\.(?:html|md|txt|json|xml|atom)$/.test(file))
  .map(({ file, bytes }) => [file, Buffer.from(bytes).toString('utf8')] as const);
const textOf = (file: string) => new Map(texts).get(file)!;

/** Problems in another script or spelling, as `code message hint fix`. */
const told = (more: Record<string, string>) =>
  builtInOwnScript(more)
    .problems.filter(({ code }) => !/^(?:legal-fact-missing|share-picture-left-out)$/.test(code))
    .map(({ code, at, message, hint, fix }) => ({ code, at, message, hint, fix }));
const page = '---\ntitle: X\ndescription: X.\nupdated: 2026-11-01\n---\n\nX\n';
const withoutSetting = {
  'content/site.ts': ownScriptFiles()['content/site.ts']!.replace("  addresses: 'unicode',\n", ''),
};

describe('addresses in their own script', () => {
  it('are served, and every link to them leads there', () => {
    expect(problems.filter(({ code }) => !/^(?:legal-fact-missing|share-picture-left-out)$/.test(code))).toEqual([]);
    expect(ownScriptPaths.filter((path) => !routes.has(canonicalAddress(path)))).toEqual([]);
  });

  it('are percent-encoded wherever programs read them, and all of them resolve', () => {
    const own = texts.flatMap(([file, text]) =>
      [...text.matchAll(/https:\/\/zeta\.example(\/[^\s"'<>)\]}#?\\;,&]*)/g)].map(([, path = '']) => ({ file, path })),
    );
    expect(own.filter(({ path }) => !/^[\x21-\x7e]*$/.test(path))).toEqual([]);
    const isServed = (path: string) =>
      routes.has(path) || release!.redirects.has(path) || /^\/(?:api\/v1\/?)?$/.test(path);
    expect(own.filter(({ path }) => !isServed(path))).toEqual([]);
    for (const path of ownScriptPaths)
      for (const list of ['sitemap.xml', 'llms.txt'])
        expect(textOf(list)).toContain(
          list === 'llms.txt' && path.includes('配送')
            ? canonicalAddress('/質問.md')
            : canonicalAddress(list === 'llms.txt' ? `${path.slice(0, -1)}.md` : path),
        );
    const targets = texts.flatMap(([file, text]) =>
      [...text.matchAll(/ (?:href|src)="([^"]*)"|\]\(([^)]*)\)/g)].map(([, a, b]) => `${file} ${a ?? b}`),
    );
    expect(targets.filter((target) => /[^\x21-\x7e]/.test(target.slice(target.indexOf(' ') + 1)))).toEqual([]);
    for (const { variants } of routes.values())
      for (const { headers } of variants) expect(Object.values(headers).join()).toMatch(/^[\x20-\x7e]*$/);
  });

  it('are read as they are written: in texts and in the subject of a mail', () => {
    for (const [file, text] of texts.filter(([name]) => name.endsWith('.html') && !name.startsWith('docs/'))) {
      const seen = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '');
      expect([file, seen]).toEqual([file, expect.not.stringMatching(/%[0-9A-F]{2}/)]);
    }
    const subject = /mailto:[^"]*subject=([^"]*)/.exec(textOf('über-uns/index.html'))?.[1];
    expect(decodePercent(subject!)).toBe('page#/über-uns/ https://zeta.example/über-uns/');
  });

  it('names files in NFC, however the disk spells them', () => {
    const { release: other } = builtInOwnScript({ [`content/pages/${'für-sie'.normalize('NFD')}.md`]: page });
    expect(other?.routes.has('/f%C3%BCr-sie/')).toBe(true);
    expect(other?.files.has('für-sie/index.html'.normalize('NFC'))).toBe(true);
    for (const file of other!.files.keys()) expect(file).toBe(file.normalize('NFC'));
  });

  it('lead from small hexadecimal digits to capital ones', () => {
    expect(release!.redirects.get('/%c3%bcber-uns/')).toBe('/%C3%BCber-uns/');
    expect(release!.redirects.get('/%c3%bcber-uns')).toBe('/%C3%BCber-uns/');
    expect(release!.redirects.get('/%c3%bcber-uns.md')).toBe('/%C3%BCber-uns.md');
  });

  it('keep the id of a question, which clients store', () => {
    const { questions } = JSON.parse(textOf('api/v1/faq.json'));
    expect(questions).toMatchObject([
      { id: 'delivery', url: `https://zeta.example${canonicalAddress('/質問/配送について/')}` },
    ]);
    expect(release!.redirects.get(canonicalAddress('/質問/delivery/'))).toBe(canonicalAddress('/質問/配送について/'));
  });
});

describe('names that cannot be', () => {
  it.each([
    ['content/pages/über-uns.md', 'über-uns', 'uber-uns.md'],
    ['content/news/новости.md', 'новости', 'novosti.md'],
    ['content/pages/会社概要.md', '会社概要', undefined],
  ])('%s without the setting', (file, name, to) => {
    const found = told(withoutSetting).find(({ at }) => at?.file === file);
    expect(found).toMatchObject({ code: 'path-reserved', message: expect.stringContaining(`got "${name}"`) });
    expect(found?.hint).toMatch(/addresses: 'unicode' in content\/site\.ts\.$/);
    expect(found?.fix).toEqual(to && { kind: 'file-name', to });
  });

  it('a slug and a generated page without the setting', () => {
    const found = told(withoutSetting);
    for (const file of ['content/faq/delivery.md', 'content/site.ts'])
      expect(found).toContainEqual(
        expect.objectContaining({
          at: expect.objectContaining({ file, line: expect.any(Number) }),
          hint: expect.stringMatching(/^Name it in a to z\. .*addresses: 'unicode'/),
        }),
      );
  });

  it.each([
    ['content/pages/Über uns.md', 'über-uns.md'],
    ['content/pages/会社 案内.md', '会社-案内.md'],
    ['content/news/Новый год.md', 'новый-год.md'],
  ])('%s with it means %s', (file, to) => {
    const text = file.includes('news') ? page.replace('updated', 'date') : page;
    const found = told({ [file]: text }).find(({ at }) => at?.file === file);
    expect(found).toMatchObject({ code: 'path-reserved', fix: { kind: 'file-name', to } });
  });

  it('the file of a question, whose name is its id', () => {
    const question = '---\nquestion: X\ncategory: organisation\norder: 20\nupdated: 2026-11-01\n---\n\nX\n';
    const found = told({ 'content/faq/配送.md': question });
    expect(found).toMatchObject([{ code: 'path-reserved', hint: expect.stringMatching(/another one: slug\.$/) }]);
  });

  it('one name for two files: told with both', () => {
    const decomposed = `content/pages/${'über-uns'.normalize('NFD')}.md`;
    const same = told({ [decomposed]: page }).find(({ code }) => code === 'file-alike');
    expect(same?.message).toContain('with accents composed otherwise');
    const taken = told({ 'content/pages/other.md': page.replace('---\n\n', 'slug: über-uns\n---\n\n') });
    expect(taken.find(({ code }) => code === 'path-collision')).toMatchObject({
      at: { file: 'content/pages/über-uns.md' },
      message: expect.stringContaining('content/pages/other.md:5:'),
    });
  });
});

it('each language has its own names', () => {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-own-script-'));
  try {
    cpSync(new URL('../fixtures/two-languages/', import.meta.url), dir, { recursive: true });
    const site = join(dir, 'content/site.ts');
    writeFileSync(site, readFileSync(site, 'utf8').replace(/^( *)baseUrl:/m, "$1addresses: 'unicode',\n$1baseUrl:"));
    const name = (file: string, slug: string) => {
      const path = join(dir, 'content/faq', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace('---\n\n', `slug: ${slug}\n---\n\n`));
    };
    name('wie-tief.md', 'größe');
    name('wie-tief.en.md', 'глубина');
    const { release: both, problems: all } = build({
      contentDir: join(dir, 'content'),
      publicDir: join(dir, 'public'),
      preview: false,
      today: '2026-11-21',
    });
    expect(all.map(({ code }) => code)).toEqual(['translation-missing']);
    const [first, second] = ['/questions/größe/', '/en/questions/глубина/'].map(canonicalAddress);
    const read = (file: string) => Buffer.from(both!.files.get(file)!.bytes).toString('utf8');
    for (const file of ['questions/größe/index.html', 'en/questions/глубина/index.html'])
      for (const path of [first, second]) expect(read(file)).toContain(`href="https://brunnen.example${path}"`);
    expect(read('en/questions/index.html')).toContain(`href="${second}"`);
    expect(read('en/questions.md')).toContain(second!.replace(/\/$/, '.md'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
