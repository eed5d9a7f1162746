import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { collectAllFacts } from '../../../src/compile/ledger/all-facts.ts';
import { kept } from '../../support/kept.ts';
import { siteOf } from '../../support/site-of.ts';

const root = new URL('../../fixtures/', import.meta.url).pathname;

/** The subject of the mail by which readers say that a page is wrong, by the file of the page. */
function subjects(fixture: string): ReadonlyMap<string, string> {
  const folders = { contentDir: `${root}${fixture}/content`, publicDir: `${root}${fixture}/public` };
  const { release } = build({ ...folders, preview: false, today: '2026-03-15', cache: kept });
  const pages = [...(release?.files.values() ?? [])].filter(({ file }) => file.endsWith('index.html'));
  return new Map(
    pages.map(({ file, bytes }) => {
      // The last one: the contact form has others.
      const mails = [
        ...Buffer.from(bytes)
          .toString()
          .matchAll(/mailto:[^"?]*\?subject=([^"&]*)"/g),
      ];
      const [, subject = ''] = mails.at(-1) ?? [];
      return [`/${file.slice(0, -'index.html'.length)}`, decodeURIComponent(subject)];
    }),
  );
}

describe('who finds something wrong', () => {
  it('names the fact by its address, and the page', () => {
    const of = subjects('small');
    const at = (path: string) => of.get(path)?.replace(` https://pumpen.example${path}`, '');
    expect(of.get('/solutions/giessen/')).toBe('solutions#giessen https://pumpen.example/solutions/giessen/');
    expect(
      ['/', '/datenschutz/', '/anleitung/start/', '/solutions/', '/industries/gartenbau/', '/company/'].map(at),
    ).toEqual([
      'page#/',
      'page#/datenschutz/',
      'page#/anleitung/start/',
      'solutions#',
      'industries#gartenbau',
      'company#',
    ]);
    expect(
      ['/industries/', '/compliance/', '/questions/', '/questions/wie-laut/', '/contact/', '/auth/'].map(at),
    ).toEqual(['industries#', 'company#compliance', 'faq#', 'faq#wie-laut', 'company#contactRoutes', 'page#/auth/']);
  });

  it('names that of the language', () => {
    const of = subjects('two-languages');
    expect(of.get('/en/agb/')).toBe('en/page#/agb/ https://brunnen.example/en/agb/');
    expect(of.get('/en/products/bohrung/')).toBe(
      'en/company#products/bohrung https://brunnen.example/en/products/bohrung/',
    );
    expect(of.get('/agb/')).toBe('page#/agb/ https://brunnen.example/agb/');
    expect(of.get('/bohrgeraete/')).toBe('bohrgeraete# https://brunnen.example/bohrgeraete/');
  });

  it.each(['small', 'gmbh'] as const)('can be looked up in the ledger: %s', (fixture) => {
    const known = [...collectAllFacts(siteOf(`tests/fixtures/${fixture}`).site).facts.keys()];
    for (const [path, subject] of subjects(fixture)) {
      const [fact = ''] = subject.split(' ');
      // A path that Gazette makes of facts and words has another word before it there.
      const generated = fact.replace(/(^|\/)page#/, '$1generator#');
      const isKnown = known.some((address) => [fact, generated].some((each) => address.startsWith(each)));
      expect(isKnown, `${path} ${fact}`).toBe(true);
    }
  });
});
