import type { Site } from '../../../../content/site.ts';

/** First words of home.md, and the rest, as HTML; the mirror has both in one place. */
export function splitLead({ home }: Pick<Site, 'home'>): { readonly first: string; readonly rest: string } {
  const [first] = /^<p>.*?<\/p>/s.exec(home.html.trimStart()) ?? [];
  // Other beginnings, such as lists, are not split.
  if (first === undefined) return { first: home.html, rest: '' };
  return { first, rest: home.html.trimStart().slice(first.length).trim() };
}
