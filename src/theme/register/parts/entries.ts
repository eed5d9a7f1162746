import { type Html, html } from '../../../core/html.ts';
import { entryAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { translateToParts } from '../../../language/translate.ts';
import { renderBoldLabelledValue } from '../../kit/labelled-value.ts';
import { renderInline, renderLine } from '../../kit/line.ts';
import type { EntriesBlock, EntryItem, InlineLink } from '../../model/view.ts';
import { type EntryLevel, renderEntryHeading } from './entry-heading.ts';
import { renderFieldList } from './fields.ts';

/** A register, entries under rules, each a row of name, text and facts where there is room; processes in columns. */
export function renderEntries({ of, form, entries }: EntriesBlock, language: Language, level: EntryLevel): Html {
  const process = form === 'process';
  return html`<ul class="${process ? 'columns' : 'register'}">
${entries.map(
  (entry) => html`<li id="${entryAnchor(of, entry.id.text).slice(1)}">
${renderEntryHeading(renderInline(entry.name, language), level)}
${process ? processOf(entry, language) : rowOf(entry, language)}
</li>
`,
)}</ul>`;
}

function rowOf({ name, summary, more, lead = [], fields }: EntryItem, language: Language): Html {
  const notes = [...lead, ...fields];
  const readMore = more && html` ${moreOn(more, name.text, language)}`;
  return html`${summary && html`<div class="entry"><p>${renderInline(summary, language)}${readMore}</p></div>`}
${notes.length > 0 && renderFieldList(notes, 'notes', language)}`;
}

/** Names the entry for screen readers, as the link text alone is vague. */
function moreOn({ text, to }: InlineLink, name: string, language: Language): Html {
  const label = html`${text}`;
  const parts = translateToParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value: name });
  const end = parts.indexOf(label) + 1;
  return html`<a href="${to}">${parts.slice(0, end)}<span class="unseen">${parts.slice(end)}</span></a>`;
}

function processOf({ summary, steps = [], fields }: EntryItem, language: Language): Html {
  return html`${summary && html`<p>${renderInline(summary, language)}</p>`}
<ol class="steps">${steps.map((step) => html`<li>${renderInline(step, language)}</li>`)}</ol>
${fields.map(({ term, line }) => html`<p class="oversight">${renderBoldLabelledValue(language, term, renderLine(line, language))}</p>`)}`;
}
