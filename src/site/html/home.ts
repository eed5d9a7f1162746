import type { Site } from '../../content/site.ts';
import { type Html, html, trusted } from '../../core/html.ts';
import { homeSections } from '../facts/home-sections.ts';
import { companySections } from './home/company.ts';
import { contact } from './home/contact.ts';
import { offerSections } from './home/offer.ts';
import { questions } from './home/questions.ts';
import { trustSections } from './home/trust.ts';

/** The homepage's main element: the same facts as homeMarkdown(), in the same order. */
export function homeHtml(site: Site): Html {
  return html`<div class="lead">
<div class="lead-text">
<h1>${site.home.title}</h1>
<div class="prose">
${trusted(site.home.html)}
</div>
</div>
${contents(site)}
</div>
${companySections(site)}
${offerSections(site)}
${trustSections(site)}
${site.questions.length > 0 && questions(site)}
${contact(site)}`;
}

/** The index of the issue: what there is, how much of it, and where. */
function contents(site: Site): Html {
  return html`<nav class="index" aria-label="Contents">
<h2>Contents</h2>
<ol>
${homeSections(site).map(
  ({ id, title, count }) =>
    html`<li><a href="#${id}"><span>${title}</span>${count !== undefined && html` <span class="number">${count}</span>`}</a></li>
`,
)}</ol>
</nav>`;
}
