import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { lineOf } from '../../kit/line.ts';
import type { Field } from '../../model/view.ts';

/** Terms and values in a language, under hairlines, or as notes beside an entry. */
export function fieldList(fields: readonly Field[], className: 'facts' | 'notes', language: Language): Html {
  return html`<dl class="${className}">
${fields.map(
  ({ term, line }) => html`<div><dt>${term}</dt><dd>${lineOf(line, language)}</dd></div>
`,
)}</dl>`;
}
