import { element } from './dom.ts';
import type { openSearch } from './site-search.ts';
import { words } from './words.ts';

/** Path of the search program (src/site/assets/script.ts). */
declare const siteSearch: string;

/** Shows site search boxes, and loads the search program on first use. */
export function enableSiteSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-site-search]')) enable(box);
  const link = document.querySelector<HTMLAnchorElement>('a[data-search-link]');
  if (link) enableLink(link);
}

/** The header's link opens a box over the page, as `/` does; on the search page both lead to its own. */
function enableLink(link: HTMLAnchorElement): void {
  let dialog: HTMLDialogElement | undefined;
  const open = () => {
    const isHere = link.pathname === location.pathname;
    if (!isHere) {
      dialog ??= addDialog(link);
      dialog.showModal();
    }
    (isHere ? document : dialog)?.querySelector<HTMLInputElement>('[data-site-search] input')?.select();
  };
  link.setAttribute('aria-haspopup', 'dialog');
  link.setAttribute('aria-keyshortcuts', '/');
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  // The reference has a search of its own.
  if (document.querySelector('[data-reference-search]')) return;
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    open();
  });
}

/** A dialog with a box; a press beside it, or on a result, closes it. */
function addDialog(link: HTMLAnchorElement): HTMLDialogElement {
  const [dialog, box, label, input, found] = [
    element('dialog'),
    element('div'),
    element('label'),
    element('input'),
    element('div'),
  ];
  const name = link.textContent ?? '';
  const close = element('button', words.close);
  dialog.className = 'search-dialog';
  close.className = 'second';
  close.type = 'button';
  box.className = 'site-search';
  box.dataset.siteSearch = link.pathname;
  box.setAttribute('role', 'search');
  for (const named of [dialog, box]) named.setAttribute('aria-label', name);
  input.type = 'search';
  input.autocomplete = 'off';
  input.enterKeyHint = 'search';
  found.className = 'found';
  found.dataset.found = '';
  label.append(element('span', name), input);
  box.append(label, found);
  dialog.append(close, box);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close || (target as Element).closest('a')) dialog.close();
  });
  document.body.append(dialog);
  enable(box);
  return dialog;
}

function enable(box: HTMLElement): void {
  let isOpen = false;
  const open = async () => {
    if (isOpen) return;
    isOpen = true;
    try {
      const program: { openSearch: typeof openSearch } = await import(siteSearch);
      await program.openSearch(box, box.dataset.siteSearch ?? '');
    } catch {
      isOpen = false;
    }
  };
  box.hidden = false;
  box.addEventListener('focusin', open);
  // Link to results.
  if (location.hash.startsWith('#q=') && location.pathname === box.dataset.siteSearch) void open();
}
