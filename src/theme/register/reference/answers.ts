import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import type { Reference, ResponseHeader } from '../../model/reference.ts';
import { inlineCode } from './fields.ts';

/** Meaning of each status, with advice. */
export function statusList(statuses: Reference['statuses']): Html {
  return html`<dl class="fields">
${statuses.map(
  ({ status, where, meaning, advice }) => html`<div>
<dt><code>${status}</code> <span class="type">${inlineCode(where)}</span></dt>
<dd>${inlineCode(meaning)}</dd>
<dd>${inlineCode(advice)}</dd>
</div>
`,
)}</dl>`;
}

/** The header fields of an answer, folded. */
export function headerDetails(headers: readonly ResponseHeader[], language: Language): Html {
  return html`<details class="more">
<summary>${say(language, 'docs.headers')}</summary>
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
export function errorDetails(statuses: Reference['statuses'], language: Language): Html {
  return html`<details class="more">
<summary>${say(language, 'rules.errorsHeading')}</summary>
${statusList(statuses.filter(({ status }) => /^[45]/.test(status)))}
</details>`;
}
