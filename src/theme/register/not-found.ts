import { type Html, html } from '../../core/html.ts';
import { renderCatalogueLine } from '../kit/catalogue-line.ts';
import type { NotFoundAdvice, NotFoundPage } from '../model/main.ts';
import { renderSearchBox } from './search-box.ts';

/** The 404 page: advice in each language, one below the other. */
export function renderNotFoundPage({ advice }: NotFoundPage): Html {
  return html`${advice.map((each, i) => html`${i > 0 && '\n'}${adviceOf(each, i === 0)}`)}`;
}

function adviceOf({ language, title, text, search, ways, pages }: NotFoundAdvice, isFirst: boolean): Html {
  const { tag, direction } = language;
  return html`<div class="missing"${!isFirst && html` lang="${tag}" dir="${direction}"`}>
${isFirst ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
<p class="standfirst">${text}</p>
${renderSearchBox(language, search)}
${
  pages.links.length > 0 &&
  html`${isFirst ? html`<h2>${pages.title}</h2>` : html`<h3>${pages.title}</h3>`}
<ul data-nearest="${pages.nearest}">
${pages.links.map(
  ({ to, label }) => html`<li><a href="${to}">${label}</a></li>
`,
)}</ul>
`
}<ul>
${ways.map(
  (way) => html`<li>${renderCatalogueLine(way)}</li>
`,
)}</ul>
</div>`;
}
