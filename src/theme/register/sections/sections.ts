import { type Html, html, trustedHtml } from '../../../core/html.ts';
import { srcset } from '../../../core/picture.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderDate, renderLabelledValue } from '../../kit/line.ts';
import type { LabelledLink } from '../../model/frame.ts';
import {
  type AnsweredQuestion,
  type CallToAction,
  type Card,
  type Download,
  formatFileSize,
  formatFileType,
  type KeyFigure,
  type PageHero,
  type PictureWithAlt,
  type PriceOffer,
  type Quotation,
  type SectionBlock,
  type SectionText,
  type TeamMember,
} from '../../model/sections.ts';
import { renderHeadingClass } from '../parts/heading-class.ts';

/** Heading level of entries: below the section's title, or the page's. */
export type EntryLevel = 2 | 3;

/** The name of an entry as a heading. */
export const renderEntryHeading = (name: Html, level: EntryLevel): Html =>
  level === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`;

/** A block of an editor's own section as HTML, its entries at heading `level`. */
export function renderSectionBlock(block: SectionBlock, language: Language, level: EntryLevel): Html {
  switch (block.kind) {
    case 'cards':
      return renderList('cards', block.cards, (card) => renderCard(card, level));
    case 'picture-text':
      return renderPictureText(block);
    case 'logos':
      return renderList('logos', block.logos, ({ picture, to }) => {
        const shown = renderPicture(picture, { sizes: '12rem', isLate: true });
        return to === undefined ? shown : html`<a href="${to}">${shown}</a>`;
      });
    case 'quotations':
      return html`<div class="quotations" data-part="quotations">
${block.quotations.map((quotation) => renderQuotation(quotation, language))}</div>`;
    case 'prices':
      return renderList('prices', block.offers, (offer) => renderOffer(offer, level), priceClass);
    case 'steps':
      return html`<ol class="steps" data-part="steps">
${block.steps.map(
  ({ title, text }) => html`<li><div>${renderEntryHeading(html`${title}`, level)}
${renderText(text)}</div></li>
`,
)}</ol>`;
    case 'gallery':
      return renderList('gallery', block.pictures, renderGalleryPicture);
    case 'figures':
      return renderFigures(block.figures, language);
    case 'people':
      return renderList('people', block.members, (member) => renderMember(member, level));
    case 'questions':
      return html`<div data-part="questions">
${block.questions.map(renderQuestion)}</div>`;
    case 'downloads':
      return renderList('downloads', block.downloads, (download) => renderDownload(download, language));
    case 'call-to-action':
      return renderCallToAction(block);
  }
}

/** A list of a class, whose look its items share. */
function renderList<T>(
  name: string,
  items: readonly T[],
  render: (item: T) => Html,
  classOf?: (item: T) => Html | false,
): Html {
  return html`<ul class="${name}" data-part="${name}">
${items.map(
  (item) => html`<li${classOf?.(item)}>${render(item)}</li>
`,
)}</ul>`;
}

const renderText = (text: SectionText | undefined): Html | false =>
  text !== undefined &&
  html`<div class="prose">
${trustedHtml(text.html)}
</div>`;

/** Widths of pictures in columns, and of those beside a text. */
const inColumns = { sizes: '(min-width: 75rem) 20rem, (min-width: 40rem) 45vw, 92vw', isLate: true };
const beside = { sizes: '(min-width: 62rem) 28rem, 92vw', isLate: true };

function renderCard({ title, text, picture, icon, to }: Card, level: EntryLevel): Html {
  const name = to === undefined ? html`${title}` : html`<a href="${to}">${title}</a>`;
  return html`
${picture && renderPicture(picture, inColumns)}${icon && html`<span class="icon">${renderPicture(icon, inColumns)}</span>`}
${renderEntryHeading(name, level)}
${renderText(text)}
`;
}

function renderPictureText({ picture, text, side, links }: Extract<SectionBlock, { kind: 'picture-text' }>): Html {
  return html`<div class="picture-text picture-${side}" data-part="picture-text">
${renderPicture(picture, beside)}
<div>
${renderText(text)}
${links.length > 0 && renderActions(links)}
</div>
</div>`;
}

/** A quotation, with its speaker and the date of consent. */
function renderQuotation(quotation: Quotation, language: Language): Html {
  const { text, name, role, organisation, permission, source } = quotation;
  const speaker = [name, role, organisation].filter((part) => part !== undefined).join(language.table.comma);
  return html`<figure class="quotation">
