import { createDomElement } from '../common/create-dom-element.ts';
import { lensState } from './state.ts';

/** The field that narrows lists down; `onChange` draws them again. */
export function renderSearchField(
  onChange: () => void,
  label = 'Find a document',
  placeholder = 'privacy, /api/, …',
): HTMLElement {
  const input = createDomElement('input', {
    type: 'search',
    value: lensState.filter,
    placeholder,
  });
  input.oninput = () => {
    lensState.filter = input.value;
    onChange();
  };
  return createDomElement('label', {}, label, input);
}
