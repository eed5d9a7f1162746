import { type Html, html, trustedHtml } from '../../core/html.ts';
import { formatNumber } from '../../language/formats/numbers.ts';
import type { Language } from '../../language/language.ts';
import { translate, translateToParts } from '../../language/translate.ts';
import { renderInline, renderLabelledValue, renderLine } from '../kit/line.ts';
import type { HomeHero, RecordSlip, View, ViewBlock, ViewSection } from '../model/view.ts';
import { renderBlock, renderBreadcrumbs, renderFieldList } from './parts/blocks.ts';
import { renderHeadingClass } from './parts/heading-class.ts';
import { type EntryLevel, renderActions, renderPageHero, renderPicture } from './sections/sections.ts';

/** The main element of a page of facts. */
export function renderView(view: View, language: Language): Html {
  return view.role === 'home' ? homeOf(view, language) : pageOf(view, language);
}

/** The id of the heading of the record slip. */
const slipHeading = 'slip-heading';

/** Opening of the homepage: title, lead and links, beside them the record slip or the picture. */
function renderHero({ title, lead }: View, hero: HomeHero, language: Language): Html {
  const { form, text, picture, links, slip } = hero;
  return html`<div class="hero ${(picture ?? slip) && 'beside '}${form}" data-part="hero">
<div class="hero-text">
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<div class="prose">
${
  text !== undefined &&
  html`<p>${text}</p>
`
}${trustedHtml(lead.html)}
</div>
${links.length > 0 && renderActions(links)}
</div>
${
  picture
    ? renderPicture(picture, { sizes: '(min-width: 62rem) 36rem, 100vw', isLate: false })
    : slip && slipOf(slip, language)
}
</div>`;
}

/** The record slip, like a card of a card index. */
function slipOf({ title, checked, fields }: RecordSlip, language: Language): Html {
  return html`<section class="slip" data-part="slip" aria-labelledby="${slipHeading}">
<div class="slip-head">
<h2 id="${slipHeading}">${title}</h2>
<p>${renderInline(checked, language)}</p>
</div>
<dl>
${fields.map(
  ({ term, line }) => html`<div><dt>${term}</dt><dd>${renderLine(line, language)}</dd></div>
`,
)}</dl>
</section>`;
}

/** The record slip as a section, if a picture takes its place. */
function renderSlipSection(slip: RecordSlip, language: Language): Html {
  return html`<section class="numbered" data-part="slip" aria-labelledby="${slipHeading}">
<div class="section-head" data-part="section-head">
<h2 id="${slipHeading}"${renderHeadingClass(slip.title, 'margin')}>${slip.title}</h2>
<p class="section-note">${renderInline(slip.checked, language)}</p>
</div>
<div class="section-body" data-part="section-body">
${renderFieldList(slip.fields, 'facts', language)}
</div>
</section>`;
}

/** A section: with a title in the margin, or without one only its blocks. */
export function renderSection(section: ViewSection, language: Language): Html {
  return html`${section.title === undefined ? untitled(section, language) : titled(section, section.title, language)}
`;
}

function titled(section: ViewSection, title: string, language: Language): Html {
  const { id, blocks } = section;
  const heading = `${id.replaceAll('/', '')}-heading`;
  return html`<section id="${id}" class="numbered" data-part="section" aria-labelledby="${heading}">
<div class="section-head" data-part="section-head">
<h2 id="${heading}"${renderHeadingClass(title, 'margin')}>${title}</h2>
${notesOf(section, language)}${anchorsOf(section)}</div>
<div class="section-body" data-part="section-body">
${blocksOf(blocks, language, 3)}</div>
</section>`;
}

/** Calls to action span the page. */
function untitled(section: ViewSection, language: Language): Html {
  const bands = section.blocks.filter(({ kind }) => kind === 'call-to-action');
  const others = section.blocks.filter(({ kind }) => kind !== 'call-to-action');
  return html`${
    others.length > 0 &&
    html`<div class="loose">
${anchorsOf(section)}${blocksOf(others, language, 2)}</div>
`
  }${blocksOf(bands, language, 2)}`;
}

const blocksOf = (blocks: readonly ViewBlock[], language: Language, level: EntryLevel): Html[] =>
  blocks.map(
    (block) => html`${renderBlock(block, language, level)}
`,
  );

/** Date of the facts, and link to all of them. */
function notesOf({ source, all, count }: ViewSection, language: Language): Html {
  const label = all && html`<a href="${all.to}">${all.label}</a>`;
  const counted =
    label && count !== undefined
      ? translateToParts<'text.noted', Html>(language, 'text.noted', {
          text: label,
          note: html`${formatNumber(language.table, count)}`,
        })
      : label;
  return html`${
    source &&
    html`<p class="section-note">${renderLabelledValue(language, translate(language, 'docs.updated'), renderInline(source[1], language))}</p>
`
  }${
    counted &&
    html`<p class="section-note">${counted}</p>
`
  }`;
}

/** Anchors of entries that have pages of their own now. */
function anchorsOf({ anchors = [] }: ViewSection): Html[] {
  return anchors.map(
    (anchor) => html`<span id="${anchor}"></span>
`,
  );
}

/** Opening, then numbered sections; the slip follows the first if a picture replaces it. */
function homeOf(view: View, language: Language): Html {
  const { hero } = view;
  const [first, ...others] = view.sections.map((section) => renderSection(section, language));
  return html`${hero ? renderHero(view, hero, language) : leadOf(view)}
${first}${
  hero?.picture &&
  hero.slip &&
  html`${renderSlipSection(hero.slip, language)}
`
}${others}`;
}

/** Opening of a homepage without a record slip. */
function leadOf({ title, lead }: View): Html {
  return html`<div class="hero" data-part="hero">
<div class="hero-text">
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
<div class="prose">
${trustedHtml(lead.html)}
</div>
</div>
</div>`;
}

function pageOf(view: View, language: Language): Html {
  const { crumbs, title, lead, opening, sections, neighbours } = view;
  const above = renderBreadcrumbs(crumbs, title, language);
  const prose =
    lead.html !== '' &&
    html`<div class="prose">
${trustedHtml(lead.html)}
</div>
`;
  return html`<article class="page">
${
  opening
    ? html`${renderPageHero(opening, above)}
${prose && html`<div class="loose">\n${prose}</div>\n`}`
    : renderPageHead(view, above, prose)
}
${sections.map((section) => renderSection(section, language))}${
  neighbours &&
  html`${renderNeighbours(neighbours, language)}
`
}</article>`;
}

/** Head of a page without an opening of its own: title, summary, first words. */
export function renderPageHead(
  { title, description }: { readonly title: string; readonly description: string },
  above: Html | false,
  prose: Html | false = false,
): Html {
  return html`<header class="page-head" data-part="page-head">
${above}
<h1${renderHeadingClass(title, 'title')}>${title}</h1>
${description !== '' && html`<p class="standfirst">${description}</p>\n`}${prose}</header>`;
}

/** Links to the previous and next page; false if there are none. */
export function renderNeighbours(
  { previous, next }: NonNullable<View['neighbours']>,
  language: Language,
): Html | false {
  if (previous === undefined && next === undefined) return false;
  return html`<nav class="neighbours" data-part="neighbours" aria-label="${translate(language, 'frame.neighbours')}">
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
