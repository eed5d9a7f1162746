import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say, sayParts } from '../../../language/say.ts';
import { codeFigure, highlightedJson } from '../../kit/code.ts';
import { date } from '../../kit/date.ts';
import { labelled } from '../../kit/labelled.ts';
import type { Reference } from '../../model/reference.ts';
import { errorDetails, headerDetails } from './answers.ts';
import { fieldList } from './fields.ts';

type Described = Reference['endpoints'][number];

/** An endpoint: head, request and answer, then fields; phones show them in this order. */
export function endpointSection(endpoint: Described, reference: Reference, language: Language): Html {
  const { id, title, path, fields } = endpoint;
  const isAlone = reference.rules === undefined;
  const name = say(language, 'docs.fieldsOf', { title });
  return html`<section class="endpoint" aria-labelledby="${id}">
<div class="endpoint-head">
${isAlone ? html`<h1 id="${id}">${title}</h1>` : html`<h2 id="${id}">${title}</h2>`}
<div class="route"><p><b><code>GET</code></b> <code>${path}</code></p>
<button type="button" class="quiet" hidden data-agent aria-label="${say(language, 'docs.forAgentOf', { name: title })}">${say(language, 'docs.forAgent')}</button></div>
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
${fieldList(fields, language)}`
}
${headerDetails(reference.headers, language)}
${errorDetails(reference.statuses, language)}
</div>
</section>
`;
}

/** Small print of an endpoint, with a link to its own page. */
function facts({ title, operationId, updated, page, mirror }: Described, isAlone: boolean, language: Language): Html {
  const markdown = say(language, 'frame.markdown');
  return html`${labelled(language, say(language, 'docs.operation'), html`<code>${operationId}</code>`)}${language.table.comma}${labelled(language, say(language, 'docs.updated'), date(language, updated))}<br>
${!isAlone && html`<a href="${page}" aria-label="${labelOf(language, say(language, 'docs.ownPage'), title)}">${say(language, 'docs.ownPage')}</a> `}<a href="${mirror}" type="text/markdown" data-mirror aria-label="${labelOf(language, markdown, title)}">${markdown}</a>`;
}

/** Code snippets: a script makes tabs of them. */
function requestOf({ id, path, snippets }: Described, language: Language): Html {
  return html`<div class="tabbed" id="request-${id}" data-tabs="${say(language, 'docs.request')}">
${snippets.map(
  ({ name, needs, code }, i) => html`<details name="request-${id}"${i === 0 && html` open`}>
<summary>${name}</summary>
${codeFigure(needs, labelOf(language, name, path), html`${code}`)}
</details>
`,
)}</div>`;
}

/** Example, beside which a script shows a live answer. */
function answerOf({ id, path, example }: Described, language: Language): Html {
  const name = say(language, 'docs.example');
  return html`<div class="tabbed try" id="response-${id}" data-tabs="${say(language, 'docs.response')}" data-try="${path}">
<details open>
<summary>${name}</summary>
${
  example === undefined
    ? html`<div class="answer"><p>${sayParts<'docs.itself', Html>(language, 'docs.itself', { link: html`<a href="${path}">${brokenPath(path)}</a>` })}</p></div>`
    : codeFigure(say(language, 'docs.shortened'), labelOf(language, name, path), highlightedJson(example))
}
</details>
</div>`;
}

const labelOf = (language: Language, label: string, value: string): string =>
  say(language, 'text.labelled', { label, value });

/** A path that may break after slashes. */
export function brokenPath(path: string): Html {
  return html`<code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}</code>`;
}
