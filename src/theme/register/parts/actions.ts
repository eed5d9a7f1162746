import { type Html, html } from '../../../core/html.ts';
import type { LabelledLink } from '../../model/frame.ts';

/** Actions for visitors, as buttons: the first is the main one. */
export function renderActions(links: readonly LabelledLink[]): Html {
  return html`<p class="actions">${links.map(
    ({ label, to }, i) => html`${i > 0 && ' '}<a class="button${i > 0 && ' second'}" href="${to}">${label}</a>`,
  )}</p>`;
}
