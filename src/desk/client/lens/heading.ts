import { type Child, element } from '../common/element.ts';

/** The head of a lens, with a note beside it. */
export function heading(text: string, note: Child): HTMLElement {
  return element('h3', {}, text, Boolean(note) && element('small', {}, note));
}
