import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderDate, renderLabelledValue } from '../../kit/line.ts';
import type { Footer, FooterColumn, FrameModel } from '../../model/frame.ts';

/** Footer: identity, pages, links for programs, and the date of the page. */
export function renderFooter(frame: FrameModel): Html {
  const { language, footer, updated, mirror } = frame;
  const { columns, pages, licence } = footer;
  const programs = footer.programs.filter(({ to }) => to !== mirror);
  const all: readonly FooterColumn[] = [
    ...columns,
    { title: translate(language, 'frame.pages'), links: pages },
    { title: translate(language, 'frame.forPrograms'), links: programs },
  ];
  return html`<footer class="colophon${footer.layout !== 'columns' && ` ${footer.layout}`}" data-part="footer">
<div class="colophon-columns">
${identity(frame)}
${all.filter(({ links }) => links.length > 0).map(column)}</div>
<div class="imprint" data-part="imprint">
${
  updated !== undefined &&
  html`<p>${translateToParts(language, 'frame.updated', { date: renderDate(language, updated.date, updated.words) })}</p>
`
}${
  mirror !== undefined &&
  html`<p><a href="${mirror}" type="text/markdown">${translate(language, 'frame.asMarkdown')}</a></p>
`
}<p>${renderLabelledValue(language, translate(language, 'frame.dataLicence'), html`<a href="${licence.to}" rel="license">${licence.label}</a>`)}</p>
</div>
</footer>`;
}

function identity(frame: FrameModel): Html {
  const { language, footer } = frame;
  const { legalName, profiles } = footer;
  return html`<div class="identity" data-part="identity">
<p class="name">${renderBrandName(frame)}</p>
<p>${legalName}${registered(footer, language)}</p>
${
  profiles.length > 0 &&
  html`<ul>
${profiles.map(
  ({ to, label }) => html`<li><a href="${to}" rel="me">${label}</a></li>
`,
)}</ul>
`
}</div>`;
}

/** Registration number and jurisdiction. */
function registered({ number, jurisdiction }: Footer, language: Language): Html {
  const place = translate(language, 'label.jurisdiction');
  return html`${number && html`<br>${renderLabelledValue(language, number.label, html`<span class="number" dir="ltr">${number.value}</span>`)}`}${jurisdiction && html`<br>${renderLabelledValue(language, place, html`<bdi>${jurisdiction}</bdi>`)}`}`;
}

/** Visible title, hidden from screen readers: it names the list already. */
const column = ({ title, links }: FooterColumn): Html => html`<nav data-part="footer-column" aria-label="${title}">
<p class="column-title" aria-hidden="true">${title}</p>
<ul>
${links.map(
  ({ to, label, language: tag }) =>
    html`<li><a href="${to}"${tag !== undefined && html` lang="${tag}" hreflang="${tag}"`}>${label}</a></li>
`,
)}</ul>
</nav>
`;

/** Minimum aspect ratio of a logo that stands for the name. */
const wide = 2;

/** The logo and the name of the site; a wide logo stands alone. */
export function renderBrandName({ logo, name }: Pick<FrameModel, 'logo' | 'name'>): Html {
  if (logo === undefined) return html`<span>${name}</span>`;
  const { light, dark, width, height, needsPlate } = logo;
  const isName = width / height >= wide;
  const image = html`<img src="${light}" alt="${isName && name}" width="${width}" height="${height}"${needsPlate && html` class="plate"`}>`;
  return html`${dark === undefined ? image : html`<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)">${image}</picture>`}${!isName && html`<span>${name}</span>`}`;
}
