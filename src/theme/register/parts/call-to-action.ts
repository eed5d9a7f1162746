import { type Html, html } from '../../../core/html.ts';
import type { CallToAction } from '../../model/sections.ts';
import { renderActions } from './actions.ts';

/** A band with actions for visitors: the first link is the main one. */
export function renderCallToAction({ heading, text, links }: CallToAction): Html {
  return html`<section class="call" aria-label="${heading}">
<h2>${heading}</h2>
${
  text !== undefined &&
  html`<p>${text}</p>
`
}${links.length > 0 && renderActions(links)}
</section>`;
}
