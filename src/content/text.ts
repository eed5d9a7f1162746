/** Editors complete these, whose program does not read the tables; a test compares them. */
export type Spoken = 'ar' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'nl' | 'pl' | 'pt';

/** Language key of a text: `de`, or `pt-BR` where the site has two of one kind. */
type LanguageKey = Spoken | `${Spoken}-${string}`;

/** A text in the languages of the site: `{ de: '…', en: '…' }`. */
export type Translations = { readonly [Key in LanguageKey]?: string };

/** A text for readers; written once it is in the first language of the site. */
export type Text = string | Translations;
