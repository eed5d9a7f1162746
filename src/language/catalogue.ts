import type { PluralCategory } from './language-table.ts';
import type { Tables } from './tables/index.ts';

/** Languages with a table; those with a catalogue are in catalogues/index.ts. */
export type LanguageCode = keyof Tables;

/** English texts, the reference for all others. */
type EnglishTexts = typeof import('./catalogues/en.ts').default['words'];

/** Name of a text. */
export type TextKey = keyof EnglishTexts;

/** A text in its plural forms. */
export type PluralForms = { readonly [C in PluralCategory]?: string } & { readonly other: string };

/** Every text in one language. */
export type CatalogueTexts = Readonly<Record<TextKey, string | PluralForms>>;

/** Plural forms of a text with a count: those of the language's rules, and `other`. */
type FormsOf<L extends LanguageCode> = Readonly<Record<keyof Tables[L]['plurals'] | 'other', string>>;

type WordsOf<L extends LanguageCode> = {
  readonly [K in TextKey]: EnglishTexts[K] extends string ? string : FormsOf<L>;
};

/**
 * A file of catalogues/; a missing text or plural form is a type error. `reviewed` is the day of a native reader's
 * review of the whole file, else false. A test compares slots, code and targets with English.
 */
export interface Catalogue<L extends LanguageCode> {
  readonly reviewed: string | false;
  readonly words: WordsOf<L>;
  /** Differences of a region. */
  readonly regions?: Readonly<Record<string, Partial<WordsOf<L>>>>;
}

type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never;

/** Slot names of a text; `n` is the count of a text with forms. */
export type SlotName<K extends TextKey> = EnglishTexts[K] extends string
  ? SlotsIn<EnglishTexts[K]>
  : EnglishTexts[K] extends { readonly other: infer Other extends string }
    ? SlotsIn<Other> | 'n'
    : never;

/** A text without slots. */
export type PlainTextKey = { [K in TextKey]: [SlotName<K>] extends [never] ? K : never }[TextKey];

/** Values for the slots of a text: a number for the count, `T` for the others. */
export type SlotValues<K extends TextKey, T> = {
  readonly [S in SlotName<K>]: S extends 'n' ? number : T;
};
