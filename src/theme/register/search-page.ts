import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { renderCatalogueLine } from '../kit/line.ts';
import type { SearchPage } from '../model/main.ts';
import { renderBreadcrumbs } from './parts/blocks.ts';

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

/**
 * Site search box; `page` is the path of the search page, beside which the index lies. Hidden without script; with
 * scripts, its place is reserved from the start (search.css). Results push the page down.
 */
export function renderSearchBox(language: Language, page: string): Html {
  const name = translate(language, 'frame.search');
  return html`<div class="site-search" role="search" aria-label="${name}" data-site-search="${page}" hidden>
<label><span>${name}</span><input type="search" autocomplete="off" enterkeyhint="search"></label>
<div class="found" data-found></div>
</div>`;
}
