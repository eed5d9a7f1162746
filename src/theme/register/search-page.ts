import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { renderCatalogueLine } from '../kit/catalogue-line.ts';
import type { SearchPage } from '../model/main.ts';
import { renderBreadcrumbs } from './parts/breadcrumbs.ts';
import { renderSearchBox } from './search-box.ts';

/** The site search; without script, links to lists of everything. */
export function renderSearchPage(page: SearchPage, language: Language): Html {
  const { crumbs, title, description, introduction, path, lists } = page;
  return html`<article class="page">
<header class="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1>${title}</h1>
<p class="standfirst">${description}</p>
</header>
${introduction !== undefined && html`<div class="prose">\n${trustedHtml(introduction)}\n</div>\n`}${renderSearchBox(language, path)}
<div class="prose without-script">
<p>${translate(language, 'search.needsScript')}</p>
<ul>
${lists.map(
  (way) => html`<li>${renderCatalogueLine(way)}</li>
`,
)}</ul>
</div>
</article>`;
}
