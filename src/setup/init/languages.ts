import { languageCodes } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { parseLanguageTag } from '../../language/language-tags.ts';

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

/** Countries of a language beside those of isSpokenIn(), by ISO 3166-1 code. */
const alsoSpokenIn: Readonly<Record<string, string>> = { fr: 'CA CH', it: 'CH', nl: 'BE', de: 'BE LU', es: 'US' };

/** A tag with the region of the organisation, where the language is written in it: `de` in Austria is `de-AT`. */
export function addRegion(tag: string, country: string): string {
  const { language = tag, region, script } = parseLanguageTag(tag) ?? {};
  const isWritten = isSpokenIn(language, country) || alsoSpokenIn[language]?.split(' ').includes(country) === true;
  return region !== undefined || script !== undefined || !isWritten ? tag : `${language}-${country}`;
}

/** The languages with their names in themselves: `de (Deutsch)`. */
export const listLanguageNames = (): readonly (readonly [string, string])[] =>
  languageCodes.map((code) => [code, languageByTag(code).ownName]);
