import { createDomElement } from '../common/create-dom-element.ts';
import { lensState } from './state.ts';

/** The field that narrows the documents down; `onChange` draws them anew. */
export function renderSearchField(onChange: () => void): HTMLElement {
  const input = createDomElement('input', {
    type: 'search',
    value: lensState.filter,
    placeholder: 'privacy, /api/, …',
  });
  input.oninput = () => {
    lensState.filter = input.value;
    onChange();
  };
  return createDomElement('label', {}, 'Find a document', input);
}
