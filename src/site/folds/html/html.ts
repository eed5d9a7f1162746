import { type Html, html, trusted } from '../../../core/html.ts';
import { number } from '../../../language/formats/numbers.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import type { Fact } from '../../view/fact.ts';
import type { Section, View } from '../../view/model.ts';
import { blockOf } from './blocks.ts';
import { inline } from './line.ts';

/** A view in a language as the main element of a page: the lead beside the contents, then numbered sections. */
export function toHtml({ title, lead, sections }: View<Fact>, language: Language): Html {
  return html`<div class="lead">
<div class="lead-text">
<h1>${title}</h1>
<div class="prose">
${trusted(lead.html)}
</div>
</div>
${contents(sections, language)}
</div>
${sections.map(
  (section) => html`${sectionOf(section, language)}
`,
)}`;
}

/** The index of the issue: what there is, how much of it, and where. */
function contents(sections: readonly Section<Fact>[], language: Language): Html {
  const name = say(language, 'frame.contents');
  return html`<nav class="index" aria-label="${name}">
<h2>${name}</h2>
<ol>
${sections.map(
  ({ id, title, count }) =>
    html`<li><a href="#${id}"><span>${title}</span>${count !== undefined && html` <span class="number">${number(language.table, count)}</span>`}</a></li>
`,
)}</ol>
</nav>`;
}

/** A numbered section with a landmark of its own. */
function sectionOf({ id, title, source, blocks }: Section<Fact>, language: Language): Html {
  const heading = `${id.replaceAll('/', '')}-heading`;
  return html`<section id="${id}" class="numbered" aria-labelledby="${heading}">
<div class="section-head">
<h2 id="${heading}">${title}</h2>
${source && html`<p class="section-note">${sourceOf(source, language)}</p>`}
</div>
<div class="section-body">
${blocks.map(
  (block) => html`${blockOf(block, language)}
`,
)}
</div>
</section>`;
}

/** Where the section's data is as JSON, and of when: of the address, the last part is read. */
function sourceOf([address, date]: NonNullable<Section<Fact>['source']>, language: Language): Html {
  return html`${inline({ ...address, text: address.text.slice(address.text.lastIndexOf('/') + 1) }, language)} ${inline(date, language)}`;
}
