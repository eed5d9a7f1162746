import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import type { ApiReference, ResponseHeader } from '../../model/reference.ts';
import { renderInlineCode } from './fields.ts';

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
export function renderHeaderDetails(headers: readonly ResponseHeader[], language: Language): Html {
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
export function renderErrorDetails(statuses: ApiReference['statuses'], language: Language): Html {
  return html`<details class="more">
<summary>${translate(language, 'rules.errorsHeading')}</summary>
${renderStatusList(statuses.filter(({ status }) => /^[45]/.test(status)))}
</details>`;
}
