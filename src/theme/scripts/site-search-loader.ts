import type { openSearch } from './site-search.ts';

/** Where the program of the search is (src/site/assets/script.ts). */
declare const siteSearch: string;

/** Shows the boxes of the search of the whole site, and loads its program when one of them is used. */
export function enableSiteSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-site-search]')) enable(box);
}

function enable(box: HTMLElement): void {
  let isOpen = false;
  const open = async () => {
    if (isOpen) return;
    isOpen = true;
    // At once: neither waits for the other.
    const index = fetch(`${box.dataset.siteSearch}index.json`, { credentials: 'omit' });
    index.catch(() => {});
    try {
      const program: { openSearch: typeof openSearch } = await import(siteSearch);
      await program.openSearch(box, index);
    } catch {
      isOpen = false;
    }
  };
  box.hidden = false;
  box.addEventListener('focusin', open);
  // A link to results.
  if (location.hash.startsWith('#q=')) void open();
}
