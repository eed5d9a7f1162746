import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { optionalPartNames } from '../../src/setup/init/new-organisation.ts';
import { renderOrganisation } from '../../src/setup/init/render-organisation.ts';
import { schemes } from '../../src/values/identifiers/schemes/index.ts';
import { built, filled, organisation } from '../support/init-site.ts';
import { today as dayOfOrganisations, organisations } from '../support/organisations.ts';
import { business, ordinary } from './business-words.ts';

const root = new URL('../../', import.meta.url).pathname;
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[A-Za-z]{4,}/g) ?? []).map((word) => word.toLowerCase()));
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

const written = filesIn('content').filter((file) => !/\/ledger\/|contract\.json$/.test(file));
const example = wordsOf(textOf(written));
/** Words of catalogues: names of countries, of English, and of German for those that speak it; names of registers. */
const ofLanguages = ['en', 'de'].map(languageByTag).flatMap(({ words, table }) => [words, table.countries]);
const catalogued = wordsOf(JSON.stringify([ofLanguages, schemes.map(({ name, issuer, url }) => [name, issuer, url])]));

/** Words of the example that no catalogue has. */
const own = [...example].filter((word) => !catalogued.has(word));

const everything = new Set(optionalPartNames);
const charity = organisation({ kind: 'charity', has: everything, name: 'Elm Row' });
const maker = organisation({ country: 'US', language: 'en-US', has: everything, name: 'Zeta Works' });
const made = (of: typeof charity) => {
  const files = filled(renderOrganisation(of), of);
  return { said: Object.values(files).join('\n'), ...built(files) };
};
const others = organisations.slice(1).map(
  ({ name, folder, contentDir, publicDir }) =>
    [
      name,
      () => ({
        // The name of a file is an address too.
        said: [textOf(filesIn(folder)), ...filesIn(folder)].join('\n'),
        ...build({ contentDir, publicDir, preview: false, today: dayOfOrganisations }),
      }),
    ] as const,
);

/** Where a word of the example's business stands, as a word: `invoice` is none. */
const businessIn = (text: string) => [...wordsOf(text)].filter((word) => business.has(word));

it('the list is of what the example says, and no catalogue', () => {
  expect([...business].filter((word) => !own.includes(word))).toEqual([]);
  expect([...business].filter((word) => ordinary.has(word))).toEqual([]);
  expect([...ordinary].filter((word) => !example.has(word))).toEqual([]);
  expect(businessIn(textOf(written)).length).toBe(business.size);
  expect(businessIn('An invoice, impatiently: rewarded')).toEqual([]);
});

describe.each([
  ...others,
  ['a charity made by init', () => made(charity)],
  ['a manufacturer made by init', () => made(maker)],
] as const)('%s', (_name, make) => {
  const { said, release, deployFiles } = make();
  const files = [
    ...[...(release?.files.values() ?? [])].map(({ file, bytes }) => ({ file, text: Buffer.from(bytes).toString() })),
    ...[...(deployFiles ?? [])].map(({ file, text }) => ({ file, text })),
  ].filter(({ file }) => !/\.(?:png|ico|br|gz|woff2?)$/.test(file));

  it('publishes no word of the business of another', () => {
    const known = wordsOf(said);
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap(({ file, text }) =>
      businessIn(text).flatMap((word) => (known.has(word) ? [] : [`${file}: ${word}`])),
    );
    expect(found).toEqual([]);
    // Their own words are theirs, and little.
    expect(businessIn(said).length).toBeLessThan(4);
  });

  it('publishes no word that only the example says, but for ordinary ones that were looked at', () => {
    const known = wordsOf(said);
    // Programs and settings of servers are not prose.
    const prose = files.filter(({ file }) => release?.files.has(file) && /\.(?:html|md|txt|json)$/.test(file));
    expect(prose.length).toBeGreaterThan(15);
    const found = prose.flatMap(({ file, text }) => {
      const there = wordsOf(text);
      return own
        .filter((word) => there.has(word) && !known.has(word) && !ordinary.has(word))
        .map((word) => `${word} (${file})`);
    });
    expect(found).toEqual([]);
  });
});

it('what init writes has none, in any module', () => {
  for (const of of [charity, maker])
    for (const [file, text] of Object.entries(renderOrganisation(of))) expect(businessIn(text), file).toEqual([]);
});

it('no text of src/ has one, comments aside', () => {
  // By these tables the words of a language are told from claims; nothing of them is published.
  const isVocabulary = (file: string) => file.includes('/src/prose/words/');
  // To parse each module takes longer. Of `\\nword` the letter is part of an escape, or of the word.
  const mayBeIn = (text: string) => businessIn(`${text} ${text.replace(/\\./g, ' ')}`).length > 0;
  const found = filesIn('src')
    .filter((file) => /\.ts$/.test(file) && !isVocabulary(file) && mayBeIn(readFileSync(file, 'utf8')))
    .flatMap((file) =>
      stringsIn(file).flatMap((text) => businessIn(text).map((word) => `${file.slice(root.length)}: ${word}`)),
    );
  expect(found).toEqual([]);
});

it('what users look up has none', () => {
  for (const file of [...filesIn('docs'), join(root, 'README.md'), join(root, 'HOSTS.md')])
    expect(businessIn(readFileSync(file, 'utf8')), file).toEqual([]);
});

/** Every text in a module: literals, templates and patterns. */
function stringsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (typeof node === 'object' && node !== null) {
      const { type, value } = node as { readonly type?: string; readonly value?: unknown };
      if (type === 'Literal' && typeof value === 'string') found.push(value);
      if (type === 'TemplateElement') found.push((value as { readonly raw: string }).raw);
      for (const member of Object.values(node)) visit(member);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body);
  return found;
}
