import { type Html, html } from '../../../core/html.ts';
import type { Team } from '../../model/sections.ts';
import { renderPicture } from './picture.ts';
import { renderTitledSection } from './titled-section.ts';

/** People with their roles, and with their pictures where there are any. */
export function renderTeam({ title, members }: Team): Html {
  const loading = { sizes: '(min-width: 40rem) 14rem, 45vw', isLate: true };
  return renderTitledSection(
    title,
    html`<ul class="team">
${members.map(
  ({ name, role, picture }) => html`<li>${picture && renderPicture(picture, loading)}<h3>${name}</h3>
<p>${role}</p></li>
`,
)}</ul>`,
  );
}
