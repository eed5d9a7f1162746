import { type Html, html } from '../../core/html.ts';
import type { TextPiece } from '../../language/translate.ts';

/** A line of the catalogue as HTML, its links and its code as elements. */
export function renderCatalogueLine(line: readonly TextPiece[]): Html {
  return html`${line.map((piece) => {
    if (typeof piece === 'string') return html`${piece}`;
    return piece.kind === 'link'
      ? html`<a href="${piece.to}">${piece.text}</a>`
      : html`<code dir="ltr">${piece.text}</code>`;
  })}`;
}
