import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { say, sayParts } from '../../language/say.ts';

/** A label before its value, as the language writes the two: `Company number: 123`. */
export function labelled(language: Language, label: string | Html, value: string | Html): (string | Html)[] {
  return sayParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value });
}

/** labelled() with a bold label, colon included. */
export function boldLabelled(language: Language, label: string, value: string | Html): Html {
  return html`<b>${say(language, 'text.labelled', { label, value: '' }).trimEnd()}</b> ${value}`;
}
