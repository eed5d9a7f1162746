import { find } from '../dom.ts';
import { filled } from '../filled.ts';
import { plainOf } from '../folding.ts';
import { addSearchBox } from '../search-box.ts';
import { words } from './words.ts';

interface Found {
  readonly element: HTMLElement;
  /** Own text, normalised. */
  readonly text: string;
}

/** Filters the fields of the endpoint by words; `/` focuses it, Enter goes to the first match. */
export function addReferenceSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-reference-search]');
  const page = document.querySelector<HTMLElement>('.reference');
  if (!place || !page) return;
  const fields = [...page.querySelectorAll<HTMLElement>('.endpoint-fields > .fields [id]')].map(read);
  let first: HTMLElement | undefined;

  const empty = addSearchBox(place, words.search, (text) => {
    const asked = plainOf(text).split(/\s+/).filter(Boolean);
    const isAsked = asked.length > 0;
    page.toggleAttribute('data-searching', isAsked);
    const found = fields.filter(({ text: said }) => asked.every((word) => said.includes(word)));
    const shown = new Set(found.flatMap(({ element }) => withParents(element)));
    for (const { element } of fields) element.hidden = !shown.has(element);
    if (isAsked) for (const { element } of found) open(element);
    first = isAsked ? found[0]?.element : undefined;
    if (!isAsked) return '';
    return found.length === 0 ? words.none : filled(words.found, { found: found.length, total: fields.length });
  });

  const input = find<HTMLInputElement>(place, 'input');
  input.placeholder = '/';
  input.setAttribute('aria-keyshortcuts', '/');
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    location.hash = first.id;
    first.scrollIntoView();
  });
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    input.focus();
  });
  // A link may lead to a filtered element.
  addEventListener('hashchange', () => {
    const target = document.querySelector(':target');
    if (target?.closest('[hidden]')) empty();
    target?.scrollIntoView();
  });
}

const read = (element: HTMLElement): Found => ({
  element,
  text: plainOf(`${element.id} ${element.id.replace(/(?=[A-Z])/g, ' ')} `) + plain(element),
});

/** Normalised text of an element, without fields folded into it. */
function plain(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const folded of copy.querySelectorAll('details')) folded.remove();
  return plainOf(copy.textContent ?? '');
}

const withParents = (element: HTMLElement): HTMLElement[] => {
  const parent = element.parentElement?.closest<HTMLElement>('.fields > [id]');
  return parent ? [element, ...withParents(parent)] : [element];
};

function open(element: HTMLElement): void {
  const details = element.closest('details');
  if (details) details.open = true;
}
