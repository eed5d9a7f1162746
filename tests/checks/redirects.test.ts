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
  ])('refuses %s', (_, rows, code, line) => {
    expect(withRows(...rows)).toMatchObject([{ code, at: { line } }]);
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
});