<blockquote${source?.to !== undefined && html` cite="${source.to}"`}>
<p>${text}</p>
</blockquote>
<figcaption><p>${speaker}</p>
<p class="source">${translateToParts(language, 'sections.permission', { date: renderDate(language, permission) })}</p>${source && html`\n<p class="source">${renderSource(source, language)}</p>`}</figcaption>
</figure>
`;
}

function renderSource({ text = '', to }: NonNullable<Quotation['source']>, language: Language): Html {
  const label = translate(language, 'sections.source');
  return to === undefined ? html`${renderLabelledValue(language, label, text)}` : html`<a href="${to}">${label}</a>`;
}

const priceClass = ({ isHighlighted }: PriceOffer) => isHighlighted && html` class="highlighted"`;

function renderOffer({ title, text, price, per, features, link }: PriceOffer, level: EntryLevel): Html {
  return html`
${renderEntryHeading(html`${title}`, level)}
<p class="price"><bdi>${price}</bdi>${per !== undefined && html` <span class="per">${per}</span>`}</p>
${renderText(text)}
${
  features.length > 0 &&
  html`<ul class="features">
${features.map(
  (feature) => html`<li>${feature}</li>
`,
)}</ul>`
}
${link && renderActions([link])}
`;
}

function renderGalleryPicture({ caption, ...picture }: PictureWithAlt & { readonly caption?: string | undefined }) {
  return html`<figure>${renderPicture(picture, inColumns)}${caption !== undefined && html`<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Figures in large type, each with its label, source and date. */
const renderFigures = (
  figures: readonly KeyFigure[],
  language: Language,
): Html => html`<dl class="figures" data-part="figures">
${figures.map(
  ({ value, label, source, date: day, to }) => html`<div><dt>${label}</dt>
<dd class="figure">${value}</dd>
<dd class="source">${to === undefined ? source : html`<a href="${to}">${source}</a>`}${language.table.comma}${renderDate(language, day)}</dd></div>
`,
)}</dl>`;

/** A person with the role, and with a picture where there is one. */
function renderMember({ name, role, picture }: TeamMember, level: EntryLevel): Html {
  const loading = { sizes: '(min-width: 40rem) 14rem, 45vw', isLate: true };
  return html`${picture && renderPicture(picture, loading)}${renderEntryHeading(html`${name}`, level)}
<p>${role}</p>`;
}

const renderQuestion = ({ question, answer, permalink }: AnsweredQuestion): Html => html`<details>
<summary>${question}</summary>
<div class="answer prose">
${trustedHtml(answer.html)}
<p class="permalink"><a href="${permalink.to}">${permalink.label}</a></p>
</div>
</details>
`;

/** A download with type, size and date. */
function renderDownload({ path, title, description, date, size }: Download, language: Language): Html {
  const { comma } = language.table;
  return html`<p><a href="${path}">${title}</a> <span class="source"><bdi>${formatFileType(path)}</bdi>${size !== undefined && html`${comma}${formatFileSize(language, size)}`}${comma}${renderDate(language, date)}</span></p>
${
  description !== undefined &&
  html`<p>${description}</p>
`
}`;
}

/** A band with actions for visitors: the first link is the main one. */
function renderCallToAction({ heading, text, links }: CallToAction): Html {
  return html`<section class="call" data-part="call-to-action" aria-label="${heading}">
<h2>${heading}</h2>
${renderText(text)}
${links.length > 0 && renderActions(links)}
</section>`;
}

/** Actions for visitors, as buttons: the first is the main one. */
export function renderActions(links: readonly LabelledLink[]): Html {
  return html`<p class="actions" data-part="actions">${links.map(
    ({ label, to }, i) => html`${i > 0 && ' '}<a class="button${i > 0 && ' second'}" href="${to}">${label}</a>`,
  )}</p>`;
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

/** The picture of a card. */
export const renderCardPicture = (picture: PictureWithAlt): Html => renderPicture(picture, inColumns);

/** Opening instead of title and description: heading, text, picture and links. */
export function renderPageHero({ heading, text, picture, links }: PageHero, crumbs: Html | false): Html {
  return html`<header class="page-head${picture && ' opening'}" data-part="page-head">
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
