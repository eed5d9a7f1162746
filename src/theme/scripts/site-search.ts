import { documentsIn, type SearchIndex } from '../model/search-index.ts';
import { element, find } from './dom.ts';
import { filled } from './filled.ts';
import { resultItem } from './site-search-result.ts';
import { words } from './site-search-words.ts';
import { wordIndex } from './word-search.ts';

/** Maximum of results. */
const most = 50;

/** Starts search in a box; `answer` brings the index. Throws if that fails, and shows a message. */
export async function openSearch(box: HTMLElement, answer: Promise<Response>): Promise<void> {
  const input = find<HTMLInputElement>(box, 'input');
  const place = find(box, '[data-found]');
  const status = element('p', words.loading);
  const list = element('ol');
  status.setAttribute('role', 'status');
  list.setAttribute('aria-label', words.results);
  place.replaceChildren(status);
  const index = await indexIn(answer).catch((error: unknown) => {
    status.textContent = words.failed;
    throw error;
  });
  status.textContent = '';
  place.append(list);
  const documents = documentsIn(index);
  const search = wordIndex(documents, index.synonyms, index.small);
  const show = () => {
    const query = input.value.trim();
    const { entries, also } = search(query);
    const found = entries.flatMap((i) => documents[i] ?? []);
    place.hidden = query === '';
    list.replaceChildren();
    for (const each of found.slice(0, most)) list.append(resultItem(each, index.kinds, query, also));
    status.textContent = query === '' ? '' : saidOf(found.length, also, index);
    history.replaceState(null, '', query === '' ? location.pathname : hashOf(query));
  };
  const links = () => [...list.querySelectorAll('a')];
  const move = (step: 1 | -1): boolean => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement) + step;
    const to = at === -1 ? input : links()[at];
    to?.focus();
    return to !== undefined;
  };

  input.addEventListener('input', show);
  box.addEventListener('keydown', (event) => {
    const isList = event.target !== input;
    if (event.key === 'Enter' && !isList && !event.isComposing) {
      event.preventDefault();
      links()[0]?.focus();
    } else if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && isList)) {
      if (!place.hidden && move(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    } else if (event.key === 'Escape' && (isList || input.value !== '')) {
      event.preventDefault();
      if (!isList) input.value = '';
      show();
      input.focus();
    }
  });
  const fromAddress = () => {
    const asked = queryIn(location.hash);
    if (asked !== undefined) input.value = asked;
  };
  if (input.value === '') fromAddress();
  addEventListener('hashchange', () => {
    fromAddress();
    show();
  });
  show();
}

/** The index; throws if it cannot be loaded. */
async function indexIn(answer: Promise<Response>): Promise<SearchIndex> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** Message: number of results, synonyms used, and the share of pages that are indexed. */
function saidOf(found: number, also: readonly string[], { pages }: SearchIndex): string {
  return [
    found === 0 ? words.none : filled(words.found, { found }),
    ...(also.length > 0 ? [filled(words.also, { others: also.join(words.comma) })] : []),
    ...(pages ? [filled(words.partial, { found: pages[0], total: pages[1] })] : []),
  ].join(' · ');
}

const hashOf = (query: string): string => `#q=${encodeURIComponent(query)}`;

/** The query of `#q=opening%20hours`. */
function queryIn(hash: string): string | undefined {
  const written = /^#q=(.*)/.exec(hash)?.[1];
  if (written === undefined) return undefined;
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
