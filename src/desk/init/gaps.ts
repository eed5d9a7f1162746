import type { PlainKey } from '../../language/catalogue.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { stringLiteral } from '../edit/string-literal.ts';

/** A placeholder, which `check` lists until the true value stands there. */
export const gap = (text: string): string => `⟪${text}⟫`;

/** Placeholders in a language (BCP 47): what to write by its key in the catalogue, with the form to write it in. */
export function gapsIn(tag: string) {
  const language = spoken(tag);
  const words = (key: PlainKey) => say<PlainKey>(language, key);
  const text = (key: PlainKey, form?: string) =>
    gap(form === undefined ? words(key) : say(language, 'text.labelled', { label: words(key), value: form }));
  return { words, text, literal: (key: PlainKey, form?: string) => stringLiteral(text(key, form)) };
}

export type Gaps = ReturnType<typeof gapsIn>;
