import { find } from './dom.ts';
import { filled } from './filled.ts';
import { addSearchBox } from './search-box.ts';
import { search, wordsOf } from './word-search.ts';
import { words } from './words.ts';

/** Opens the question that the address names, where the browser does not. */
export function openNamedQuestion(): void {
  addEventListener('hashchange', revealTarget);
  revealTarget();
}

function revealTarget(): void {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    return;
  }
  const target = id === '' ? null : document.getElementById(id);
  const details = target?.closest('details');
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

/** Searches the questions as one types. */
export function addQuestionSearch(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-search]')) addSearch(place);
}

function addSearch(place: HTMLElement): void {
  const section = place.closest('section') ?? document.body;
  const entries = [...section.querySelectorAll('details')].map((details) => ({
    details,
    title: `${find(details, 'summary').textContent} ${details.closest('[data-group]')?.querySelector('h3')?.textContent ?? ''}`,
    text: find(details, '.answer').textContent ?? '',
  }));
  addSearchBox(place, words.search, (text) => {
    const asked = wordsOf(text).size > 0;
    const found = new Set(asked ? search(entries, text) : entries.keys());
    for (const [i, { details }] of entries.entries()) details.hidden = !found.has(i);
    for (const group of section.querySelectorAll<HTMLElement>('[data-group]'))
      group.hidden = [...group.querySelectorAll('details')].every((details) => details.hidden);
    const ofAll = filled(words.found, { found: found.size, total: entries.length });
    return !asked ? '' : found.size === 0 ? words.none : ofAll;
  });
}
