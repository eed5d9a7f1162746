import { element, find } from './dom.ts';
import { filled } from './filled.ts';
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
  const label = element('label');
  const input = element('input');
  const status = element('p');
  input.type = 'search';
  input.autocomplete = 'off';
  label.append(words.search, input);
  status.setAttribute('role', 'status');
  place.setAttribute('role', 'search');
  place.append(label, status);
  const filter = () => {
    const asked = wordsOf(input.value).size > 0;
    const found = new Set(asked ? search(entries, input.value) : entries.keys());
    for (const [i, { details }] of entries.entries()) details.hidden = !found.has(i);
    for (const group of section.querySelectorAll<HTMLElement>('[data-group]'))
      group.hidden = [...group.querySelectorAll('details')].every((details) => details.hidden);
    const ofAll = filled(words.found, { found: found.size, total: entries.length });
    status.textContent = !asked ? '' : found.size === 0 ? words.none : ofAll;
  };
  input.addEventListener('input', filter);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    input.value = '';
    filter();
  });
}
