import { filled } from './filled.ts';
import { plainOf } from './folding.ts';
import { addSearchBox } from './search-box.ts';
import { words } from './words.ts';

/** Filters a long list by words or parts of words. */
export function addListSearch(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-list-search]')) {
    const items = [...(place.nextElementSibling?.children ?? [])] as HTMLElement[];
    // Read on first use: there may be thousands of items.
    let texts: readonly string[] | undefined;
    const empty = addSearchBox(place, words.searchList, (text) => {
      texts ??= items.map((item) => plainOf(item.textContent ?? ''));
      const asked = plainOf(text).split(/\s+/).filter(Boolean);
      let found = 0;
      for (const [i, item] of items.entries()) {
        const isFound = asked.every((word) => texts?.[i]?.includes(word));
        if (isFound) found += 1;
        if (item.hidden === isFound) item.hidden = !isFound;
      }
      const ofAll = filled(words.foundInList, { found, total: items.length });
      return asked.length === 0 ? '' : found === 0 ? words.noneInList : ofAll;
    });
    addEventListener('hashchange', () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target?.hidden) return;
      empty();
      target.scrollIntoView();
    });
  }
}
