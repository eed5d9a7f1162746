import { type Html, html } from '../../../core/html.ts';
import { entryAnchor } from '../../../core/url.ts';
import type { Fact } from '../../view/fact.ts';
import type { Entries, Entry } from '../../view/model.ts';
import { fieldList } from './fields.ts';
import { inline, lineOf } from './line.ts';

/** A register, entries under rules, each a row of name, text and facts where there is room; processes in columns. */
export function entriesOf({ of, form, entries }: Entries<Fact>): Html {
  const process = form === 'process';
  return html`<ul class="${process ? 'columns' : 'register'}">
${entries.map(
  (entry) => html`<li id="${entryAnchor(of, entry.id.text).slice(1)}">
<h3>${inline(entry.name)}</h3>
${process ? processOf(entry) : rowOf(entry)}
</li>
`,
)}</ul>`;
}

function rowOf({ name, summary, more, lead = [], fields }: Entry<Fact>): Html {
  const notes = [...lead, ...fields];
  // On what, is said to those who hear links without their text.
  const readMore = more && html` <a href="${more.to}">${more.text}<span class="unseen"> on ${name.text}</span></a>`;
  return html`<div class="entry"><p>${inline(summary)}${readMore}</p></div>
${notes.length > 0 && fieldList(notes, 'notes')}`;
}

function processOf({ summary, steps = [], fields }: Entry<Fact>): Html {
  return html`<p>${inline(summary)}</p>
<ol class="steps">${steps.map((step) => html`<li>${inline(step)}</li>`)}</ol>
${fields.map(({ term, line }) => html`<p class="oversight"><b>${term}.</b> ${lineOf(line)}</p>`)}`;
}
