import type { OrganisationKind } from '../../content/organisation-kinds.ts';
import { toStringLiteral } from '../../edit/source/string-literal.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

/** A placeholder, which `check` lists until the true value stands there. */
export const placeholder = (text: string): string => `⟪${text}⟫`;

/** Placeholders in a language (BCP 47): what to write by its key in the catalogue, with the form to write it in. */
export function createPlaceholders(tag: string) {
  const language = languageByTag(tag);
  const words = (key: PlainTextKey) => translate<PlainTextKey>(language, key);
  const text = (key: PlainTextKey, form?: string) =>
    placeholder(
      form === undefined ? words(key) : translate(language, 'text.labelled', { label: words(key), value: form }),
    );
  return { words, text, literal: (key: PlainTextKey, form?: string) => toStringLiteral(text(key, form)) };
}

export type Placeholders = ReturnType<typeof createPlaceholders>;

/** Optional parts of an organisation's content, each written only when it is wanted. */
export const optionalParts = {
  solutions: 'what it offers',
  industries: 'for whom',
  access: 'topics of requests',
  questions: 'questions and answers',
  products: 'products',
  contact: 'a further way to make contact',
  hours: 'office hours',
  facts: 'a list of its own',
} as const;

export type OptionalPart = keyof typeof optionalParts;

/** Names in the order of the questions. */
export const optionalPartNames = Object.keys(optionalParts) as readonly OptionalPart[];

/** Facts of an organisation known before anything is written. */
export interface NewOrganisation {
  readonly kind: OrganisationKind;
  /** ISO 3166-1. */
  readonly country: string;
  /** BCP 47, of a language that has a catalogue. */
  readonly language: string;
  /** Display name. */
  readonly name: string;
  /** A bare https origin. */
  readonly baseUrl: string;
  readonly has: ReadonlySet<OptionalPart>;
  /** Future host; absent: nobody knows yet. */
  readonly host?: string | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}
