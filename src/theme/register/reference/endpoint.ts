import { escapeHtml, Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderDate, renderLabelledValue } from '../../kit/line.ts';
import type { ApiReference, Endpoint, ReferenceField, ResponseHeader } from '../../model/reference.ts';

/** An endpoint: head, request and answer, then fields; phones show them in this order. */
export function renderEndpoint(endpoint: Endpoint, reference: ApiReference, language: Language): Html {
  const { title, path, fields } = endpoint;
  return html`<section class="endpoint" aria-labelledby="endpoint">
<div class="endpoint-head">
<h1 id="endpoint">${title}</h1>
<div class="route"><p><b><code>GET</code></b> <code>${path}</code></p>
<button type="button" class="quiet" hidden data-agent aria-label="${translate(language, 'docs.forAgentOf', { name: title })}">${translate(language, 'docs.forAgent')}</button></div>
<p>${endpoint.description}</p>
<p class="hint">${facts(endpoint, language)}</p>
</div>
<div class="endpoint-code">
${requestOf(endpoint, language)}
${answerOf(endpoint, language)}
</div>
<div class="endpoint-fields">
${
  fields.length > 0 &&
  html`<h2>${translate(language, 'docs.fieldsOf', { title })}</h2>
${renderReferenceFields(fields, language)}`
}
${renderHeaderDetails(reference.headers, language)}
${renderErrorDetails(reference.statuses, language)}
</div>
</section>
`;
}

/** Small print of an endpoint. */
function facts({ title, operationId, updated, mirror }: Endpoint, language: Language): Html {
  const markdown = translate(language, 'frame.markdown');
  return html`${renderLabelledValue(language, translate(language, 'docs.operation'), html`<code>${operationId}</code>`)}${language.table.comma}${renderLabelledValue(language, translate(language, 'docs.updated'), renderDate(language, updated))}<br>
<a href="${mirror}" type="text/markdown" data-mirror aria-label="${labelOf(language, markdown, title)}">${markdown}</a>`;
}

/** Code snippets: a script makes tabs of them. */
function requestOf({ path, snippets }: Endpoint, language: Language): Html {
  return html`<div class="tabbed" id="request" data-tabs="${translate(language, 'docs.request')}">
${snippets.map(
  ({ name, needs, code }, i) => html`<details name="request"${i === 0 && html` open`}>
<summary>${name}</summary>
${renderCodeFigure(needs, labelOf(language, name, path), html`${code}`)}
</details>
`,
)}</div>`;
}

/** Example, beside which a script shows a live answer. */
function answerOf({ path, example }: Endpoint, language: Language): Html {
  const name = translate(language, 'docs.example');
  return html`<div class="tabbed try" id="response" data-tabs="${translate(language, 'docs.response')}" data-try="${path}">
<details open>
<summary>${name}</summary>
${
  example === undefined
    ? html`<div class="answer"><p>${translateToParts<'docs.itself', Html>(language, 'docs.itself', { link: html`<a href="${path}">${renderBreakablePath(path)}</a>` })}</p></div>`
    : renderCodeFigure(
        translate(language, 'docs.shortened'),
        labelOf(language, name, path),
        renderHighlightedJson(example),
      )
}
</details>
</div>`;
}

const labelOf = (language: Language, label: string, value: string): string =>
  translate(language, 'text.labelled', { label, value });

/** A path that may break after slashes. */
export function renderBreakablePath(path: string): Html {
  return html`<code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}</code>`;
}

/** A code block with a caption, to which a script may add a button. Focusable, as it scrolls. */
function renderCodeFigure(caption: string, label: string, code: Html): Html {
  return html`<figure class="code" aria-label="${label}">
<figcaption><span>${caption}</span></figcaption>
<pre tabindex="0"><code>${code}</code></pre>
</figure>`;
}

/** A value as indented JSON with highlighted member names. */
function renderHighlightedJson(value: unknown): Html {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return new Html(text.replace(/^( *)(&quot;\w+&quot;)(?=: )/gm, '$1<span class="member">$2</span>'));
}

/** Meaning of each status, with advice. */
export function renderStatusList(statuses: ApiReference['statuses']): Html {
  return html`<dl class="fields">
${statuses.map(
  ({ status, where, meaning, advice }) => html`<div>
<dt><code>${status}</code> <span class="type">${renderInlineCode(where)}</span></dt>
<dd>${renderInlineCode(meaning)}</dd>
<dd>${renderInlineCode(advice)}</dd>
</div>
`,
)}</dl>`;
}

/** The header fields of an answer, folded. */
function renderHeaderDetails(headers: readonly ResponseHeader[], language: Language): Html {
  return html`<details class="more">
<summary>${translate(language, 'docs.headers')}</summary>
<dl class="fields">
${headers.map(
  ({ name, value, meaning }) => html`<div>
<dt><code>${name}</code></dt>
<dd><code>${value}</code>${meaning !== undefined && html`<br>${meaning}`}</dd>
</div>
`,
)}</dl>
</details>`;
}

/** Error statuses, folded. */
function renderErrorDetails(statuses: ApiReference['statuses'], language: Language): Html {
  return html`<details class="more">
<summary>${translate(language, 'rules.errorsHeading')}</summary>
${renderStatusList(statuses.filter(({ status }) => /^[45]/.test(status)))}
</details>`;
}

/** Maximum depth of fields shown at once: `products[].id` has it. */
const openLevels = 2;

/** Fields of a document; deep ones are folded into their parent, which their names do not repeat. */
function renderReferenceFields(fields: readonly ReferenceField[], language: Language): Html {
  return html`<dl class="fields">
${fields.map((field) => fieldOf(field, 1, language))}</dl>`;
}

function fieldOf(field: ReferenceField, level: number, language: Language, folded = 0): Html {
  const { id, path, type, required, meaning, fields } = field;
  const isFolded = level === openLevels && fields.length > 0;
  const below = fields.map((one) => fieldOf(one, level + 1, language, isFolded ? path.length : folded));
  return html`<div id="${id}">
<dt>${fieldName(path.slice(folded).replace(/^[[\].]+/, ''))} <span class="type">${renderInlineCode(type)}${!required && html`${language.table.comma}<em>${translate(language, 'docs.isOptional')}</em>`}</span> <a class="anchor" href="#${id}" aria-label="${translate(language, 'docs.linkTo', { name: id })}">#</a></dt>
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

/** Path of a nested field, smaller than its name. */
function fieldName(path: string): Html {
  const at = path.lastIndexOf('.') + 1;
  return html`<code>${at > 0 && html`<span class="parent">${path.slice(0, at)}</span>`}${path.slice(at)}</code>`;
}

/** Renders code spans, the only Markdown in wire schemas. */
function renderInlineCode(markdown: string): Html {
  return html`${markdown.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
