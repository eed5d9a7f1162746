import { type Html, html, trusted } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import type { Section, View } from '../model/view.ts';
import { crumbsOf } from './parts/crumbs.ts';
import { headingClass } from './parts/heading-class.ts';
import { heroOf, slipSection } from './parts/hero.ts';
import { neighboursOf } from './parts/neighbours.ts';
import { sectionOf } from './parts/section.ts';
import { figuresOf } from './sections/figures.ts';
import { behindFigures } from './sections/sections.ts';

/** The main element of a page of facts. */
export function viewOf(view: View, language: Language): Html {
  return view.role === 'home' ? homeOf(view, language) : pageOf(view, language);
}

/**
 * Opening, then numbered sections; the slip follows the first if a picture replaces it. Figures precede proofs, other
 * sections of front matter precede contact.
 */
function homeOf(view: View, language: Language): Html {
  const { hero, own } = view;
  const at = Math.max(0, view.sections.findIndex(hasContact));
  const [first, ...others] = view.sections.slice(0, at).map((section) => sectionOf(section, language));
  const last = view.sections.slice(at).map((section) => sectionOf(section, language));
  return html`${hero ? heroOf(view, hero, language) : leadOf(view)}
${first}${
  hero?.picture &&
  html`${slipSection(hero, language)}
`
}${own && figuresOf(own.figures, language)}${others}${own && behindFigures(own, language)}${last}`;
}

const hasContact = ({ blocks }: Section) => blocks.some(({ kind }) => kind === 'contact');

/** Opening of a homepage without a record slip. */
function leadOf({ title, lead }: View): Html {
  return html`<div class="hero">
<div class="hero-text">
<h1${headingClass(title, 'title')}>${title}</h1>
<div class="prose">
${trusted(lead.html)}
</div>
</div>
</div>`;
}

function pageOf(view: View, language: Language): Html {
  const { title, description, crumbs, lead, sections, neighbours } = view;
  return html`<article class="page">
<header class="page-head">
${crumbsOf(crumbs, title, language)}
<h1${headingClass(title, 'title')}>${title}</h1>
${description !== '' && html`<p class="standfirst">${description}</p>\n`}${
  lead.html !== '' &&
  html`<div class="prose">
${trusted(lead.html)}
</div>
`
}</header>
${sections.map((section) => sectionOf(section, language))}${
  neighbours &&
  html`${neighboursOf(neighbours, language)}
`
}</article>`;
}
