import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { byTurn } from '../support/runs.ts';
import { built, change, copied, told } from './two-languages.ts';

/** Names that are free, and those of generated pages: of both languages, of one, and of a fact module. */
const slugs = ['a', 'b', 'impressum', 'legal-notice', 'bohrgeraete', 'auth', 'en'] as const;
/** Files of editors; with a translation or without, and each with or without a slug. */
const files = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('p', 'q', 'impressum', 'legal-notice'),
    language: fc.constantFrom('', '.en'),
    slug: fc.option(fc.constantFrom(...slugs), { freq: 2 }),
  }),
  { selector: ({ name, language }) => name + language, maxLength: 4 },
);
type File = { readonly name: string; readonly language: string; readonly slug: string | null };

const slugOf = ({ name, slug }: File) => slug ?? name;
/** The addresses of generated documents in each language. */
const generated = (language: string): ReadonlyMap<string, string> =>
  new Map([
    [language === '' ? 'impressum' : 'legal-notice', 'the notice'],
    ['bohrgeraete', 'the module'],
    ['auth', 'the guide'],
  ]);
/** The meaning of an address in a language; a page at that of the notice is its beginning. */
const meaning = (all: readonly File[], language: string, slug: string): string | undefined =>
  generated(language).get(slug) ?? all.find((file) => file.language === language && slugOf(file) === slug)?.name;

/** Whether the tool must refuse files: two things at one address of a language, or an address with two meanings. */
function isRefused(all: readonly File[]): boolean {
  return all.some((file) => {
    const slug = slugOf(file);
    const other = file.language === '' ? '.en' : '';
    const own = generated(file.language).get(slug);
    const isTwice = all.some((each) => each !== file && each.language === file.language && slugOf(each) === slug);
    const elsewhere = meaning(all, other, slug);
    return (
      slug === 'en' ||
      isTwice ||
      (own !== undefined && own !== 'the notice') ||
      (elsewhere !== undefined && elsewhere !== (own ?? file.name))
    );
  });
}

it('pages of two languages are refused where an address is two pages, and else each link leads to one', () => {
  const run = (all: readonly File[]) => {
    const folder = copied();
    change(folder, 'content/site.ts', [
      "languages: ['de-DE', 'en'],",
      "languages: ['de-DE', 'en'], legalNotice: true, paths: { legalNotice: { de: 'impressum', en: 'legal-notice' } },",
    ]);
    for (const file of all) {
      const slug = file.slug === null ? '' : `slug: ${file.slug}\n`;
      const front = `---\ntitle: T\ndescription: D\nupdated: 2026-01-01\n${slug}---\n`;
      change(folder, `content/pages/${file.name}${file.language}.md`, `${front}\nText.\n`);
    }
    // The English homepage links to all of the first language, by their addresses there.
    const german = all.filter(({ language, ...file }) => language === '' && slugOf({ language, ...file }) !== 'en');
    const links = [...german.map(slugOf), 'impressum'].map((slug) => `[${slug}](/${slug}/)`).join(' ');
    const home = `---\ntitle: T\ndescription: D\nupdated: 2026-01-01\n---\n\n${links} [m](/anleitung/start/)\n`;
    change(folder, 'content/pages/home.en.md', home);
    const result = built(folder);
    const wrong = told(result).filter((each) => /^path-/.test(each));
    expect(wrong.length > 0, wrong.join('\n')).toBe(isRefused(all));
    if (wrong.length > 0) {
      expect(
        wrong.every((each) => /content\/pages\/|content\/facts\//.test(each)),
        wrong.join('\n'),
      ).toBe(true);
      return;
    }
    expect(told(result)).toEqual(['translation-missing content/company.ts:25:16']);
    const bytes = (result.release as Release).files.get('en/index.html')?.bytes ?? [];
    const found = [
      ...Buffer.from(bytes)
        .toString()
        .matchAll(/<a href="([^"]*)"[^>]*>([\w-]+)<\/a>/g),
    ];
    for (const [, href = '', slug = ''] of found.filter(
      ([, , text]) => text === 'impressum' || german.some((f) => slugOf(f) === text),
    )) {
      const meant = meaning(all, '', slug);
      const twin = all.find((file) => file.language === '.en' && file.name === meant);
      const to = meant === 'the notice' ? '/en/legal-notice/' : twin ? `/en/${slugOf(twin)}/` : `/${slug}/`;
      expect(href, slug).toBe(to);
    }
  };
  for (const all of byTurn(fc.sample(files, { numRuns: 30, seed: 11 }), 3)) run(all);
}, 120_000);
