import type { Place } from '../read/page-read.ts';

/** Where words of a text stand in the HTML that it was made of, whatever markup is between them; undefined if nowhere. */
export function placeOfWords(html: string, words: string): Place | undefined {
  const tokens = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (tokens.length === 0) return undefined;
  const body = Math.max(0, html.search(/<body[\s>]/i));
  const pattern = new RegExp(tokens.join('(?:<[^>]*>|&[#\\w]+;|[^\\p{L}\\p{N}<])*'), 'u');
  const found = pattern.exec(html.slice(body));
  return found ? placeAt(html, body + found.index) : undefined;
}

/** Where a character stands first in HTML, as it is or as a numeric reference; undefined if nowhere. */
export function placeOfCharacter(html: string, code: number): Place | undefined {
  const hex = code.toString(16);
  const pattern = new RegExp(`\\u{${hex}}|&#(?:x0*${hex}|0*${code})(?!\\w)`, 'iu');
  const found = pattern.exec(html);
  return found ? placeAt(html, found.index) : undefined;
}

function placeAt(html: string, offset: number): Place {
  const before = html.slice(0, offset);
  const line = before.split('\n').length;
  return { line, col: before.length - before.lastIndexOf('\n') };
}
