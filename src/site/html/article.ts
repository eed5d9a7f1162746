import type { Site } from '../../content/site.ts';
import { type Html, html, trusted } from '../../core/html.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { contentsOf } from './contents.ts';

/** The main element of a page of prose: title, what it tells in one sentence, contents beside the text. */
export function article(site: Pick<Site, 'language'>, title: string, description: string, body: string): Html {
  const contents = contentsOf(body, say(spoken(site.language), 'frame.onThisPage'));
  return html`<article class="page">
<header class="page-head">
<h1>${title}</h1>
<p class="standfirst">${description}</p>
</header>
<div class="${contents ? 'with-contents' : 'without-contents'}">
${contents}
<div class="prose">
${trusted(body)}
</div>
</div>
</article>`;
}
