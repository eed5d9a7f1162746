import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { renderTableOfContents } from '../kit/table-of-contents.ts';
import type { Article } from '../model/main.ts';
import { renderBreadcrumbs } from './parts/breadcrumbs.ts';
import { renderHeadingClass } from './parts/heading-class.ts';
import { renderPageHero } from './sections/page-hero.ts';
import { renderSections } from './sections/sections.ts';

/** A page of prose: title, summary, contents beside the text, sections. */
export function renderArticle({ title, crumbs, description, body, sections }: Article, language: Language): Html {
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
