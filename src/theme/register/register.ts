import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate, translateToParts } from '../../language/translate.ts';
import { renderCatalogueLine, renderDate, renderLabelledValue } from '../kit/line.ts';
import type { FrameModel } from '../model/frame.ts';
import type { Article, News, NewsList, NewsPage, NotFoundAdvice, NotFoundPage } from '../model/main.ts';
import type { Theme } from '../theme.ts';
import { renderBrandName, renderFooter } from './frame/footer.ts';
import { renderBreadcrumbs } from './parts/blocks.ts';
import { renderHeadingClass } from './parts/heading-class.ts';
import { renderApiReference } from './reference/reference.ts';
import { renderSearchBox, renderSearchPage } from './search-page.ts';
import { renderPageHero, renderSections } from './sections/sections.ts';
import { renderStylesheet } from './styles/stylesheet.ts';
import { renderView } from './view.ts';

/** Whole body: the skip link, masthead, the main element, and the colophon. */
export function renderBody(frame: FrameModel, main: Html): Html {
  return html`<a class="skip" href="#main">${translate(frame.language, 'frame.skip')}</a>
${renderHeader(frame)}
<main id="main" tabindex="-1">
${main}
</main>
${renderFooter(frame)}`;
}

/** The look of a journal of record: rules, numbered sections, heads in the margin. */
export const registerTheme: Theme = {
  body: renderBody,
  main(page, language) {
    switch (page.kind) {
      case 'view':
        return renderView(page, language);
      case 'article':
        return renderArticle(page, language);
      case 'reference':
        return renderApiReference(page, language);
      case 'missing':
        return renderNotFoundPage(page);
      case 'news':
        return renderNewsArticle(page, language);
      case 'news-list':
        return renderNewsList(page, language);
      case 'search':
        return renderSearchPage(page, language);
    }
  },
  style: renderStylesheet,
};

/** A page of prose: title, summary, contents beside the text, sections. */
function renderArticle({ title, crumbs, description, body, sections }: Article, language: Language): Html {
  const contents = renderTableOfContents(body, translate(language, 'frame.onThisPage'));
  return html`<article class="page">
${
  sections?.hero
    ? renderPageHero(sections.hero, renderBreadcrumbs(crumbs, title, language))
    : html`<header class="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
</header>`
}
<div class="${contents ? 'with-contents' : 'without-contents'}">
${contents}
<div class="prose">
${trustedHtml(body)}
</div>
</div>
${sections && renderSections(sections, language)}</article>`;
}

/** Minimum of second-level headings for a table of contents. */
const enough = 3;

/** Table of contents of HTML under a title, from its second-level headings; false if there are few. */
function renderTableOfContents(text: string, title: string): Html | false {
  const headings = [...text.matchAll(/<h2( lang="\w+")? id="([^"]*)">(.*?)<\/h2>/g)];
  if (headings.length < enough) return false;
  return html`<nav class="contents" aria-label="${title}">
<p class="contents-title" aria-hidden="true">${title}</p>
<ul>
${headings.map(
  // Rendered HTML: headings lose their markup, as links must not nest.
  ([
    ,
    language = '',
    id,
    name,
  ]) => html`<li><a href="#${trustedHtml(id!)}"${trustedHtml(language)}>${trustedHtml(name!.replace(/<[^>]*>/g, ''))}</a></li>
`,
)}</ul>
</nav>`;
}

/** Slugs hold no slash, so no heading can have this id. */
const menuId = '/menu';

/** Header: notice, double rule, name and navigation. */
function renderHeader(frame: FrameModel): Html {
  const { language, notice, action } = frame;
  const languages = renderLanguageSwitch(frame);
  return html`<header class="masthead">
${
  (notice !== undefined || languages) &&
  html`<div class="strip">${notice !== undefined && html`<p class="notice">${notice}</p>`}${languages}</div>
`
}${banner(frame)}
<div class="bar">
<a class="name" href="/">${renderBrandName(frame)}</a>
${menu(frame)}
${
  action !== undefined &&
  html`<a class="button" href="${action.to}">${action.label}</a>
`
}<button type="button" class="second menu-button" popovertarget="${menuId}">${translate(language, 'frame.menu')}</button>
</div>
</header>`;
}

/** The build omits banners from that day on; a script hides them in between. */
function banner({ banner: shown }: FrameModel): Html | false {
  if (shown === undefined) return false;
  const { text, to, until } = shown;
  return html`<p class="banner" data-until="${until}">${to === undefined ? text : html`<a href="${to}">${text}</a>`}</p>`;
}

/**
 * Navigation: beside the name if there is room, else a popover that needs no script (HTML Standard §6.12); older
 * browsers show the list.
 */
function menu({ language, name, navigation, search, isSearch = false, action }: FrameModel): Html {
  const isCurrent = html` aria-current="page"`;
  return html`<nav id="${menuId}" class="menu" popover aria-label="${translate(language, 'frame.navigation')}">
<div class="menu-head"><span class="name">${name}</span>
<button type="button" class="second" popovertarget="${menuId}" popovertargetaction="hide">${translate(language, 'frame.close')}</button></div>
<ul>
${navigation.map(
  ({ label, to, isCurrent: isHere }) => html`<li><a href="${to}"${isHere && isCurrent}>${label}</a></li>
`,
)}${
  search !== undefined &&
  html`<li><a href="${search}"${isSearch && isCurrent}>${translate(language, 'frame.search')}</a></li>
`
}</ul>
${action !== undefined && html`<a class="button" href="${action.to}">${action.label}</a>`}
</nav>`;
}

/** Minimum number of languages for a menu, that of the page included. */
const many = 4;

/** Links to translations, each under its own name; false without any. */
function renderLanguageSwitch({ language, translations }: FrameModel): Html | false {
  if (translations.length === 0) return false;
  const name = translate(language, 'frame.languages');
  const list = html`<ul>
${translations.map(
  ({ language: tag, to, label }) =>
    html`<li><a href="${to}" lang="${tag}"${directionIn(tag, language)} hreflang="${tag}">${label}</a></li>
`,
)}</ul>`;
  if (translations.length + 1 < many) return html`<nav class="languages" aria-label="${name}">${list}</nav>`;
  return html`<nav class="languages" aria-label="${name}"><details>
<summary>${renderLabelledValue(language, name, language.ownName)}</summary>
${list}
</details></nav>`;
}

/** A name is written in the direction of its own language. */
function directionIn(tag: string, around: Language): Html | false {
  const { direction } = languageByTag(tag);
  return direction !== around.direction && html` dir="${direction}"`;
}

/** A news item: title, summary, date and author, then its text as HTML. */
function renderNewsArticle(item: NewsPage, language: Language): Html {
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
function renderNewsList({ title, description, crumbs, feed, items }: NewsList, language: Language): Html {
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

/** The 404 page: advice in each language, one below the other. */
function renderNotFoundPage({ advice }: NotFoundPage): Html {
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
