import type { Site } from '../../../../content/site.ts';

/** The words with which home.md begins, and what follows them, as HTML; the mirror has all of it in one place. */
export function leadOf({ home }: Pick<Site, 'home'>): { readonly first: string; readonly rest: string } {
  const [first] = /^<p>.*?<\/p>/s.exec(home.html.trimStart()) ?? [];
  // What begins otherwise, such as with a list, is not taken apart.
  if (first === undefined) return { first: home.html, rest: '' };
  return { first, rest: home.html.trimStart().slice(first.length).trim() };
}
