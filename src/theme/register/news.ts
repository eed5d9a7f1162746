import { type Html, html, trusted } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { say, sayParts } from '../../language/say.ts';
import { date } from '../kit/date.ts';
import { labelled } from '../kit/labelled.ts';
import type { News, NewsList, NewsPage } from '../model/news.ts';
import { crumbsOf } from './parts/crumbs.ts';
import { headingClass } from './parts/heading-class.ts';

/** A news item: title, summary, date and author, then its text as HTML. */
export function newsArticle(item: NewsPage, language: Language): Html {
  const { title, description, author, crumbs, body } = item;
  return html`<article class="page">
<header class="page-head">
${crumbsOf(crumbs, title, language)}
<h1${headingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
<p class="source">${dated(item, language)}${author !== undefined && html` · ${labelled(language, say(language, 'news.author'), author)}`}</p>
</header>
<div class="without-contents">
<div class="prose">
${trusted(body)}
</div>
</div>
</article>`;
}

/** All news, latest first, with a link to the feed. */
export function newsList({ title, description, crumbs, feed, items }: NewsList, language: Language): Html {
  return html`<article class="page">
<header class="page-head">
${crumbsOf(crumbs, title, language)}
<h1${headingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
<p class="source"><a href="${feed}" type="application/atom+xml">${say(language, 'news.feed')}</a></p>
</header>
<div class="news">
${items.map(
  (item) => html`<article>
<p class="source">${date(language, item.date)}</p>
<h2><a href="${item.path}">${item.title}</a></h2>
<p>${item.description}</p>
</article>
`,
)}</div>
</article>`;
}

function dated({ date: day }: News, language: Language): (string | Html)[] {
  return sayParts<'news.published', string | Html>(language, 'news.published', { date: date(language, day) });
}
