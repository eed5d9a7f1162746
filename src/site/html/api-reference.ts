import { apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import { type Html, html, trusted } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { say, sayParts } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import type { Endpoint } from '../facts/api-endpoints.ts';
import { afterEndpoints, beforeEndpoints } from '../facts/api-rules.ts';
import type { WordedField } from '../facts/field-words.ts';
import { codeFigure, highlightedJson } from './code.ts';
import { contentsOf } from './contents.ts';
import { date } from './date.ts';
import { labelled } from './labelled.ts';

/** The main element of /docs/api/: the same as /docs/api.md, with the programs beside the fields. */
export function apiReference(site: Site, endpoints: readonly Endpoint[]): Html {
  const [before, after] = [beforeEndpoints(site), afterEndpoints(site)].map((text) => renderMarkdown(text).html);
  const language = spoken(site.language);
  const taken: SlugCounts = new Map();
  const sections = endpoints.map((endpoint) => endpointSection(endpoint, uniqueSlug(endpoint.title, taken), language));
  const list = endpointTable(endpoints, language);
  const main = html`<div class="prose">
${trusted(before!)}
</div>
${list}
${sections}
<div class="prose">
${trusted(after!)}
</div>`;
  return html`<div class="with-contents reference">
${contentsOf(main.text, say(language, 'frame.reference'))}
<div>
<h1>${say(language, 'api.title')} <span class="version">${apiVersion}</span></h1>
${main}
</div>
</div>`;
}

/** Two columns, so that it is read on a phone without scrolling sideways. */
function endpointTable(endpoints: readonly Endpoint[], language: Language): Html {
  return html`<h2 id="endpoints">${say(language, 'docs.endpoints')}</h2>
<table class="fields endpoints" aria-labelledby="endpoints">
<thead><tr><th scope="col">${say(language, 'docs.pathAndDate')}</th><th scope="col">${say(language, 'docs.content')}</th></tr></thead>
<tbody>
${endpoints.map(
  ({
    path,
    description,
    updated,
  }) => html`<tr><td><a href="${path}">${brokenPath(path)}</a> <span class="type">${labelled(language, say(language, 'docs.updated'), date(language, updated))}</span></td><td>${description}</td></tr>
`,
)}</tbody></table>`;
}

/** Lines may break behind a slash. */
function brokenPath(path: string): Html {
  return html`<code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}</code>`;
}

function endpointSection(endpoint: Endpoint, id: string, language: Language): Html {
  const { title, path, operationId, description, updated, fields, example } = endpoint;
  return html`<section class="endpoint" aria-labelledby="${id}">
<div class="endpoint-text">
<h2 id="${id}">${title}</h2>
<p class="route"><b><code>GET</code></b> <code>${path}</code></p>
<p>${description}</p>
<p class="hint">${labelled(language, say(language, 'docs.operation'), html`<code>${operationId}</code>`)}${language.table.comma}${labelled(language, say(language, 'docs.updated'), date(language, updated))}</p>
${fields.length > 0 && fieldTable(fields, title, language)}
</div>
<div class="endpoint-code">
<h3>${say(language, 'docs.request')}</h3>
<div class="snippets">
${endpoint.snippets.map(
  ({ name, needs, code }, i) => html`<details name="snippet-${id}"${i === 0 && html` open`}>
<summary>${name}</summary>
${codeFigure(needs, labelOf(language, name, path), html`${code}`)}
</details>
`,
)}</div>
<div class="try" data-try="${path}">
<div class="try-head" data-try-tools><h3>${say(language, 'docs.response')}</h3></div>
${
  example === undefined
    ? html`<p data-example>${sayParts<'docs.itself', Html>(language, 'docs.itself', { link: html`<a href="${path}">${brokenPath(path)}</a>` })}</p>`
    : html`<div data-example>${codeFigure(say(language, 'docs.shortened'), labelOf(language, say(language, 'docs.example'), path), highlightedJson(example))}</div>`
}
</div>
</div>
</section>
`;
}

const labelOf = (language: Language, label: string, value: string): string =>
  say(language, 'text.labelled', { label, value });

function fieldTable(fields: readonly WordedField[], title: string, language: Language): Html {
  return html`<table class="fields" aria-label="${say(language, 'docs.fieldsOf', { title })}">
<thead><tr><th scope="col">${say(language, 'docs.fieldAndType')}</th><th scope="col">${say(language, 'docs.meaning')}</th></tr></thead>
<tbody>
${fields.map(
  ({
    path,
    type,
    required,
    meaning,
  }) => html`<tr><th scope="row">${fieldName(path)} <span class="type">${inlineCode(type)}${language.table.comma}${required ? say(language, 'docs.isRequired') : html`<em>${say(language, 'docs.isOptional')}</em>`}</span></th><td>${inlineCode(meaning)}</td></tr>
`,
)}</tbody></table>`;
}

/** The path that leads to a nested field stands back behind its name; lines may break after a dot. */
function fieldName(path: string): Html {
  const at = path.lastIndexOf('.') + 1;
  const parents = path.slice(0, at).split(/(?<=\.)/);
  return html`<code>${at > 0 && html`<span class="parent">${parents.map((part) => html`${part}<wbr>`)}</span>`}${path.slice(at)}</code>`;
}

/** Markdown of which only code spans are used: descriptions and types of wire schemas. */
function inlineCode(markdown: string): Html {
  return html`${markdown.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
