import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';

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
