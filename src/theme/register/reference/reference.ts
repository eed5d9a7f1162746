import { type Html, html, trustedHtml } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { renderDate, renderLabelledValue } from '../../kit/line.ts';
import type { ApiReference, Endpoint } from '../../model/reference.ts';
import { renderBreadcrumbs } from '../parts/blocks.ts';
import { renderBreakablePath, renderEndpoint, renderStatusList } from './endpoint.ts';

/** Main element of the reference, or of an endpoint's page: contents, then text with programs beside it. */
export function renderApiReference(reference: ApiReference, language: Language): Html {
  return html`<div class="reference">
<div class="reference-side">
${reference.endpoint && html`<div class="search" data-reference-search></div>`}
<nav class="reference-contents" aria-label="${translate(language, 'frame.reference')}">
<ul>
${reference.contents.map(
  ({ label, to, isCurrent }) => html`<li><a href="${to}"${isCurrent && html` aria-current="page"`}>${label}</a></li>
`,
)}</ul>
</nav>
</div>
<div class="reference-body">
${reference.rules && overview(reference, reference.rules, language)}${reference.endpoint && endpointPage(reference, reference.endpoint, language)}
</div>
</div>`;
}

function overview(reference: ApiReference, rules: NonNullable<ApiReference['rules']>, language: Language): Html {
  return html`<h1>${reference.title} <span class="version">${reference.version}</span></h1>
<div class="prose">
${trustedHtml(rules.before)}
</div>
${endpointList(reference, language)}
<div class="prose rules">
${trustedHtml(rules.errors)}
${renderStatusList(reference.statuses)}
${trustedHtml(rules.after)}
</div>`;
}

function endpointPage(reference: ApiReference, endpoint: Endpoint, language: Language): Html {
  return html`${renderBreadcrumbs(reference.crumbs, reference.title, language)}
${renderEndpoint(endpoint, reference, language)}`;
}

function endpointList({ endpoints = [] }: ApiReference, language: Language): Html {
  return html`<h2 id="endpoints">${translate(language, 'docs.endpoints')}</h2>
<ul class="endpoints">
${endpoints.map(
  ({ title, path, page, description, updated }) => html`<li>
<p><a href="${page}">${title}</a> <a class="document" href="${path}">${renderBreakablePath(path)}</a></p>
<p>${description} <span class="hint">${renderLabelledValue(language, translate(language, 'docs.updated'), renderDate(language, updated))}</span></p>
</li>
`,
)}</ul>`;
}
