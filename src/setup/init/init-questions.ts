import { organisationKindNames } from '../../content/organisation-kinds.ts';
import { checkOrigin } from '../../content/origin.ts';
import { languageTag, line } from '../../content/schemas/fields.ts';
import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { findCountryCode } from '../../language/find-country.ts';
import { englishNames, findLanguageCode } from '../../language/find-language.ts';
import { languageCodes } from '../../language/language.ts';
import { findMissingCatalogue, languageByTag } from '../../language/language-by-tag.ts';
import { parseLanguageTag } from '../../language/language-tags.ts';
import { toCountryCode } from '../../values/identifiers/find-scheme.ts';
import { optionalPartNames, optionalParts } from './new-organisation.ts';

/** Countries in which a language of the catalogues is an official one or that of most offices; the first found is offered. */
const spokenIn: Readonly<Record<string, string>> = {
  en: 'AG AU BB BS BZ CA DM FJ GB GD GH GM GY IE IN JM KE KN LC LR MT MW NA NG NZ PH PK SG SL TT TZ UG US VC ZA ZM ZW',
  de: 'AT CH DE LI',
  fr: 'BE BF BJ BL CD CF CG CI CM DJ FR GA GF GN GP HT LU MC MF MG ML MQ NC NE PF PM RE RW SN TD TG WF YT',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  it: 'IT SM VA',
  nl: 'AW BQ CW NL SR SX',
  pl: 'PL',
  pt: 'AO BR CV GW MZ PT ST TL',
  ja: 'JP',
  ar: 'AE BH DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SY TN YE',
};

const isSpokenIn = (language: string, country: string) => spokenIn[language]?.split(' ').includes(country) === true;

/** The language that a site of a country most likely has: of those that have a catalogue. */
export const guessLanguage = (country: string): string =>
  languageCodes.find((code) => isSpokenIn(code, country)) ?? 'en';

/** The language that init proposes: where none with a catalogue is spoken, that of most people there (CLDR, likely subtags). */
function proposeLanguage(country: string): string {
  const guess = guessLanguage(country);
  if (isSpokenIn(guess, country)) return addRegion(guess, country);
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language.length === 2 ? language : guess;
}

/** Countries of a language beside those of isSpokenIn(), by ISO 3166-1 code. */
const alsoSpokenIn: Readonly<Record<string, string>> = { fr: 'CA CH', it: 'CH', nl: 'BE', de: 'BE LU', es: 'US' };

/** A tag with the region of the organisation, where the language is written in it: `de` in Austria is `de-AT`. */
export function addRegion(tag: string, country: string): string {
  const { language = tag, region, script } = parseLanguageTag(tag) ?? {};
  const isWritten = isSpokenIn(language, country) || alsoSpokenIn[language]?.split(' ').includes(country) === true;
  return region !== undefined || script !== undefined || !isWritten ? tag : `${language}-${country}`;
}

/** The languages with their names in themselves: `de (Deutsch)`. */
const listLanguageNames = (): readonly (readonly [string, string])[] =>
  languageCodes.map((code) => [code, languageByTag(code).ownName]);

/** Answers so far, by flag. */
export type InitAnswers = Readonly<Record<string, string>>;

/** An answer as it is kept, or what was expected instead. */
export type AnswerResult = { readonly value: string } | { readonly expected: string; readonly hint?: string };

/** Question of `gazette init`, by the flag that answers it. */
export interface InitQuestion {
  readonly flag: 'name' | 'kind' | 'country' | 'language' | 'base-url' | 'with';
  /** Words of the question at a terminal; choices stand above. */
  readonly ask: string;
  readonly choices?: () => string | readonly string[];
  /** Default answer; absent: an answer is needed. */
  readonly or?: (answers: InitAnswers) => string;
  readonly read: (text: string, answers: InitAnswers) => AnswerResult;
}

const nameLine = line(80);
const tag = languageTag();

