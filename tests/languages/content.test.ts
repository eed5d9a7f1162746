import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { byTurn } from '../support/runs.ts';
import { built, change, copied, fixture, optionsOf, told } from './two-languages.ts';

type Changes = Readonly<Record<string, Parameters<typeof change>[2]>>;
const page = (title: string, more = '', body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: ${title}\nupdated: 2026-01-01\n${more}---\n\n${body}\n`;
const known = 'translation-missing content/company.ts:25:16';
const languages = (to: string): Changes => ({ 'content/site.ts': ["languages: ['de-DE', 'en']", to] });
const summary = (to: string): Changes => ({
  'content/company.ts': [
    "{ de: 'Bohrt Brunnen für Gärten und Gemeinden.', en: 'Drills wells for gardens and towns.' }",
    to,
  ],
});

const notice = (paths: string): Changes => ({
  'content/site.ts': ["languages: ['de-DE', 'en'],", `languages: ['de-DE', 'en'], legalNotice: true, paths: ${paths},`],
});
const named = notice("{ legalNotice: { de: 'impressum', en: 'legal-notice' } }");

const cases: readonly (readonly [name: string, changes: Changes, problems: readonly string[]])[] = [
  [
    'language and languages',
    languages("language: 'de', languages: ['de', 'en']"),
    ['field-invalid content/site.ts:7:30'],
  ],

  ['no languages', languages('languages: []'), ['field-invalid content/site.ts:7:14']],
  ['one language twice', languages("languages: ['de', 'en', 'de']"), ['id-duplicate content/site.ts:7:27']],
  ['a tag that is none', languages("languages: ['de', 'english!']"), ['field-invalid content/site.ts:7:21']],
  [
    'a language without a catalogue',
    languages("languages: ['de', 'tlh']"),
    ['language-unknown content/site.ts:7:21', 'page-missing content/pages/home.tlh.md'],
  ],
  ['an empty text', summary("{ de: '', en: 'Drills.' }"), ['field-invalid content/company.ts:6:18', known]],
  [
    'an empty text in the second',
    summary("{ de: 'Bohrt.', en: '' }"),
    ['field-invalid content/company.ts:6:32', known],
  ],
  ['a text without the first', summary("{ en: 'Drills.' }"), ['translation-unknown content/company.ts:6:12', known]],
  [
    'a text in no language',
    summary('{}'),
    ['translation-unknown content/company.ts:6:12', 'field-missing content/company.ts:6:12', known],
  ],
  ['a text that is a number', summary("{ de: 5, en: 'Drills.' }"), ['field-type content/company.ts:6:18', known]],
  [
    'a text in a language that is not there',
    summary("{ de: 'B.', en: 'D.', fr: 'F.' }"),
    ['translation-unknown content/company.ts:6:34', known],
  ],
  ['a text without the second', summary("{ de: 'Bohrt.' }"), ['translation-missing content/company.ts:6:12', known]],
  [
    'a fact per language',
    { 'content/company.ts': ["id: 'bohrung'", "id: { de: 'bohrung', en: 'drilling' }"] },
    ['field-type content/company.ts:23:11', known],
  ],
  [
    'a date per language',
    { 'content/company.ts': ["'1999-12-31'", "{ de: '1999-12-31', en: '1999-12-30' }"] },
    ['field-type content/company.ts:9:17', known],
  ],
  [
    'a name written once',
    { 'content/company.ts': ["legalName: '", "tradingName: 'Brunnenbau',\n  legalName: '"] },
    ['translation-missing content/company.ts:26:16'],
  ],
  [
    'a name per language',
    {
      'content/company.ts': [
        "'Brunnenbau Lindental GmbH'",
        "{ de: 'Brunnenbau Lindental GmbH', en: 'Lindental Wells' }",
      ],
    },
    [known],
  ],
  ['no homepage in the second', { 'content/pages/home.en.md': null }, ['page-missing content/pages/home.en.md', known]],
  [
    'a page in a language that is not there',
    { 'content/pages/agb.fr.md': page('CGV') },
    ['translation-unknown content/pages/agb.fr.md', known],
  ],
  [
    'a folder of pages that is a language',
    { 'content/pages/en/x.md': page('X') },
    ['path-reserved content/pages/en/x.md', known],
  ],
  [
    'a slug that is a language',
    { 'content/pages/x.md': page('X', 'slug: en\n') },
    ['path-reserved content/pages/x.md:5:7', known],
  ],
  ['a file below a language', { 'public/en/x.txt': 'X\n' }, ['path-reserved public/en/x.txt', known]],
  [
    'two files of one page',
    { 'content/pages/agb.de.md': page('AGB') },
    ['path-collision content/pages/agb.md:1:1', known],
  ],
  [
    'two pages of one address in the second',
    { 'content/pages/x.en.md': page('X', 'slug: privacy\n') },
    ['path-collision content/pages/x.en.md:5:7', known],
  ],
  [
    'an address that is another page in the first',
    { 'content/pages/agb.en.md': page('Manual', 'slug: datenschutz\n', '## Preise') },
    ['path-collision content/pages/agb.en.md:5:7', known],
  ],
  ['a page that is a language', { 'content/pages/en.md': page('X') }, ['path-reserved content/pages/en.md', known]],
  [
    'a translation in a folder that is a language',
    { 'content/pages/en/x.en.md': page('X') },
    ['path-reserved content/pages/en/x.en.md', known],
  ],
  [
    'a generated page that is called as a language',
    notice("{ legalNotice: 'en' }"),
    ['path-reserved content/site.ts:7:72', known],
  ],
  [
    'a generated page that is called as a language in that',
    notice("{ legalNotice: { de: 'x', en: 'en' } }"),
    ['path-reserved content/site.ts:7:87', known],
  ],
  [
    'a name of a generated page in a language that is not there',
    notice("{ legalNotice: { de: 'x', fr: 'y' } }"),
    ['translation-missing content/site.ts:7:72', 'translation-unknown content/site.ts:7:83', known],
  ],
  [
    'the address of a generated page in the second',
    { ...named, 'content/pages/legal-notice.md': page('Law') },
    ['path-collision content/pages/legal-notice.md:1:1', known],
  ],
  [
    'the address of a generated page in the first',
    { ...named, 'content/pages/impressum.en.md': page('Law') },
    ['page-orphan content/pages/impressum.en.md', 'path-collision content/pages/impressum.en.md:1:1', known],
  ],
  [
    'what introduces a generated page in both',
    {
      ...named,
      'content/pages/impressum.md': page('Impressum'),
      'content/pages/impressum.en.md': page('Law', 'slug: legal-notice\n'),
    },
    [known],
  ],
  [
    'a slug in the second that a fact module has',
    { 'content/pages/x.en.md': page('Rigs', 'slug: bohrgeraete\n') },
    [...Array(2).fill('path-collision content/pages/x.en.md:5:7'), known],
  ],
  [
    'a dead link in the second',
    { 'content/pages/agb.en.md': page('Terms', '', '## Preise\n\nSee [x](/nowhere/).') },
    ['link-dead content/pages/agb.en.md:9:9', known],
  ],
];

it.each(byTurn(cases, 3))('%s', (_, changes, problems) => {
  const folder = copied();
  for (const [file, to] of Object.entries(changes)) change(folder, file, to);
  expect(told(built(folder)).toSorted()).toEqual([...problems].toSorted());
});

it('one address for two pages is told with both places', () => {
  const folder = copied();
  for (const [file, to] of Object.entries({ ...named, 'content/pages/impressum.en.md': page('Law') }))
    change(folder, file, to);
  change(folder, 'content/pages/agb.en.md', page('Manual', 'slug: datenschutz\n', '## Preise'));
  const collisions = built(folder).problems.filter(({ code }) => code === 'path-collision');
  expect(collisions.map(({ message }) => message).toSorted()).toEqual([
    'expected an address that is one page in all languages, got /en/datenschutz/, while /datenschutz/ is that of content/pages/datenschutz.md:1:1',
    'expected an address that is one page in all languages, got /en/impressum/, while /impressum/ is that of content/company.ts',
  ]);
});

it('a language that is not there is told of at each text that is in it', () => {
  const folder = copied();
  const expected: string[] = [];
  for (const module of ['site', 'company', 'solutions', 'access', 'facts/bohrgeraete']) {
    const file = `content/${module}.ts`;
    const text = readFileSync(join(folder, file), 'utf8').replace(/\ben: '[^']*'/g, "$&, fr: 'X'");
    change(folder, file, text);
    text.split('\n').forEach((line, i) => {
      for (const { index } of line.matchAll(/\bfr: 'X'/g))
        expected.push(`translation-unknown ${file}:${i + 1}:${index + 1}`);
    });
  }
  expect(expected.length).toBeGreaterThan(20);
  expect(told(built(folder)).toSorted()).toEqual([...expected, known].toSorted());
});

it('languages that begin alike are called by their whole tags', () => {
  const folder = copied();
  change(folder, 'content/site.ts', ["['de-DE', 'en']", "['de-DE', 'de-AT']"]);
  change(folder, 'content/company.ts', [
    "{ de: 'Bohrt Brunnen für Gärten und Gemeinden.', en: 'Drills wells for gardens and towns.' }",
    "{ 'de-DE': 'Bohrt.', 'de-AT': 'Bohrt schon.' }",
  ]);
  const { problems } = build(optionsOf(folder));
  expect(told({ problems }).filter((each) => each.includes('company.ts:6:'))).toEqual([]);
  expect(told({ problems })).toContain('page-missing content/pages/home.de-AT.md');
});

it('a site that says no language at all is told so', () => {
  const folder = copied();
  change(folder, 'content/site.ts', ["languages: ['de-DE', 'en'],", '']);
  expect(told(built(folder))).toContain('field-missing content/site.ts:3:16');
});

it('one language in languages is a site as any', () => {
  const folder = copied();
  change(folder, 'content/site.ts', ["['de-DE', 'en']", "['de-DE']"]);
  change(folder, 'content/pages/anleitung/start.md', ['[die Startseite](/en/)', 'nichts']);
  const problems = told(built(folder));
  expect(problems.filter((each) => !each.startsWith('translation-unknown'))).toEqual([]);
  expect(problems).toContain('translation-unknown content/pages/home.en.md');
});

it('the fixture writes no fact twice', () => {
  const company = readFileSync(join(fixture, 'content/company.ts'), 'utf8');
  expect(company.match(/HRB 815/g)?.length).toBe(1);
});
