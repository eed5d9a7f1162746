import { type Html, html } from '../../core/html.ts';

/** `<time>` of a date; its digits and hyphens stand in their order among Arabic words too. */
export function date(value: string): Html {
  return html`<time datetime="${value}" dir="ltr">${value}</time>`;
}
