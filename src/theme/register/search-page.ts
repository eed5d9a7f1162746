import { type Html, html, trusted } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { pieces } from '../kit/pieces.ts';
import type { SearchPage } from '../model/main.ts';
import { crumbsOf } from './parts/crumbs.ts';
import { searchBox } from './search-box.ts';

/** The site search; without script, links to lists of everything. */
export function searchPage(page: SearchPage, language: Language): Html {
  const { crumbs, title, description, introduction, path, lists } = page;
  return html`<article class="page">
<header class="page-head">
${crumbsOf(crumbs, title, language)}
<h1>${title}</h1>
<p class="standfirst">${description}</p>
</header>
${introduction !== undefined && html`<div class="prose">\n${trusted(introduction)}\n</div>\n`}${searchBox(language, path)}
<div class="prose without-script">
<p>${say(language, 'search.needsScript')}</p>
<ul>
${lists.map(
  (way) => html`<li>${pieces(way)}</li>
`,
)}</ul>
</div>
</article>`;
}
