import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate, translateToParts } from '../../language/translate.ts';
import { renderCatalogueLine, renderDate, renderLabelledValue } from '../kit/line.ts';
import type { FrameModel } from '../model/frame.ts';
import type {
  Article,
  News,
  NewsList,
  NewsPage,
  NotFoundAdvice,
  NotFoundPage,
  PageGuide,
  SidebarEntry,
} from '../model/main.ts';
import type { BodyParts } from '../parts.ts';
import type { Theme } from '../theme.ts';
import { renderFooter } from './frame/footer.ts';
import { renderHeader } from './frame/header.ts';
import { renderBreadcrumbs } from './parts/blocks.ts';
import { renderHeadingClass } from './parts/heading-class.ts';
import { renderApiReference } from './reference/reference.ts';
import { renderSearchBox, renderSearchPage } from './search-page.ts';
import { renderCardPicture, renderPageHero, renderPicture } from './sections/sections.ts';
import { renderStylesheet } from './styles/stylesheet.ts';
import { renderNeighbours, renderPageHead, renderSection, renderView } from './view.ts';

/** Whole body: the skip link, masthead, the main element, and the colophon. */
export function renderBody(frame: FrameModel, main: Html): Html {
  return arrangeBody(frame, { header: renderHeader(frame), main: wrapMain(main), footer: renderFooter(frame) });
}

/** The main element around its content. */
export const wrapMain = (content: Html): Html => html`<main id="main" tabindex="-1">
${content}
</main>`;

/** The body from its parts. */
export function arrangeBody({ language }: FrameModel, { header, main, footer }: BodyParts): Html {
  return html`<a class="skip" href="#main">${translate(language, 'frame.skip')}</a>
${header}
${main}
${footer}`;
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

/** A page of prose: title, summary, contents beside the text, sections around it. */
function renderArticle({ title, crumbs, description, body, sections, guide }: Article, language: Language): Html {
  const above = renderBreadcrumbs(crumbs, title, language);
  const contents = renderTableOfContents(body, translate(language, 'frame.onThisPage'));
  return html`<article class="page${guide && ' guided'}">
${sections?.hero ? renderPageHero(sections.hero, above) : renderPageHead({ title, description }, above)}
${sections?.before.map((section) => renderSection(section, language))}${
  body !== '' &&
  html`<div class="${contents ? 'with-contents' : 'without-contents'}">
${contents}
<div class="prose" data-part="prose"${guide && copyWords(language)}>
${trustedHtml(body)}
</div>
</div>
`
}${sections?.after.map((section) => renderSection(section, language))}${guide && renderGuide(guide, language)}</article>`;
}

/** Words of the buttons that a script adds to code. */
const copyWords = (language: Language): Html =>
  html` data-copy="${translate(language, 'frame.copy')}" data-copied="${translate(language, 'frame.copied')}"`;

/** Ways from a page of documentation: to its source, its neighbours, and the tree of pages, which styles put beside it. */
function renderGuide(guide: PageGuide, language: Language): Html {
  return html`${
    guide.edit !== undefined &&
    html`<p class="source" data-part="edit"><a href="${guide.edit}">${translate(language, 'frame.edit')}</a></p>
`
  }${renderNeighbours(guide, language)}
<nav class="sidebar" data-part="sidebar" aria-label="${translate(language, 'allPages.title')}">
${renderSidebar(guide.sidebar, guide.path)}
</nav>
`;
}

const renderSidebar = (entries: readonly SidebarEntry[], path: string): Html => html`<ul>
${entries.map(
  ({ label, to, items }) => html`<li><a href="${to}"${to === path && html` aria-current="page"`}>${label}</a>${
    items.length > 0 &&
    html`
${renderSidebar(items, path)}
`
  }</li>
`,
)}</ul>`;

/** Minimum of second-level headings for a table of contents. */
const enough = 3;

/** Table of contents of HTML under a title, from its second-level headings; false if there are few. */
function renderTableOfContents(text: string, title: string): Html | false {
  const headings = [...text.matchAll(/<h2( lang="\w+")? id="([^"]*)">(.*?)<\/h2>/g)];
  if (headings.length < enough) return false;
  return html`<nav class="contents" data-part="contents" aria-label="${title}">
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

/** A news item: title, summary, date and author, then its text as HTML. */
function renderNewsArticle(item: NewsPage, language: Language): Html {
  const { title, description, author, crumbs, body, picture } = item;
  return html`<article class="page">
<header class="page-head" data-part="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
<p class="source">${dated(item, language)}${author !== undefined && html` · ${renderLabelledValue(language, translate(language, 'news.author'), author)}`}</p>
</header>
<div class="without-contents">
<div class="prose" data-part="prose">
${picture && html`<p>${renderPicture(picture, { sizes: '(min-width: 62rem) 38rem, 92vw', isLate: false })}</p>\n`}${trustedHtml(body)}
</div>
</div>
</article>`;
}

/** All news, latest first, with a link to the feed. */
function renderNewsList({ title, description, crumbs, feed, items }: NewsList, language: Language): Html {
  return html`<article class="page">
<header class="page-head" data-part="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
<p class="source"><a href="${feed}" type="application/atom+xml">${translate(language, 'news.feed')}</a></p>
</header>
<div class="news" data-part="news">
${items.map(
  (item) => html`<article>
<p class="source">${renderDate(language, item.date)}</p>
<h2><a href="${item.path}">${item.title}</a></h2>
<p>${item.description}</p>
${item.picture && html`<p>${renderCardPicture(item.picture)}</p>\n`}</article>
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
