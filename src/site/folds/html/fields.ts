import { type Html, html } from '../../../core/html.ts';
import type { Fact } from '../../view/fact.ts';
import type { Field } from '../../view/model.ts';
import { lineOf } from './line.ts';

/** Terms and values under hairlines, or as notes beside an entry. */
export function fieldList(fields: readonly Field<Fact>[], className: 'facts' | 'notes'): Html {
  return html`<dl class="${className}">
${fields.map(
  ({ term, line }) => html`<div><dt>${term}</dt><dd>${lineOf(line)}</dd></div>
`,
)}</dl>`;
}
