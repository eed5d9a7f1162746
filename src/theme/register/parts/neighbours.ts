import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import type { View } from '../../model/view.ts';

/** Links to the previous and next page; false if there are none. */
export function renderNeighbours(
  { previous, next }: NonNullable<View['neighbours']>,
  language: Language,
): Html | false {
  if (previous === undefined && next === undefined) return false;
  return html`<nav class="neighbours" aria-label="${translate(language, 'frame.neighbours')}">
${
  previous &&
  html`<a href="${previous.to}" rel="prev"><span>${translate(language, 'frame.previous')}</span> ${previous.label}</a>
`
}${
  next &&
  html`<a href="${next.to}" rel="next"><span>${translate(language, 'frame.next')}</span> ${next.label}</a>
`
}</nav>`;
}
