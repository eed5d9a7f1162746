import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import type { ReferenceField } from '../../model/reference.ts';

/** Maximum depth of fields shown at once: `products[].id` has it. */
const openLevels = 2;

/** Fields of a document; deep ones are folded into their parent. */
export function renderReferenceFields(fields: readonly ReferenceField[], language: Language): Html {
  return html`<dl class="fields">
${fields.map((field) => fieldOf(field, 1, language))}</dl>`;
}

function fieldOf(field: ReferenceField, level: number, language: Language): Html {
  const { id, path, type, required, meaning, fields } = field;
  const isFolded = level === openLevels && fields.length > 0;
  const below = fields.map((one) => fieldOf(one, level + 1, language));
  return html`<div id="${id}">
<dt>${fieldName(path)} <span class="type">${renderInlineCode(type)}${!required && html`${language.table.comma}<em>${translate(language, 'docs.isOptional')}</em>`}</span> <a class="anchor" href="#${id}" aria-label="${translate(language, 'docs.linkTo', { name: id })}">#</a></dt>
<dd>${renderInlineCode(meaning)}${
    isFolded &&
    html`
<details>
<summary>${translate(language, 'docs.nested', { n: countOf(fields) })}</summary>
<dl class="fields">
${below}</dl>
</details>`
  }</dd>
</div>
${!isFolded && below}`;
}

const countOf = (fields: readonly ReferenceField[]): number =>
  fields.reduce((sum, field) => sum + 1 + countOf(field.fields), 0);

/** Path of a nested field, smaller than its name; lines may break after a dot. */
function fieldName(path: string): Html {
  const at = path.lastIndexOf('.') + 1;
  const parents = path.slice(0, at).split(/(?<=\.)/);
  return html`<code>${at > 0 && html`<span class="parent">${parents.map((part) => html`${part}<wbr>`)}</span>`}${path.slice(at)}</code>`;
}

/** Renders code spans, the only Markdown in wire schemas. */
export function renderInlineCode(markdown: string): Html {
  return html`${markdown.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
