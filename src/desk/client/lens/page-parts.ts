import type { ContentPlace } from '../../lens/document-lens.ts';
import { createDomElement, type ElementChild } from '../common/create-dom-element.ts';

/** The part of the page (lens.html) with this id. */
export function findPart(id: 'status' | 'problem-count' | 'frame' | 'list' | 'main'): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Shows a view; the reader stays where they were in the page. */
export function showView(view: HTMLElement): void {
  const scroll = scrollY;
  findPart('main').replaceChildren(view);
  scrollTo({ top: scroll, behavior: 'instant' });
}

/** The head of a view, with its title. */
export function renderViewHead(title: string, ...more: readonly ElementChild[]): HTMLElement {
  return createDomElement('div', { className: 'head' }, createDomElement('h2', {}, title), more);
}

/** A table that scrolls by itself; columns are a title and a class. */
export function renderTable(columns: readonly (readonly [title: string, className?: string])[], body: HTMLElement) {
  const titles = columns.map(([text, className = '']) => createDomElement('th', { className, scope: 'col' }, text));
  const top = createDomElement('thead', {}, createDomElement('tr', {}, titles));
  return createDomElement('div', { className: 'scroll' }, createDomElement('table', {}, top, body));
}

/** A place in the content, which opens the editor. */
export function renderPlaceLink({ place, open }: ContentPlace): HTMLElement {
  return open ? createDomElement('a', { href: open }, place) : createDomElement('span', {}, place);
}
