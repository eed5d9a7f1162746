import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';

/**
 * A box that searches the whole site; `page` is the path of the search page, beside which the index lies. Hidden without
 * script; where scripts run its place is kept from the start (search.css). `inPage`: results push the page down.
 */
export function searchBox(language: Language, page: string, inPage = false): Html {
  const name = say(language, 'frame.search');
  return html`<div class="site-search${inPage && ' in-page'}" role="search" data-site-search="${page}" hidden>
<label><span${!inPage && html` class="unseen"`}>${name}</span><input type="search" autocomplete="off" enterkeyhint="search"${!inPage && html` placeholder="${name}"`}></label>
<div class="found" data-found></div>
</div>`;
}
