import { type Html, html } from '../../../core/html.ts';

/** A section with its title in the margin. `aria-label` repeats the title, as an id could clash with the text. */
export function renderTitledSection(title: string, body: Html): Html {
  return html`<section class="numbered" aria-label="${title}">
<div class="section-head">
<h2>${title}</h2>
</div>
<div class="section-body">
${body}
</div>
</section>
`;
}
