import type { CatalogueTexts } from './catalogue.ts';
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
  /** CLDR data, written by `npm run language:tables`. */
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
export const textsForRegion = ({ texts, regions }: LanguageFile, region: string): CatalogueTexts => ({
  ...texts,
  ...regions[region]?.texts,
});

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
