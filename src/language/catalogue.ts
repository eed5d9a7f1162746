import type { PluralCategory } from './table.ts';
import type { Tables } from './tables/index.ts';

/** Languages that have a table; those of them that have a catalogue are in catalogues/index.ts. */
export type LanguageCode = keyof Tables;

/** The English words, by which the others are judged. */
export type English = typeof import('./catalogues/en.ts').default['words'];

/** The name of a text. */
export type Key = keyof English;

/** A text in the forms that a count asks for. */
export type Forms = { readonly [C in PluralCategory]?: string } & { readonly other: string };

/** Every text in one language. */
export type Words = Readonly<Record<Key, string | Forms>>;

/** Which forms a text with a count has in a language: what its plural rules name, and `other`. */
type FormsOf<L extends LanguageCode> = Readonly<Record<keyof Tables[L]['plurals'] | 'other', string>>;

type WordsOf<L extends LanguageCode> = { readonly [K in Key]: English[K] extends string ? string : FormsOf<L> };

/**
 * A file of catalogues/: a missing text or plural form does not compile. `reviewed` is the day on which a native reader
 * has read the whole file, and false until then. Slots, code and targets are compared with English by a test.
 */
export interface Catalogue<L extends LanguageCode> {
  readonly reviewed: string | false;
  readonly words: WordsOf<L>;
  /** What is said otherwise in a region. */
  readonly regions?: Readonly<Record<string, Partial<WordsOf<L>>>>;
}

type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never;

/** The names of the slots of a text; `n` is the count of one that has forms. */
export type SlotOf<K extends Key> = English[K] extends string
  ? SlotsIn<English[K]>
  : English[K] extends { readonly other: infer Other extends string }
    ? SlotsIn<Other> | 'n'
    : never;

/** A text of the catalogue without slots. */
export type PlainKey = { [K in Key]: [SlotOf<K>] extends [never] ? K : never }[Key];

/** What fills the slots of a text: a count is a number, the others are what `T` says. */
export type SlotsFor<K extends Key, T> = {
  readonly [S in SlotOf<K>]: S extends 'n' ? number : T;
};
