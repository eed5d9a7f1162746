import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { fixContent } from '../../src/desk/fix/fix-content.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { kept } from '../support/kept.ts';

let site: TestSite;
afterEach(() => site.remove());

const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');

/** The small site with these rows of redirects, and what is wrong with it. */
function withRows(...rows: string[]) {
  site = copySite();
  const text = read('content/site.ts').replace(/(redirects: \[\n)[\s\S]*?\n( {2}\],)/, `$1${rows.join('\n')}\n$2`);
  site.write('content/site.ts', text);
  return build({ ...site.options, cache: kept }).problems;
}

describe('the check of redirects', () => {
  it('finds nothing wrong with right ones', () => {
    expect(withRows("{ from: '/alt/', to: '/' },", "{ from: '/alt.html', to: '/' },")).toEqual([]);
  });

  it.each([
    ['a path that is served', ["{ from: '/company/', to: '/' },"], 'redirect-taken', 20],
    ['the mirror of a page that is served', ["{ from: '/company.md', to: '/' },"], 'redirect-taken', 20],
    ['a file', ["{ from: '/logo.svg', to: '/' },"], 'redirect-taken', 20],
    ['two from one path', ["{ from: '/a/', to: '/' },", "{ from: '/a/', to: '/company/' },"], 'redirect-taken', 21],
    ['two from one, spelt otherwise', ["{ from: '/a/', to: '/' },", "{ from: '/a', to: '/' },"], 'redirect-taken', 21],
    ['what a page has said already', ["{ from: '/erste-schritte/', to: '/' },"], 'redirect-taken', 6],
    ['a path that is not there', ["{ from: '/a/', to: '/nowhere/' },"], 'redirect-dead', 20],
    ['itself', ["{ from: '/a/', to: '/a/' },"], 'redirect-dead', 20],
    ['a page without its slash', ["{ from: '/a/', to: '/company' },"], 'redirect-dead', 20],
    ['a wildcard over a page', ["{ from: '/anleitung/*', to: '/' },"], 'redirect-taken', 20],
    ['two spellings of one', ["{ from: '/ü/', to: '/' },", "{ from: '/%c3%bc', to: '/' },"], 'redirect-taken', 21],
    ['an anchor that is not there', ["{ from: '/a/', to: '/company/#nowhere' },"], 'redirect-dead', 20],
    ['an anchor of a page that is not there', ["{ from: '/a/', to: '/nowhere/#a' },"], 'redirect-dead', 20],
    ['a target below a wildcard', ["{ from: '/a/*', to: '/' },", "{ from: '/b/', to: '/a/x/' },"], 'redirect-dead', 21],
    ['an anchor of the old address', ["{ from: '/a/#b', to: '/' },"], 'field-invalid', 20],
    ['a wildcard that is not the last', ["{ from: '/a/*/b', to: '/' },"], 'field-invalid', 20],
    ['a wildcard for all', ["{ from: '/*', to: '/' },"], 'field-invalid', 20],
    ['an encoded slash', ["{ from: '/a%2fb/', to: '/' },"], 'field-invalid', 20],
    ['a "%" alone', ["{ from: '/100%/', to: '/' },"], 'field-invalid', 20],
    ['the origin', ["{ from: 'https://pumpen.example/a/', to: '/' },"], 'field-invalid', 20],
    ['a path of the API, encoded', ["{ from: '/%61pi/v1/', to: '/' },"], 'path-reserved', 20],
    ['a path that must stay a 404, with a query', ["{ from: '/token?x=1', to: '/' },"], 'path-reserved', 20],
  ])('refuses %s', (_, rows, code, line) => {
    expect(withRows(...rows)).toMatchObject([{ code, at: { line } }]);
  });

  it('takes old addresses of every kind', () => {
    const old = [
      '/über-uns/',
      '/%E4%BC%9A%E7%A4%BE/',
      '/index.php?id=7',
      '/?p=7',
      '/company/?alt',
      '/blog/*',
      '/blog/a/',
    ];
    const rows = old.map((from) => `{ from: '${from}', to: '/company/' },`);
    const others = ["{ from: '/security.txt', to: '/.well-known/security.txt' },", "{ from: '/b/', to: '/#main' },"];
    expect(withRows(...rows, ...others)).toEqual([]);
  });

  it('says what to write in the place of each that it refuses', () => {
    const rows = ['/a/#b', '/*', '/a%2Fb', 'a/'].map((from) => `{ from: '${from}', to: '/' },`);
    const problems = withRows(...rows, "{ from: '/a/', to: '/company/?x' },");
    expect(problems).toMatchObject([20, 21, 22, 23, 24].map((line) => ({ at: { file: 'content/site.ts', line } })));
    for (const { message, hint } of problems)
      expect([message, hint]).toEqual([expect.stringMatching(/^expected /), expect.any(String)]);
  });

  it('names both of a loop', () => {
    expect(withRows("{ from: '/a/', to: '/b/' },", "{ from: '/b/', to: '/a/' },")).toMatchObject([
      { code: 'redirect-dead', at: { line: 20 }, hint: expect.stringContaining('Nobody would ever arrive') },
      { code: 'redirect-dead', at: { line: 21 } },
    ]);
  });

  it('mends a chain', () => {
    expect(withRows("{ from: '/a/', to: '/erste-schritte/' },")).toMatchObject([
      {
        code: 'redirect-dead',
        at: { line: 20, col: 20 },
        message: expect.stringContaining('/anleitung/start/'),
        hint: 'Write "/anleitung/start/".',
      },
    ]);
    fixContent(site.options);
    expect(build({ ...site.options, cache: kept }).problems).toEqual([]);
    expect(read('content/site.ts')).toContain("{ from: '/a/', to: '/anleitung/start/' },");
  });

  it('mends links to an old address, in Markdown and in typed modules', () => {
    site = copySite();
    const link = '[a](/erste-schritte/) [b](https://pumpen.example/erste-schritte/?x#y). /erste-schritte/';
    const page = (text: string) => `---\ntitle: Neu\ndescription: Neues\nupdated: 2026-02-02\n---\n\n${text}\n`;
    site.write('content/pages/neu.md', page(link));
    site.write('content/site.ts', read('content/site.ts').replace("href: '/datenschutz/'", "href: '/erste-schritte/'"));
    expect(build({ ...site.options, cache: kept }).problems.map(({ code }) => code)).toEqual([
      'link-moved',
      'link-moved',
      'link-moved',
    ]);
    fixContent(site.options);
    expect(read('content/site.ts')).toContain("href: '/anleitung/start/'");
    expect(read('content/pages/neu.md')).toBe(page(link.replace('[a](/erste-schritte/)', '[a](/anleitung/start/)')));
  });

  it('mends links to an old address in any spelling, and to what a wildcard takes', () => {
    site = copySite();
    const rows = "{ from: '/%C3%BC/', to: '/company/#main' }, { from: '/blog/*', to: '/company/' }";
    site.write('content/site.ts', read('content/site.ts').replace(/(redirects: \[\n)/, `$1${rows},\n`));
    const page = (text: string) => `---\ntitle: Neu\ndescription: Neues\nupdated: 2026-02-02\n---\n\n${text}\n`;
    site.write('content/pages/neu.md', page('[a](/ü/) [b](/blog/x/y)'));
    expect(build({ ...site.options, cache: kept }).problems).toMatchObject([
      { code: 'link-moved', hint: 'Write "/company/#main".' },
      { code: 'link-moved', hint: 'Write "/company/".' },
    ]);
    fixContent(site.options);
    expect(read('content/pages/neu.md')).toBe(page('[a](/company/#main) [b](/company/)'));
  });
});