/** THE TABLE of what is asked, in this order. */
export const initQuestions: readonly InitQuestion[] = [
  {
    flag: 'name',
    ask: 'Name, as people know it',
    read: name,
  },
  {
    flag: 'kind',
    ask: 'What it is',
    choices: () => organisationKindNames.join(', '),
    or: () => 'company',
    read: (text) => oneOf(text.toLowerCase().replace(/[\s_]+/g, '-'), organisationKindNames),
  },
  {
    flag: 'country',
    ask: 'Country',
    choices: () => 'its name, or two letters such as GB or DE',
    or: () => 'GB',
    read: country,
  },
  {
    flag: 'language',
    ask: 'Language of the site',
    choices: () =>
      listLanguageNames()
        .map(([code, name]) => `${code} (${name})`)
        .join(', '),
    or: ({ country = 'GB' }) => proposeLanguage(country),
    read: language,
  },
  {
    flag: 'base-url',
    ask: 'Address of the site',
    choices: () => 'where it will live, such as https://facts.example.org',
    read: (text) => {
      const problem = checkOrigin(text, { preview: false });
      if (problem === undefined) return { value: text };
      const expected = 'an https origin without a path, such as https://facts.example.org';
      return { expected, ...(problem.hint !== undefined && { hint: problem.hint }) };
    },
  },
  {
    flag: 'with',
    ask: 'What it has beside facts about itself, with commas between',
    choices: () => optionalPartNames.map((each) => `${each.padEnd(12)}${optionalParts[each]}`),
    or: () => 'none',
    read: (text) => {
      const wanted = text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter((each) => each !== '' && each !== 'none');
      const unknown = wanted.map((each) => oneOf(each, optionalPartNames)).find((each) => 'expected' in each);
      return unknown ?? { value: [...new Set(wanted)].join(',') };
    },
  },
];

/** A name as the schema takes it, or why not: nobody sees an invisible character. */
function name(text: string): AnswerResult {
  const value = text.trim();
  const issue = nameLine.safeParse(value).error?.issues[0];
  if (issue === undefined) return { value };
  const hint: unknown = issue.code === 'custom' && issue.params?.hint;
  return { expected: 'one line of at most 80 characters', ...(typeof hint === 'string' && { hint }) };
}

function oneOf(text: string, known: readonly string[]): AnswerResult {
  if (known.includes(text)) return { value: text };
  const meant = findNearestName(text, known);
  return { expected: `one of ${known.join(', ')}`, ...(meant !== undefined && { hint: formatDidYouMean(meant) }) };
}

const key = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** A code, or the name of a country in any language that Gazette speaks. */
function country(text: string): AnswerResult {
  const code = findCountryCode(toCountryCode(text));
  if (code !== undefined) return { value: code };
  const names = new Map(
    languageCodes.flatMap((each) =>
      Object.entries(languageByTag(each).table.countries).map(([known, name]): [string, string] => [key(name), known]),
    ),
  );
  const near = findNearestName(key(text), [...names.keys()]);
  const meant = near === undefined ? undefined : names.get(near);
  const name = meant && languageByTag('en').table.countries[meant];
  return {
    expected: 'the name of a country, or its two letters (ISO 3166-1)',
    ...(name && { hint: formatDidYouMean(`${meant} (${name})`) }),
  };
}

/** A tag, or the name of a language in itself or in English; with the region of the country, where it is spoken there. */
function language(text: string, { country: place = 'GB' }: InitAnswers): AnswerResult {
  const names = listLanguageNames();
  const named = findLanguageCode(text);
  const [code = '', ...rest] = (named ?? text.replaceAll('_', '-')).split('-');
  const written = [
    code.toLowerCase(),
    ...rest.map((each) => (each.length === 2 ? each.toUpperCase() : each.charAt(0).toUpperCase() + each.slice(1))),
  ].join('-');
  const isTag = tag.safeParse(written).success && code.toLowerCase().length === 2;
  // init writes a catalogue for a language that has none.
  if (isTag) return { value: findMissingCatalogue(written) === undefined ? addRegion(written, place) : written };
  const meant = findNearestName(key(text), [...names.map(([, name]) => key(name)), ...Object.keys(englishNames)]);
  const meantCode =
    meant === undefined ? undefined : (names.find(([, name]) => key(name) === meant)?.[0] ?? englishNames[meant]);
  return {
    expected: `the tag of a language (ISO 639), such as uk, or one that Gazette speaks: ${names.map(([each, name]) => `${each} (${name})`).join(', ')}`,
    ...(meantCode !== undefined && text.length > 3 && { hint: formatDidYouMean(meantCode) }),
  };
}
