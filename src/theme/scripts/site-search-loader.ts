import type { openSearch } from './site-search.ts';

/** Path of the search program (src/site/assets/script.ts). */
declare const siteSearch: string;

/** Shows site search boxes, and loads the search program on first use. */
export function enableSiteSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-site-search]')) enable(box);
}

function enable(box: HTMLElement): void {
  let isOpen = false;
  const open = async () => {
    if (isOpen) return;
    isOpen = true;
    // Both load in parallel.
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
  // Link to results.
  if (location.hash.startsWith('#q=')) void open();
}
