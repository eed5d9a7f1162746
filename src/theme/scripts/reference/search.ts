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

/** Filters endpoints and fields by words; `/` focuses it, Enter goes to the first match. */
export function addReferenceSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-reference-search]');
  const page = document.querySelector<HTMLElement>('.reference');
  if (!place || !page) return;
  const endpoints = [...page.querySelectorAll<HTMLElement>('.endpoint')].map(read);
  const total = endpoints.reduce((sum, { fields }) => sum + 1 + fields.length, 0);
  let first: HTMLElement | undefined;

  const empty = addSearchBox(place, words.search, (text) => {
    const asked = plainOf(text).split(/\s+/).filter(Boolean);
    const has = ({ text: said }: Found) => asked.every((word) => said.includes(word));
    const found: HTMLElement[] = [];
    page.toggleAttribute('data-searching', asked.length > 0);
    for (const { section, head, fields } of endpoints) {
      const isWhole = has(head);
      const hits = fields.filter((field) => isWhole || has(field));
      if (isWhole) found.push(head.element);
      for (const { element } of hits) found.push(element);
      section.hidden = !isWhole && hits.length === 0;
      const shown = new Set(hits.flatMap(({ element }) => withParents(element)));
      for (const { element } of fields) element.hidden = !shown.has(element);
      if (asked.length > 0 && !isWhole) for (const { element } of hits) open(element);
    }
    first = asked.length > 0 ? found[0] : undefined;
    if (asked.length === 0) return '';
    return found.length === 0 ? words.none : filled(words.found, { found: found.length, total });
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

function read(section: HTMLElement) {
  const heading = find(section, ':is(h1, h2)');
  const head = { element: heading, text: plain(find(section, '.endpoint-head')) };
  const fields = [...section.querySelectorAll<HTMLElement>('.fields > [id]')].map((element) => ({
    element,
    text: plainOf(`${element.id} ${element.id.replace(/(?=[A-Z])/g, ' ')} `) + plain(element),
  }));
  return { section, head, fields };
}

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
