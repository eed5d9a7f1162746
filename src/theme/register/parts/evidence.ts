import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { inline } from '../../kit/line.ts';
import type { Evidence } from '../../model/view.ts';
import { type EntryLevel, entryHeading } from './entry-heading.ts';
import { fieldList } from './fields.ts';

/** Compliance as a register, with the status under each name. */
export function evidenceOf({ items }: Evidence, language: Language, level: EntryLevel): Html {
  return html`<ul class="register evidence">
${items.map(
  ({ anchor, name, status, summary, fields }) => html`<li id="${anchor}">
<div>${entryHeading(inline(name, language), level)}
<p>${inline(status, language)}</p></div>
<p>${inline(summary, language)}</p>
${fields.length > 0 && fieldList(fields, 'notes', language)}
</li>
`,
)}</ul>`;
}
