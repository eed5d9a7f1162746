import { type Html, html } from '../../../core/html.ts';
import type { Team } from '../../model/sections.ts';
import { pictureOf } from './picture.ts';
import { titled } from './titled.ts';

/** People with their roles, and with their pictures where there are any. */
export function teamOf({ title, members }: Team): Html {
  const loading = { sizes: '(min-width: 40rem) 14rem, 45vw', isLate: true };
  return titled(
    title,
    html`<ul class="team">
${members.map(
  ({ name, role, picture }) => html`<li>${picture && pictureOf(picture, loading)}<h3>${name}</h3>
<p>${role}</p></li>
`,
)}</ul>`,
  );
}
