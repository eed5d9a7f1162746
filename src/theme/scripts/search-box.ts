import { element } from './dom.ts';

/**
 * Adds a search box at `place`: `filter` shows matches for a text, and returns a message. Escape empties it, as does
 * the returned function.
 */
export function addSearchBox(place: HTMLElement, name: string, filter: (text: string) => string): () => void {
  const label = element('label');
  const input = element('input');
  const status = element('p');
  input.type = 'search';
  input.autocomplete = 'off';
  label.append(name, input);
  status.setAttribute('role', 'status');
  place.setAttribute('role', 'search');
  place.append(label, status);
  const show = () => {
    status.textContent = filter(input.value);
  };
  const empty = () => {
    input.value = '';
    show();
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    empty();
  });
  return empty;
}
