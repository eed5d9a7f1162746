import { createDomElement, type ElementChild } from '../common/create-dom-element.ts';

/** The head of a lens, with a note beside it. */
export function renderLensHeading(text: string, note: ElementChild): HTMLElement {
  return createDomElement('h3', {}, text, Boolean(note) && createDomElement('small', {}, note));
}
