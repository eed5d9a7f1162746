import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderCodeFigure, renderHighlightedJson } from '../../kit/code.ts';
import { renderDate } from '../../kit/date.ts';
import { renderLabelledValue } from '../../kit/labelled-value.ts';
import type { ApiReference } from '../../model/reference.ts';
import { renderErrorDetails, renderHeaderDetails } from './answers.ts';
import { renderReferenceFields } from './fields.ts';

type Described = ApiReference['endpoints'][number];

/** An endpoint: head, request and answer, then fields; phones show them in this order. */
export function renderEndpoint(endpoint: Described, reference: ApiReference, language: Language): Html {
  const { id, title, path, fields } = endpoint;
  const isAlone = reference.rules === undefined;
  const name = translate(language, 'docs.fieldsOf', { title });
  return html`<section class="endpoint" aria-labelledby="${id}">
<div class="endpoint-head">
${isAlone ? html`<h1 id="${id}">${title}</h1>` : html`<h2 id="${id}">${title}</h2>`}
<div class="route"><p><b><code>GET</code></b> <code>${path}</code></p>
<button type="button" class="quiet" hidden data-agent aria-label="${translate(language, 'docs.forAgentOf', { name: title })}">${translate(language, 'docs.forAgent')}</button></div>
<p>${endpoint.description}</p>
<p class="hint">${facts(endpoint, isAlone, language)}</p>
</div>
<div class="endpoint-code">
${requestOf(endpoint, language)}
${answerOf(endpoint, language)}
</div>
<div class="endpoint-fields">
${
  fields.length > 0 &&
  html`${isAlone ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
${renderReferenceFields(fields, language)}`
}
${renderHeaderDetails(reference.headers, language)}
${renderErrorDetails(reference.statuses, language)}
</div>
</section>
`;
}

/** Small print of an endpoint, with a link to its own page. */
function facts({ title, operationId, updated, page, mirror }: Described, isAlone: boolean, language: Language): Html {
  const markdown = translate(language, 'frame.markdown');
  return html`${renderLabelledValue(language, translate(language, 'docs.operation'), html`<code>${operationId}</code>`)}${language.table.comma}${renderLabelledValue(language, translate(language, 'docs.updated'), renderDate(language, updated))}<br>
${!isAlone && html`<a href="${page}" aria-label="${labelOf(language, translate(language, 'docs.ownPage'), title)}">${translate(language, 'docs.ownPage')}</a> `}<a href="${mirror}" type="text/markdown" data-mirror aria-label="${labelOf(language, markdown, title)}">${markdown}</a>`;
}

/** Code snippets: a script makes tabs of them. */
function requestOf({ id, path, snippets }: Described, language: Language): Html {
  return html`<div class="tabbed" id="request-${id}" data-tabs="${translate(language, 'docs.request')}">
${snippets.map(
  ({ name, needs, code }, i) => html`<details name="request-${id}"${i === 0 && html` open`}>
<summary>${name}</summary>
${renderCodeFigure(needs, labelOf(language, name, path), html`${code}`)}
</details>
`,
)}</div>`;
}

/** Example, beside which a script shows a live answer. */
function answerOf({ id, path, example }: Described, language: Language): Html {
  const name = translate(language, 'docs.example');
  return html`<div class="tabbed try" id="response-${id}" data-tabs="${translate(language, 'docs.response')}" data-try="${path}">
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
