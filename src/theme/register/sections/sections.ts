import { type Html, html } from '../../../core/html.ts';
import { srcset } from '../../../core/picture.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderDate } from '../../kit/line.ts';
import {
  type Download,
  formatFileSize,
  formatFileType,
  type KeyFigure,
  type PageHero,
  type PictureWithAlt,
  type Quotation,
  type Sections,
  type Team,
} from '../../model/sections.ts';
import { renderActions, renderCallToAction } from '../parts/blocks.ts';
import { renderHeadingClass } from '../parts/heading-class.ts';

/** All sections after a page's text: all but the hero (opening.ts). */
export function renderSections(sections: Sections, language: Language): Html {
  return html`${renderFigures(sections.figures, language)}${renderSectionsAfterFigures(sections, language)}`;
}

/** Sections without the figures, which a homepage shows before evidence. */
export function renderSectionsAfterFigures(
  { quotation, team, downloads, callToAction }: Sections,
  language: Language,
): Html {
  return html`${quotation && renderQuotation(quotation, language)}${team && renderTeam(team)}${renderDownloads(downloads, language)}${
    callToAction &&
    html`${renderCallToAction(callToAction)}
`
  }`;
}

/** A quotation, with its speaker and the date of consent. */
function renderQuotation(quotation: Quotation, language: Language): Html {
  const { text, name, role, organisation, permission, source } = quotation;
  const speaker = [name, role, organisation].filter((part) => part !== undefined).join(language.table.comma);
  return html`<figure class="quotation">
<blockquote${source !== undefined && html` cite="${source}"`}>
<p>${text}</p>
</blockquote>
<figcaption><p>${speaker}</p>
<p class="source">${translateToParts(language, 'sections.permission', { date: renderDate(language, permission) })}${source !== undefined && html` <a href="${source}">${translate(language, 'sections.source')}</a>`}</p></figcaption>
</figure>
`;
}

/** People with their roles, and with their pictures where there are any. */
function renderTeam({ title, members }: Team): Html {
  const loading = { sizes: '(min-width: 40rem) 14rem, 45vw', isLate: true };
  return renderTitledSection(
    title,
    html`<ul class="team">
${members.map(
  ({ name, role, picture }) => html`<li>${picture && renderPicture(picture, loading)}<h3>${name}</h3>
<p>${role}</p></li>
`,
)}</ul>`,
  );
}

/** Downloads, each with type, size and date. */
function renderDownloads(downloads: readonly Download[], language: Language): Html | false {
  if (downloads.length === 0) return false;
  const { comma } = language.table;
  return renderTitledSection(
    translate(language, 'sections.downloads'),
    html`<ul class="downloads">
${downloads.map(
  ({
    path,
    title,
    description,
    date: day,
    size,
  }) => html`<li><p><a href="${path}">${title}</a> <span class="source"><bdi>${formatFileType(path)}</bdi>${size !== undefined && html`${comma}${formatFileSize(language, size)}`}${comma}${renderDate(language, day)}</span></p>
${
  description !== undefined &&
  html`<p>${description}</p>
`
}</li>
`,
)}</ul>`,
  );
}

/** Figures in large type, each with its label, source and date. */
export function renderFigures(figures: readonly KeyFigure[], language: Language): Html | false {
  if (figures.length === 0) return false;
  return renderTitledSection(
    translate(language, 'sections.figures'),
    html`<dl class="figures">
${figures.map(
  ({ value, label, source, date: day, to }) => html`<div><dt>${label}</dt>
<dd class="figure">${value}</dd>
<dd class="source">${to === undefined ? source : html`<a href="${to}">${source}</a>`}${language.table.comma}${renderDate(language, day)}</dd></div>
`,
)}</dl>`,
  );
}

/** A section with its title in the margin. `aria-label` repeats the title, as an id could clash with the text. */
function renderTitledSection(title: string, body: Html): Html {
  return html`<section class="numbered" aria-label="${title}">
<div class="section-head">
<h2>${title}</h2>
</div>
<div class="section-body">
${body}
</div>
</section>
`;
}

/** Loading and width of a picture. */
interface PictureOptions {
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly isLate: boolean;
}

/** A picture with its size, so that nothing moves when it loads, and `srcset`; the first of a page has priority. */
export function renderPicture({ src, alt, size }: PictureWithAlt, { sizes, isLate }: PictureOptions): Html {
  const widths = size && srcset(size);
  return html`<img src="${src}" alt="${alt}"${widths !== undefined && html` srcset="${widths}" sizes="${sizes}"`}${size && html` width="${size.width}" height="${size.height}"`}${isLate ? html` loading="lazy" decoding="async"` : html` fetchpriority="high"`}>`;
}

/** Opening instead of title and description: heading, text, picture and links. */
export function renderPageHero({ heading, text, picture, links }: PageHero, crumbs: Html | false): Html {
  return html`<header class="page-head${picture && ' opening'}">
<div class="opening-text">
${crumbs}
<h1${renderHeadingClass(heading, 'title')}>${heading}</h1>
<p class="standfirst">${text}</p>
${links.length > 0 && renderActions(links)}
</div>
${
  picture &&
  html`${renderPicture(picture, { sizes: '(min-width: 62rem) 36rem, 100vw', isLate: false })}
`
}</header>`;
}
