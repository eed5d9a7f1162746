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
