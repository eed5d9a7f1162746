import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { kept } from '../support/kept.ts';

const root = mkdtempSync(join(tmpdir(), 'editor-mistakes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let serial = 0;

/** A copy of a fixture with one text replaced: each problem with the text at its place, which must be that of the value. */
function told(fixture: string, file: string, [from, to]: readonly [string, string]): string[] {
  const folder = join(root, String(serial++));
  cpSync(new URL(`../fixtures/${fixture}`, import.meta.url).pathname, folder, { recursive: true });
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  writeFileSync(path, text.replace(from, to));
  const { problems } = build({
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    preview: false,
    today: '2026-11-23',
    cache: kept,
  });
  return problems.map(({ at, field, message, hint }) => {
    const [line, col] = at && 'line' in at ? [at.line, at.col] : [];
    const found =
      line === undefined || col === undefined
        ? at?.file
        : readFileSync(join(folder, at?.file ?? ''), 'utf8')
            .split('\n')
            [line - 1]?.slice(col - 1, col + 9);
    return `${found} ${field}: ${message}${hint === undefined ? '' : ` → ${hint}`}`;
  });
}

const [company, site] = ['company.ts', 'site.ts'];
const gmbh = (name: string, file: string, from: string, to: string, ...problems: string[]) =>
  [name, 'gmbh', file, [from, to], problems] as const;
const least = (name: string, file: string, from: string, to: string, ...problems: string[]) =>
  [name, 'least', file, [from, to], problems] as const;
const locality = "locality: 'Oberlindental', postalCode: '00816', country: 'DE'";
const inCountry = (country: string) => locality.replace("'DE'", country);
const summary = "summary: 'Tunes pianos at home and on stage.'";

it.each([
  gmbh(
    'a country by its name',
    company,
    locality,
    inCountry("'Deutschland'"),
    `'Deutschla locations[1].address.country: expected a country code such as GB (ISO 3166-1), got "Deutschland" → Did you mean "DE"?`,
  ),
  gmbh(
    'a country by another code',
    company,
    locality,
    inCountry("'UK'"),
    `'UK' }, locations[1].address.country: expected a country code such as GB (ISO 3166-1), got "UK" → Did you mean "GB"?`,
  ),
  gmbh(
    'a country that nobody knows',
    company,
    locality,
    inCountry("'XQ'"),
    `'XQ' }, locations[1].address.country: expected a country code such as GB (ISO 3166-1), got "XQ"`,
  ),
  gmbh('a telephone as it is dialled there', company, "since: '2022'", "since: '2022', phone: '030 23125042'"),
  gmbh(
    'a telephone that is none',
    company,
    "since: '2022'",
    "since: '2022', phone: '0800 WERK'",
    `'0800 WERK people[1].phone: expected a telephone number such as +44 20 7946 0142, got "0800 WERK" → Write digits for letters, and one number in a field.`,
  ),
  gmbh(
    'hours that end before they begin',
    company,
    "'13:00-17:00'",
    "'17:00-13:00'",
    `'08:00-12: openingHours.regular[0].open[0]: expected hours that begin when the others have ended, got "08:00-12:00" on Tuesday beside "17:00-13:00" on Monday → "17:00-13:00" ends on the next day: are its times in the right order?`,
    `'08:00-14: openingHours.regular[1].open[0]: expected hours that begin when the others have ended, got "08:00-14:00" on Friday beside "17:00-13:00" on Thursday → "17:00-13:00" ends on the next day: are its times in the right order?`,
  ),
  gmbh(
    'a day in another language',
    company,
    "['Tuesday', 'Thursday']",
    "['Dienstag', 'Thursday']",
    `'Dienstag' locations[1].openingHours.regular[0].days[0]: expected a day such as Monday, or days in a row such as Monday-Friday, got "Dienstag" → Days are named in English here; pages name them in the language of the site.`,
  ),
  gmbh(
    'more paid up than there is',
    company,
    "paidUp: '25000.00'",
    "paidUp: '50000'",
    `'50000' }, capital.paidUp: expected 25000.00 at most, which is the capital; got "50000"`,
  ),
  gmbh(
    'an object for a name',
    company,
    "brands: ['Lindenprüf']",
    "brands: [{ name: 'Lindenprüf' }]",
    `{ name: 'L brands[0]: expected string, got an object`,
  ),
  gmbh(
    'a text under the whole tag',
    company,
    "name: { de: 'Zentrale'",
    "name: { 'de-DE': 'Zentrale'",
    `'de-DE': ' contactRoutes[0].name: expected a language of the site (de, en), got "de-DE" → Did you mean "de"?`,
  ),
  gmbh(
    'a fact per language',
    company,
    "number: 'MZ-9001-0042'",
    "number: { de: 'MZ-9001-0042', en: 'x' }",
    `{ de: 'MZ- compliance[0].number: expected string, got an object → It is the same in every language: write it once.`,
  ),
  gmbh(
    'languages as one text',
    site,
    "['de-DE', 'en']",
    "'de-DE, en'",
    `'de-DE, en languages: expected list, got string "de-DE, en" → Write ['de-DE', 'en'].`,
  ),
  gmbh(
    'tags in other letters',
    site,
    "['de-DE', 'en']",
    "['de-de', 'EN']",
    `'de-de', ' languages[0]: expected a language tag such as en-GB, got "de-de" → Did you mean "de-DE"?`,
    `'EN'], languages[1]: expected a language tag such as en-GB, got "EN" → Did you mean "en"?`,
  ),
  gmbh(
    'the name of a page that is a language',
    site,
    "de: 'impressum'",
    "de: 'en'",
    `'en', en:  paths.legalNotice: expected a name that no part of the site has, got "en", which is a language of the site → Give the page another name.`,
  ),
  gmbh(
    'the name of a page that is not published',
    site,
    '  legalNotice: true,\n',
    '',
    `'impressum paths.legalNotice: expected a name for a page that is published, got one for a page that is not → Write legalNotice: true, or delete this.`,
    `'legal-not paths.legalNotice: expected a name for a page that is published, got one for a page that is not → Write legalNotice: true, or delete this.`,
  ),
  gmbh(
    'a currency that nobody has',
    company,
    "currency: 'EUR'",
    "currency: 'EUT'",
    `'EUT', pai capital.currency: expected a currency such as EUR (ISO 4217), got "EUT"`,
  ),
  gmbh(
    'the name of a page that is a fact module',
    site,
    "de: 'impressum'",
    "de: 'schulungen'",
    `'schulunge paths.legalNotice: expected a name that no part of the site has, got "schulungen", which is the page of content/facts/schulungen.ts → Give the page another name.`,
  ),
  gmbh(
    'the name of a page that service.md fixes',
    site,
    "de: 'impressum'",
    "de: 'docs'",
    `'docs', en paths.legalNotice: expected a name that no part of the site has, got "docs"`,
  ),
  least(
    'one language, and texts in two',
    company,
    summary,
    "summary: { en: 'Tunes.', de: 'Stimmt.' }",
    `{ en: 'Tun summary: expected string, got an object → Texts per language need languages instead of language in content/site.ts.`,
  ),
  least(
    'a company of nowhere',
    company,
    "kind: 'sole-trader'",
    "kind: 'company'",
    `{ identifiers: expected a number of a company register, as the kind is "company"; found none → Add it to identifiers, such as { scheme: "GB-COH", value: "99999999" }.`,
    `{ jurisdiction: expected its jurisdiction, as the kind is "company"; found none → Add jurisdiction: the name of the place of registration, and its country.`,
    `{ registeredAddress: expected its registered address, as the kind is "company"; found none → Add registeredAddress.`,
  ),
  least(
    'a charity of Ireland',
    company,
    "kind: 'sole-trader'",
    "kind: 'charity', jurisdiction: { name: 'Ireland', country: 'IE' }",
    `{ identifiers: expected a number of a charity register, as the kind is "charity"; found none → Add it to identifiers, such as { scheme: "IE-CHY", value: "20999999" }.`,
  ),
  least(
    'a charity of a country without a register of charities',
    company,
    "kind: 'sole-trader'",
    "kind: 'charity', jurisdiction: { name: 'Norway', country: 'NO' }, identifiers: [{ scheme: 'NO-BRC', value: '988077917' }]",
  ),
  least(
    'a number that a kind refuses',
    company,
    summary,
    `${summary}, companyNumber: '01234567'`,
    `'01234567' companyNumber: expected no companyNumber, as the kind is "sole-trader" → Write numbers of other registers as items of identifiers, or correct kind.`,
  ),
  least(
    'what is private',
    company,
    summary,
    `${summary}, people: [{ id: 'r', name: 'R', role: 'Tuner', birthDate: '1970' }]`,
    `birthDate: people[0].birthDate: expected nothing private of a person, got "birthDate" → Never published: when somebody was born. People stand here by their role, with business contact data alone.`,
  ),
])('%s', (_, fixture, file, change, problems) => {
  expect(told(fixture, file, change)).toEqual(problems);
});
