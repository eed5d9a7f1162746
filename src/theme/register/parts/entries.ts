import { type Html, html } from '../../../core/html.ts';
import { entryAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { sayParts } from '../../../language/say.ts';
import { boldLabelled } from '../../kit/labelled.ts';
import { inline, lineOf } from '../../kit/line.ts';
import type { Entries, Entry, Link } from '../../model/view.ts';
import { type EntryLevel, entryHeading } from './entry-heading.ts';
import { fieldList } from './fields.ts';

/** A register, entries under rules, each a row of name, text and facts where there is room; processes in columns. */
export function entriesOf({ of, form, entries }: Entries, language: Language, level: EntryLevel): Html {
  const process = form === 'process';
  return html`<ul class="${process ? 'columns' : 'register'}">
${entries.map(
  (entry) => html`<li id="${entryAnchor(of, entry.id.text).slice(1)}">
${entryHeading(inline(entry.name, language), level)}
${process ? processOf(entry, language) : rowOf(entry, language)}
</li>
`,
)}</ul>`;
}

function rowOf({ name, summary, more, lead = [], fields }: Entry, language: Language): Html {
  const notes = [...lead, ...fields];
  const readMore = more && html` ${moreOn(more, name.text, language)}`;
  return html`${summary && html`<div class="entry"><p>${inline(summary, language)}${readMore}</p></div>`}
${notes.length > 0 && fieldList(notes, 'notes', language)}`;
}

/** Names the entry for screen readers, as the link text alone is vague. */
function moreOn({ text, to }: Link, name: string, language: Language): Html {
  const label = html`${text}`;
  const parts = sayParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value: name });
  const end = parts.indexOf(label) + 1;
  return html`<a href="${to}">${parts.slice(0, end)}<span class="unseen">${parts.slice(end)}</span></a>`;
}

function processOf({ summary, steps = [], fields }: Entry, language: Language): Html {
  return html`${summary && html`<p>${inline(summary, language)}</p>`}
<ol class="steps">${steps.map((step) => html`<li>${inline(step, language)}</li>`)}</ol>
${fields.map(({ term, line }) => html`<p class="oversight">${boldLabelled(language, term, lineOf(line, language))}</p>`)}`;
}
