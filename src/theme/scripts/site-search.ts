import type { WordTable } from '../model/word-table.ts';
import { element, find } from './dom.ts';
import { filled } from './filled.ts';
import { openSiteIndex } from './site-index.ts';
import { resultItem } from './site-search-result.ts';
import { words } from './site-search-words.ts';

/** Milliseconds without a key after which a query is asked. */
const pause = 120;

/** Starts search in a box; `folder` has the index. Throws if that cannot be loaded, and shows a message. */
export async function openSearch(box: HTMLElement, folder: string): Promise<void> {
  const input = find<HTMLInputElement>(box, 'input');
  const place = find(box, '[data-found]');
  const status = element('p', words.loading);
  const list = element('ol');
  status.setAttribute('role', 'status');
  list.setAttribute('aria-label', words.results);
  place.replaceChildren(status);
  const fail = (error: unknown) => {
    status.textContent = words.failed;
    throw error;
  };
  const index = await openSiteIndex(folder, load).catch(fail);
  status.textContent = '';
  place.append(list);
  const isPage = location.pathname === folder;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the results are those of the last key. */
  const show = async (): Promise<boolean> => {
    clearTimeout(timer);
    const query = input.value.trim();
    const turn = ++last;
    const { shown, found, also } = await index.find(query).catch(fail);
    if (turn !== last) return false;
    place.hidden = query === '';
    list.replaceChildren();
    for (const each of shown) list.append(resultItem(each, index.table.kinds, query, also));
    status.textContent = query === '' ? '' : saidOf(found, also, index.table);
    if (isPage) history.replaceState(null, '', query === '' ? location.pathname : hashOf(query));
    return true;
  };
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(show, pause);
  };
  const links = () => [...list.querySelectorAll('a')];
  const move = (step: 1 | -1): boolean => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement) + step;
    const to = at === -1 ? input : links()[at];
    to?.focus();
    return to !== undefined;
  };

  input.addEventListener('input', ask);
  box.addEventListener('keydown', (event) => {
    const isList = event.target !== input;
    if (!isList && !event.isComposing && /^(?:Enter|ArrowDown)$/.test(event.key)) {
      event.preventDefault();
      // Results that come later would take the focus away.
      show().then((isLast) => isLast && links()[0]?.focus());
    } else if (isList && /^Arrow(?:Down|Up)$/.test(event.key)) {
      if (move(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    } else if (event.key === 'Escape' && (isList || input.value !== '')) {
      event.preventDefault();
      if (!isList) input.value = '';
      void show();
      input.focus();
    }
  });
  const fromAddress = () => {
    const asked = queryIn(location.hash);
    if (asked !== undefined) input.value = asked;
  };
  if (isPage) {
    if (input.value === '') fromAddress();
    addEventListener('hashchange', () => {
      fromAddress();
      void show();
    });
  }
  await show();
}

async function load(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Message: number of results, synonyms used, and the share of pages that are indexed. */
function saidOf(found: number, also: readonly string[], { pages }: WordTable): string {
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
