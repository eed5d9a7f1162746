import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import type { WayIn } from '../../model/frame.ts';

/** Breadcrumbs: pages above, and the title; false without pages above. */
export function crumbsOf(crumbs: readonly WayIn[], title: string, language: Language): Html | false {
  if (crumbs.length === 0) return false;
  return html`<nav class="crumbs" aria-label="${say(language, 'frame.crumbs')}">
<ol>
${crumbs.map(
  ({ label, to }) => html`<li><a href="${to}">${label}</a></li>
`,
)}<li aria-current="page">${title}</li>
</ol>
</nav>`;
}
