import type { Place } from '../read/page-read.ts';

/** Where words of a text stand in the HTML that it was made of, whatever markup is between them; undefined if nowhere. */
export function placeOfWords(html: string, words: string): Place | undefined {
  const tokens = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (tokens.length === 0) return undefined;
  const body = Math.max(0, html.search(/<body[\s>]/i));
  const pattern = new RegExp(tokens.join('(?:<[^>]*>|&[#\\w]+;|[^\\p{L}\\p{N}<])*'), 'u');
  const found = pattern.exec(html.slice(body));
  if (!found) return undefined;
  const before = html.slice(0, body + found.index);
  const line = before.split('\n').length;
  return { line, col: before.length - before.lastIndexOf('\n') };
}
