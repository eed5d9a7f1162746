/** Plural categories (CLDR). */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** CLDR data of a language, or of a language in a region. Days begin with Monday. */
export interface LanguageTable {
  /** Language tag without region. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Month names within a date; `monthsAlone`: without a day. */
  readonly months: readonly string[];
  readonly monthsAlone: readonly string[];
  readonly days: readonly string[];
  readonly daysShort: readonly string[];
  /** CLDR patterns; `first`: for the first day of a month. */
  readonly date: {
    readonly full: string;
    readonly long: string;
    readonly month: string;
    readonly year: string;
    readonly first?: string;
  };
  readonly time: {
    readonly am: string;
    readonly pm: string;
    readonly range24: string;
    readonly range12: string;
    readonly range12across: string;
  };
  /** Range pattern: `{0} – {1}`. */
  readonly range: string;
  /** Separator without a word: parts of an address, days of a week. */
  readonly comma: string;
  /** Patterns for two items, and for start, middle and end of more. */
  readonly and: readonly string[];
  readonly or: readonly string[];
  readonly number: {
    readonly decimal: string;
    readonly group: string;
    readonly minus: string;
    /** Digits in the last group, and in the others. */
    readonly primary: number;
    readonly secondary: number;
    /** Minimum of digits before the first separator. */
    readonly least: number;
    /** Ten digits, if not Latin by default. */
    readonly digits: string;
  };
  /** Positive and negative patterns, for symbols and for those with a letter next to the number. */
  readonly money: {
    readonly sign: readonly string[];
    readonly letters: readonly string[];
    readonly decimal: string;
    readonly group: string;
  };
  /** CLDR plural rules (UTS #35, part 3, §5.1); `other` if none matches. */
  readonly plurals: Readonly<Partial<Record<PluralCategory, string>>>;
  /** Currency symbols that differ from codes, by ISO 4217 code. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly countries: Readonly<Record<string, string>>;
}
