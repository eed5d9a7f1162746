import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { renderInline } from '../../kit/line.ts';
import type { EvidenceBlock } from '../../model/view.ts';
import { type EntryLevel, renderEntryHeading } from './entry-heading.ts';
import { renderFieldList } from './fields.ts';

/** Compliance as a register, with the status under each name. */
export function renderEvidence({ items }: EvidenceBlock, language: Language, level: EntryLevel): Html {
  return html`<ul class="register evidence">
${items.map(
  ({ anchor, name, status, summary, fields }) => html`<li id="${anchor}">
<div>${renderEntryHeading(renderInline(name, language), level)}
<p>${renderInline(status, language)}</p></div>
<p>${renderInline(summary, language)}</p>
${fields.length > 0 && renderFieldList(fields, 'notes', language)}
</li>
`,
)}</ul>`;
}
