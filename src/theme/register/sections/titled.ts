import { type Html, html } from '../../../core/html.ts';

/** A section with its head in the margin. Its name is said twice, as an id could be one that the text has already. */
export function titled(title: string, body: Html): Html {
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
