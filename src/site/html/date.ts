import { type Html, html } from '../../core/html.ts';

/** `<time>` of a date. */
export function date(value: string): Html {
  return html`<time datetime="${value}">${value}</time>`;
}
