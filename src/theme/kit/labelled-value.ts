import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate, translateToParts } from '../../language/translate.ts';

/** A label before its value, as the language writes the two: `Company number: 123`. */
export function renderLabelledValue(language: Language, label: string | Html, value: string | Html): (string | Html)[] {
  return translateToParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value });
}

/** labelled() with a bold label, colon included. */
export function renderBoldLabelledValue(language: Language, label: string, value: string | Html): Html {
  return html`<b>${translate(language, 'text.labelled', { label, value: '' }).trimEnd()}</b> ${value}`;
}
