import { apiTitle, apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import { type Html, html, trusted } from '../../core/html.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import type { Endpoint } from '../facts/api-endpoints.ts';
import { afterEndpoints, beforeEndpoints } from '../facts/api-rules.ts';
import type { Field } from '../facts/field-list.ts';
import { codeFigure, highlightedJson } from './code.ts';
import { contentsOf } from './contents.ts';
import { date } from './date.ts';

/** The main element of /docs/api/: the same as /docs/api.md, with the programs beside the fields. */
export function apiReference(site: Site, endpoints: readonly Endpoint[]): Html {
  const [before, after] = [beforeEndpoints(site), afterEndpoints(site)].map((text) => renderMarkdown(text).html);
  const taken: SlugCounts = new Map();
  const sections = endpoints.map((endpoint) => endpointSection(endpoint, uniqueSlug(endpoint.title, taken)));
  const list = endpointTable(endpoints);
  const main = html`<div class="prose">
${trusted(before!)}
</div>
${list}
${sections}
<div class="prose">
${trusted(after!)}
</div>`;
  return html`<div class="with-contents reference">
${contentsOf(main.text, 'Reference')}
<div>
<h1>${apiTitle} <span class="version">${apiVersion}</span></h1>
${main}
</div>
</div>`;
}

/** Two columns, so that it is read on a phone without scrolling sideways. */
function endpointTable(endpoints: readonly Endpoint[]): Html {
  return html`<h2 id="endpoints">Endpoints</h2>
<table class="fields endpoints" aria-labelledby="endpoints">
<thead><tr><th scope="col">Path and date</th><th scope="col">Content</th></tr></thead>
<tbody>
${endpoints.map(
  ({
    path,
    description,
    updated,
  }) => html`<tr><td><a href="${path}">${brokenPath(path)}</a> <span class="type">updated ${date(updated)}</span></td><td>${description}</td></tr>
`,
)}</tbody></table>`;
}

/** Lines may break behind a slash. */
function brokenPath(path: string): Html {
  return html`<code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}</code>`;
}

function endpointSection(endpoint: Endpoint, id: string): Html {
  const { title, path, operationId, description, updated, fields, example } = endpoint;
  return html`<section class="endpoint" aria-labelledby="${id}">
<div class="endpoint-text">
<h2 id="${id}">${title}</h2>
<p class="route"><b>GET</b> <code>${path}</code></p>
<p>${description}</p>
<p class="hint">Operation <code>${operationId}</code>, content of ${date(updated)}</p>
${fields.length > 0 && fieldTable(fields, title)}
</div>
<div class="endpoint-code">
<h3>Request</h3>
<div class="snippets">
${endpoint.snippets.map(
  ({ name, needs, code }, i) => html`<details name="snippet-${id}"${i === 0 && html` open`}>
<summary>${name}</summary>
${codeFigure(needs, `${name} for ${path}`, html`${code}`)}
</details>
`,
)}</div>
<div class="try" data-try="${path}">
<div class="try-head" data-try-tools><h3>Answer</h3></div>
${
  example === undefined
    ? html`<p data-example>The document itself: <a href="${path}">${brokenPath(path)}</a></p>`
    : html`<div data-example>${codeFigure('Lists shortened to their first item, long texts to their beginning', `Example of ${path}`, highlightedJson(example))}</div>`
}
</div>
</div>
</section>
`;
}

function fieldTable(fields: readonly Field[], title: string): Html {
  return html`<table class="fields" aria-label="Fields of ${title}">
<thead><tr><th scope="col">Field and type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${fields.map(
  ({
    path,
    type,
    required,
    meaning,
  }) => html`<tr><th scope="row">${fieldName(path)} <span class="type">${inlineCode(type)}, ${required ? 'required' : html`<em>optional</em>`}</span></th><td>${inlineCode(meaning)}</td></tr>
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
