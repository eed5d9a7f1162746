import type { CatalogueTexts, PluralForms, TextKey } from './catalogue.ts';
import { languages } from './data/index.ts';
import type { LanguageTable } from './language-table.ts';

/** Differing members, two levels. */
type Difference<T> = { readonly [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Partial<T[K]> };

/** Members that differ in a region. */
interface RegionDifference {
  readonly texts?: Partial<CatalogueTexts>;
  readonly locale?: Difference<LanguageTable>;
}

/** A file of data/: a language in its first region, and the differences of others. Tests judge each file. */
export interface LanguageFile {
  /** Day of the review of all texts by a native reader. */
  readonly reviewed: string | false;
  readonly texts: CatalogueTexts;
  /** CLDR data, written by `node scripts/language-tables.mjs`. */
  readonly locale: LanguageTable & {
    readonly script: string;
    readonly region: string;
    /** Name of the language in itself, where no table of Gazette has it. */
    readonly ownName?: string;
  };
  /** By ISO 3166-1 code. */
  readonly regions: Readonly<Record<string, RegionDifference>>;
}

/** Texts of a language in a region. */
export function textsForRegion({ texts, locale, regions }: LanguageFile, region: string): CatalogueTexts {
  const words = { ...texts, ...regions[region]?.texts };
  if (locale.tag !== 'de' || !/^(?:CH|LI)$/.test(region)) return words;
  // No ß there, and quotation marks of Switzerland.
  return JSON.parse(JSON.stringify(words).replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'));
}

/** Table of a language in a region. */
export function tableForRegion({ locale, regions }: LanguageFile, region: string): LanguageTable {
  const different = regions[region]?.locale;
  if (different === undefined) return locale;
  return {
    tag: locale.tag,
    direction: locale.direction,
    months: different.months ?? locale.months,
    monthsAlone: different.monthsAlone ?? locale.monthsAlone,
    days: different.days ?? locale.days,
    daysShort: different.daysShort ?? locale.daysShort,
    date: { ...locale.date, ...different.date },
    time: { ...locale.time, ...different.time },
    range: different.range ?? locale.range,
    comma: different.comma ?? locale.comma,
    and: different.and ?? locale.and,
    or: different.or ?? locale.or,
    number: { ...locale.number, ...different.number },
    money: { ...locale.money, ...different.money },
    plurals: { ...locale.plurals, ...different.plurals },
    symbols: { ...locale.symbols, ...defined(different.symbols) },
    countries: { ...locale.countries, ...defined(different.countries) },
  };
}

function defined(members: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The English file, whose texts and members every other one has. */
export const englishFile = (): LanguageFile => languages.en<{ default: LanguageFile }>().default;

/** Plural categories of a language, in the order of its rules. */
export const pluralCategoriesOf = ({ plurals }: Pick<LanguageTable, 'plurals'>): readonly string[] => [
  ...new Set([...Object.keys(plurals), 'other']),
];

/** An English text in the plural forms of another language, to be translated. All are "other": "one" may be of 21. */
export function toUntranslated(
  text: string | PluralForms,
  table: Pick<LanguageTable, 'plurals'>,
): string | PluralForms {
  if (typeof text === 'string') return text;
  return { ...Object.fromEntries(pluralCategoriesOf(table).map((each) => [each, text.other])), other: text.other };
}

/** Texts that are still English; of those without a word, as `{label}: {value}`, nobody can tell. */
export function findUntranslatedTexts(words: CatalogueTexts): TextKey[] {
  const { texts } = englishFile();
  return (Object.keys(texts) as TextKey[]).filter((key) => {
    const english = texts[key];
    const own = words[key];
    if (typeof english === 'string') return own === english && hasWords(english);
    return typeof own !== 'string' && Object.values(own).every((form) => form === english.other);
  });
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}|`[^`]*`|\]\([^)]*\)/g, ''));

/** English texts without slots, code and marks of Markdown: each is a whole text of a page, or a part of one. */
export function listEnglishPhrases(keys: readonly TextKey[]): string[] {
  const { texts } = englishFile();
  const phrases = keys.flatMap((key) => {
    const text = texts[key];
    return (typeof text === 'string' ? [text] : Object.values(text)).flatMap((form) =>
      form.split(/\{(?!n\})\w+\}|`[^`]*`|\]\([^)]*\)|[[\n|]|\*\*|(?:^|(?<=\n))(?:#+|-|\d+\.) /),
    );
  });
  return [...new Set(phrases.map((each) => each.replace(/^[\s.,:;()]+|[\s:;,(]+$/g, '')).filter(hasWords))];
}
