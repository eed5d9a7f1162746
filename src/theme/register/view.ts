import { type Html, html, trustedHtml } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import type { View, ViewSection } from '../model/view.ts';
import { renderBreadcrumbs } from './parts/breadcrumbs.ts';
import { renderHeadingClass } from './parts/heading-class.ts';
import { renderHero, renderSlipSection } from './parts/hero.ts';
import { renderSection } from './parts/section.ts';
import { renderFigures } from './sections/figures.ts';
import { renderSectionsAfterFigures } from './sections/sections.ts';

/** The main element of a page of facts. */
export function renderView(view: View, language: Language): Html {
  return view.role === 'home' ? homeOf(view, language) : pageOf(view, language);
}

/**
 * Opening, then numbered sections; the slip follows the first if a picture replaces it. Figures precede proofs, other
 * sections of front matter precede contact.
 */
function homeOf(view: View, language: Language): Html {
  const { hero, own } = view;
  const at = Math.max(0, view.sections.findIndex(hasContact));
  const [first, ...others] = view.sections.slice(0, at).map((section) => renderSection(section, language));
  const last = view.sections.slice(at).map((section) => renderSection(section, language));
  return html`${hero ? renderHero(view, hero, language) : leadOf(view)}
${first}${
  hero?.picture &&
  html`${renderSlipSection(hero, language)}
`
}${own && renderFigures(own.figures, language)}${others}${own && renderSectionsAfterFigures(own, language)}${last}`;
}

const hasContact = ({ blocks }: ViewSection) => blocks.some(({ kind }) => kind === 'contact');

/** Opening of a homepage without a record slip. */
function leadOf({ title, lead }: View): Html {
  return html`<div class="hero">
<div class="hero-text">
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<div class="prose">
${trustedHtml(lead.html)}
</div>
</div>
</div>`;
}

function pageOf(view: View, language: Language): Html {
  const { title, description, crumbs, lead, sections, neighbours } = view;
  return html`<article class="page">
<header class="page-head">
${renderBreadcrumbs(crumbs, title, language)}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
${description !== '' && html`<p class="standfirst">${description}</p>\n`}${
  lead.html !== '' &&
  html`<div class="prose">
${trustedHtml(lead.html)}
</div>
`
}</header>
${sections.map((section) => renderSection(section, language))}${
  neighbours &&
  html`${renderNeighbours(neighbours, language)}
`
}</article>`;
}

/** Links to the previous and next page; false if there are none. */
function renderNeighbours({ previous, next }: NonNullable<View['neighbours']>, language: Language): Html | false {
  if (previous === undefined && next === undefined) return false;
  return html`<nav class="neighbours" aria-label="${translate(language, 'frame.neighbours')}">
${
  previous &&
  html`<a href="${previous.to}" rel="prev"><span>${translate(language, 'frame.previous')}</span> ${previous.label}</a>
`
}${
  next &&
  html`<a href="${next.to}" rel="next"><span>${translate(language, 'frame.next')}</span> ${next.label}</a>
`
}</nav>`;
}
