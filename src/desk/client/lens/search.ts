import { element } from '../common/element.ts';
import { state } from './state.ts';

/** The field that narrows the documents down; `onChange` draws them anew. */
export function search(onChange: () => void): HTMLElement {
  const input = element('input', { type: 'search', value: state.filter, placeholder: 'privacy, /api/, …' });
  input.oninput = () => {
    state.filter = input.value;
    onChange();
  };
  return element('label', {}, 'Find a document', input);
}
