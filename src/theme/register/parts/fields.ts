import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { renderLine } from '../../kit/line.ts';
import type { ViewField } from '../../model/view.ts';

/** Terms and values in a language, under hairlines, or as notes beside an entry. */
export function renderFieldList(fields: readonly ViewField[], className: 'facts' | 'notes', language: Language): Html {
  return html`<dl class="${className}">
${fields.map(
  ({ term, line }) => html`<div><dt>${term}</dt><dd>${renderLine(line, language)}</dd></div>
`,
)}</dl>`;
}
