import { find } from './dom.ts';
import { filled } from './filled.ts';
import { wordsOf } from './folding.ts';
import { addSearchBox } from './search-box.ts';
import { wordIndex } from './word-search.ts';
import { words } from './words.ts';

/** Opens the question in the address, if the browser does not. */
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
  if (target && !details && id.startsWith(anchor)) goToQuestion(id.slice(anchor.length));
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

const anchor = 'question-';

/** Redirects old question anchors of the homepage to the answers' pages, all in one folder. */
function goToQuestion(id: string): void {
  const named = document.querySelector<HTMLAnchorElement>(`[id^="${anchor}"] a`);
  if (named) location.replace(named.href.replace(/[^/]+\/$/, `${id}/`));
}

/** Filters questions on input. */
export function addQuestionSearch(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-search]')) addSearch(place);
}

function addSearch(place: HTMLElement): void {
  const section = place.parentElement ?? document.body;
  const entries = [...section.querySelectorAll('details')].map((details) => ({
    details,
    title: `${find(details, 'summary').textContent} ${details.closest('[data-group]')?.querySelector('h2')?.textContent ?? ''}`,
    text: find(details, '.answer').textContent ?? '',
  }));
  const search = wordIndex(entries);
  addSearchBox(place, words.search, (text) => {
    const asked = wordsOf(text).size > 0;
    const found = new Set(asked ? search(text).entries : entries.keys());
    for (const [i, { details }] of entries.entries()) details.hidden = !found.has(i);
    for (const group of section.querySelectorAll<HTMLElement>('[data-group]'))
      group.hidden = [...group.querySelectorAll('details')].every((details) => details.hidden);
    const ofAll = filled(words.found, { found: found.size, total: entries.length });
    return !asked ? '' : found.size === 0 ? words.none : ofAll;
  });
}
