import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate, translateToParts } from '../../language/translate.ts';
import { renderDate } from '../kit/date.ts';
import { renderLabelledValue } from '../kit/labelled-value.ts';
import type { News, NewsList, NewsPage } from '../model/news.ts';
import { renderBreadcrumbs } from './parts/breadcrumbs.ts';
import { renderHeadingClass } from './parts/heading-class.ts';

/** A news item: title, summary, date and author, then its text as HTML. */
export function renderNewsArticle(item: NewsPage, language: Language): Html {
  const { title, description, author, crumbs, body } = item;
  return html`<article class="page">
<header class="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
<p class="source">${dated(item, language)}${author !== undefined && html` · ${renderLabelledValue(language, translate(language, 'news.author'), author)}`}</p>
</header>
<div class="without-contents">
<div class="prose">
${trustedHtml(body)}
</div>
</div>
</article>`;
}

/** All news, latest first, with a link to the feed. */
export function renderNewsList({ title, description, crumbs, feed, items }: NewsList, language: Language): Html {
  return html`<article class="page">
<header class="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
<p class="source"><a href="${feed}" type="application/atom+xml">${translate(language, 'news.feed')}</a></p>
</header>
<div class="news">
${items.map(
  (item) => html`<article>
<p class="source">${renderDate(language, item.date)}</p>
<h2><a href="${item.path}">${item.title}</a></h2>
<p>${item.description}</p>
</article>
`,
)}</div>
</article>`;
}

function dated({ date: day }: News, language: Language): (string | Html)[] {
  return translateToParts<'news.published', string | Html>(language, 'news.published', {
    date: renderDate(language, day),
  });
}
