/** The categories into which a language puts counts (CLDR). */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** What CLDR knows of a language, or of a language in a region. Days begin with Monday. */
export interface LanguageTable {
  /** Of the language, without a region. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** As they stand in a date; `monthsAlone`: where no day stands before them. */
  readonly months: readonly string[];
  readonly monthsAlone: readonly string[];
  readonly days: readonly string[];
  readonly daysShort: readonly string[];
  /** Patterns of CLDR; `first`: how the first day of a month is written. */
  readonly date: {
    readonly full: string;
    readonly long: string;
    readonly month: string;
    readonly year: string;
    readonly first?: string;
  };
  readonly time: {
    readonly 24: string;
    readonly 12: string;
    readonly am: string;
    readonly pm: string;
    readonly range24: string;
    readonly range12: string;
    readonly range12across: string;
  };
  /** From something to something: `{0} – {1}`. */
  readonly range: string;
  /** What stands between things that no word joins: parts of an address, days of a week. */
  readonly comma: string;
  /** Patterns for two things, for the start, for the middle and for the end of more. */
  readonly and: readonly string[];
  readonly or: readonly string[];
  readonly number: {
    readonly decimal: string;
    readonly group: string;
    readonly minus: string;
    /** How many digits the last group has, and the others. */
    readonly primary: number;
    readonly secondary: number;
    /** How many digits must stand before the first separator for there to be one. */
    readonly least: number;
    readonly percent: string;
    /** The ten digits of the language, where they are not Latin by default. */
    readonly digits: string;
  };
  /** Positive and negative patterns, for symbols and for those that end in letters at the number. */
  readonly money: {
    readonly sign: readonly string[];
    readonly letters: readonly string[];
    readonly decimal: string;
    readonly group: string;
  };
  /** Rules of CLDR (UTS #35, part 3, §5.1); what no rule takes is `other`. */
  readonly plurals: Readonly<Partial<Record<PluralCategory, string>>>;
  /** Symbols of currencies that are not their codes, and names of all. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly currencies: Readonly<Record<string, string>>;
  readonly countries: Readonly<Record<string, string>>;
}

/** Members of members that differ. */
type Difference<T> = { readonly [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Partial<T[K]> };

/** A file of tables/: the language in its first region, and what differs in others. */
export interface TableFile extends LanguageTable {
  readonly script: string;
  readonly region: string;
  readonly regions: Readonly<Record<string, Difference<LanguageTable>>>;
}

/** The table of a language in a region: that of the file, with what differs there. */
export function tableIn(file: TableFile, region: string): LanguageTable {
  const different = file.regions[region];
  if (different === undefined) return file;
  return {
    tag: file.tag,
    direction: file.direction,
    months: different.months ?? file.months,
    monthsAlone: different.monthsAlone ?? file.monthsAlone,
    days: different.days ?? file.days,
    daysShort: different.daysShort ?? file.daysShort,
    date: { ...file.date, ...different.date },
    time: { ...file.time, ...different.time },
    range: different.range ?? file.range,
    comma: different.comma ?? file.comma,
    and: different.and ?? file.and,
    or: different.or ?? file.or,
    number: { ...file.number, ...different.number },
    money: { ...file.money, ...different.money },
    plurals: { ...file.plurals, ...different.plurals },
    symbols: { ...file.symbols, ...defined(different.symbols) },
    currencies: { ...file.currencies, ...defined(different.currencies) },
    countries: { ...file.countries, ...defined(different.countries) },
  };
}

function defined(members: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
