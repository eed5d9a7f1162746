import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import type { LabelledLink } from '../../model/frame.ts';

/** Breadcrumbs: pages above, and the title; false without pages above. */
export function renderBreadcrumbs(crumbs: readonly LabelledLink[], title: string, language: Language): Html | false {
  if (crumbs.length === 0) return false;
  return html`<nav class="crumbs" aria-label="${translate(language, 'frame.crumbs')}">
<ol>
${crumbs.map(
  ({ label, to }) => html`<li><a href="${to}">${label}</a></li>
`,
)}<li aria-current="page">${title}</li>
</ol>
</nav>`;
}
