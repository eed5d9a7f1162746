import type { Place } from '../../lens/document.ts';
import { type Child, element } from '../common/element.ts';

/** The part of the page (lens.html) with this id. */
export function part(id: 'status' | 'problem-count' | 'frame' | 'list' | 'main'): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Shows a view; the reader stays where they were in the page. */
export function show(view: HTMLElement): void {
  const scroll = scrollY;
  part('main').replaceChildren(view);
  scrollTo({ top: scroll, behavior: 'instant' });
}

/** The head of a view, with its title. */
export function head(title: string, ...more: readonly Child[]): HTMLElement {
  return element('div', { className: 'head' }, element('h2', {}, title), more);
}

/** A table that scrolls by itself; columns are a title and a class. */
export function table(columns: readonly (readonly [title: string, className?: string])[], body: HTMLElement) {
  const titles = columns.map(([text, className = '']) => element('th', { className, scope: 'col' }, text));
  const top = element('thead', {}, element('tr', {}, titles));
  return element('div', { className: 'scroll' }, element('table', {}, top, body));
}

/** A place in the content, which opens the editor. */
export function placeLink({ place, open }: Place): HTMLElement {
  return open ? element('a', { href: open }, place) : element('span', {}, place);
}
