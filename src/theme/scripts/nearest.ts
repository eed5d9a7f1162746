import { wordIndex } from './word-search.ts';

/** Maximum of suggested pages. */
const mostShown = 5;

/** On the 404 page: keeps the pages whose names and addresses resemble the requested address. */
export function putNearestFirst(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-nearest]')) {
    const items = [...list.children] as HTMLElement[];
    const entries = items.map((item) => {
      const title = item.textContent ?? '';
      return { title, text: wordsIn(item.querySelector('a')?.getAttribute('href') ?? '') };
    });
    const found = wordIndex(entries)(wordsIn(location.pathname)).entries;
    if (found.length === 0) continue;
    const nearest = found.slice(0, mostShown).flatMap((i) => items[i] ?? []);
    for (const item of nearest.toReversed()) list.prepend(item);
    for (const item of items) item.hidden = !nearest.includes(item);
    const heading = list.previousElementSibling;
    if (heading) heading.textContent = list.dataset.nearest ?? '';
  }
}

/** The words of an address. */
function wordsIn(path: string): string {
  try {
    return decodeURIComponent(path).replace(/[/_.-]+/g, ' ');
  } catch {
    return path;
  }
}
