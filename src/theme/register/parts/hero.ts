import { type Html, html, trusted } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { inline, lineOf } from '../../kit/line.ts';
import type { Hero, View } from '../../model/view.ts';
import { pictureOf } from '../sections/picture.ts';
import { actionsOf } from './actions.ts';
import { fieldList } from './fields.ts';
import { headingClass } from './heading-class.ts';

/** The id of the heading of the record slip. */
const slipHeading = 'slip-heading';

/** Opening of the homepage: title, lead and links, beside them the record slip or the picture. */
export function heroOf({ title, lead }: View, hero: Hero, language: Language): Html {
  const { form, text, picture, links } = hero;
  return html`<div class="hero beside ${form}">
<div class="hero-text">
<h1${headingClass(title, 'title')}>${title}</h1>
<div class="prose">
${
  text !== undefined &&
  html`<p>${text}</p>
`
}${trusted(lead.html)}
</div>
${links.length > 0 && actionsOf(links)}
</div>
${
  picture
    ? pictureOf(picture, { sizes: '(min-width: 62rem) 36rem, 100vw', isLate: false })
    : slipOf(hero.slip, language)
}
</div>`;
}

/** The record slip, like a card of a card index. */
function slipOf({ title, checked, fields }: Hero['slip'], language: Language): Html {
  return html`<section class="slip" aria-labelledby="${slipHeading}">
<div class="slip-head">
<h2 id="${slipHeading}">${title}</h2>
<p>${inline(checked, language)}</p>
</div>
<dl>
${fields.map(
  ({ term, line }) => html`<div><dt>${term}</dt><dd>${lineOf(line, language)}</dd></div>
`,
)}</dl>
</section>`;
}

/** The record slip as a section, if a picture takes its place. */
export function slipSection({ slip }: Hero, language: Language): Html {
  return html`<section class="numbered" aria-labelledby="${slipHeading}">
<div class="section-head">
<h2 id="${slipHeading}"${headingClass(slip.title, 'margin')}>${slip.title}</h2>
<p class="section-note">${inline(slip.checked, language)}</p>
</div>
<div class="section-body">
${fieldList(slip.fields, 'facts', language)}
</div>
</section>`;
}
