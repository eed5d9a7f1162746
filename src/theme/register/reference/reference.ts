import { type Html, html, trusted } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { date } from '../../kit/date.ts';
import { labelled } from '../../kit/labelled.ts';
import type { Reference } from '../../model/reference.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { statusList } from './answers.ts';
import { brokenPath, endpointSection } from './endpoint.ts';

/** Main element of the reference, or of an endpoint's page: contents, then text with programs beside it. */
export function apiReference(reference: Reference, language: Language): Html {
  return html`<div class="reference">
<div class="reference-side">
<div class="search" data-reference-search></div>
<nav class="reference-contents" aria-label="${say(language, 'frame.reference')}">
<ul>
${reference.contents.map(
  ({ label, to, isCurrent }) => html`<li><a href="${to}"${isCurrent && html` aria-current="page"`}>${label}</a></li>
`,
)}</ul>
</nav>
</div>
<div class="reference-body">
${reference.rules ? whole(reference, reference.rules, language) : one(reference, language)}
</div>
</div>`;
}

function whole(reference: Reference, rules: NonNullable<Reference['rules']>, language: Language): Html {
  return html`<h1>${reference.title} <span class="version">${reference.version}</span></h1>
<div class="prose">
${trusted(rules.before)}
</div>
${endpointList(reference, language)}
${reference.endpoints.map((endpoint) => endpointSection(endpoint, reference, language))}
<div class="prose rules">
${trusted(rules.errors)}
${statusList(reference.statuses)}
${trusted(rules.after)}
</div>`;
}

function one(reference: Reference, language: Language): Html {
  return html`${crumbsOf(reference.crumbs, reference.title, language)}
${reference.endpoints.map((endpoint) => endpointSection(endpoint, reference, language))}`;
}

function endpointList({ endpoints }: Reference, language: Language): Html {
  return html`<h2 id="endpoints">${say(language, 'docs.endpoints')}</h2>
<ul class="endpoints">
${endpoints.map(
  ({ id, title, path, description, updated }) => html`<li>
<p><a href="#${id}">${title}</a> <a class="document" href="${path}">${brokenPath(path)}</a></p>
<p>${description} <span class="hint">${labelled(language, say(language, 'docs.updated'), date(language, updated))}</span></p>
</li>
`,
)}</ul>`;
}
