import { type Html, html, trusted } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { contentsOf } from '../kit/contents.ts';
import type { Article } from '../model/main.ts';
import { crumbsOf } from './parts/crumbs.ts';
import { headingClass } from './parts/heading-class.ts';
import { openingOf } from './sections/opening.ts';
import { sectionsOf } from './sections/sections.ts';

/** A page of prose: title, summary, contents beside the text, sections. */
export function article({ title, crumbs, description, body, sections }: Article, language: Language): Html {
  const contents = contentsOf(body, say(language, 'frame.onThisPage'));
  return html`<article class="page">
${
  sections?.hero
    ? openingOf(sections.hero, crumbsOf(crumbs, title, language))
    : html`<header class="page-head">
${crumbsOf(crumbs, title, language)}
<h1${headingClass(title, 'title')}>${title}</h1>
<p class="standfirst">${description}</p>
</header>`
}
<div class="${contents ? 'with-contents' : 'without-contents'}">
${contents}
<div class="prose">
${trusted(body)}
</div>
</div>
${sections && sectionsOf(sections, language)}</article>`;
}
