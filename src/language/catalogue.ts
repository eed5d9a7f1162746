import type { PluralCategory } from './language-table.ts';
import type { TextSlots } from './text-slots.generated.ts';

/** Name of a text. */
export type TextKey = keyof TextSlots;

/** A text in its plural forms. */
export type PluralForms = { readonly [C in PluralCategory]?: string } & { readonly other: string };

/** Every text in one language. */
export type CatalogueTexts = Readonly<Record<TextKey, string | PluralForms>>;

/** Slot names of a text; `n` is a count, by which a text with forms chooses one. */
export type SlotName<K extends TextKey> = TextSlots[K];

/** A text without slots. */
export type PlainTextKey = { [K in TextKey]: [SlotName<K>] extends [never] ? K : never }[TextKey];

/** Values for the slots of a text: a number for the count, `T` for the others. */
export type SlotValues<K extends TextKey, T> = {
  readonly [S in SlotName<K>]: S extends 'n' ? number : T;
};
