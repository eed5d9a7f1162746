import { type Html, html, trustedHtml } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { renderInline, renderLine } from '../../kit/line.ts';
import type { HomeHero, View } from '../../model/view.ts';
import { renderPicture } from '../sections/picture.ts';
import { renderActions } from './actions.ts';
import { renderFieldList } from './fields.ts';
import { renderHeadingClass } from './heading-class.ts';

/** The id of the heading of the record slip. */
const slipHeading = 'slip-heading';

/** Opening of the homepage: title, lead and links, beside them the record slip or the picture. */
export function renderHero({ title, lead }: View, hero: HomeHero, language: Language): Html {
  const { form, text, picture, links } = hero;
  return html`<div class="hero beside ${form}">
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
    : slipOf(hero.slip, language)
}
</div>`;
}

/** The record slip, like a card of a card index. */
function slipOf({ title, checked, fields }: HomeHero['slip'], language: Language): Html {
  return html`<section class="slip" aria-labelledby="${slipHeading}">
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
export function renderSlipSection({ slip }: HomeHero, language: Language): Html {
  return html`<section class="numbered" aria-labelledby="${slipHeading}">
<div class="section-head">
<h2 id="${slipHeading}"${renderHeadingClass(slip.title, 'margin')}>${slip.title}</h2>
<p class="section-note">${renderInline(slip.checked, language)}</p>
</div>
<div class="section-body">
${renderFieldList(slip.fields, 'facts', language)}
</div>
</section>`;
}
