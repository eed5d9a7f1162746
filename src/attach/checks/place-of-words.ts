import type { PagePosition } from '../read/page-data.ts';

/** Position of words in the HTML source, across any markup; undefined if absent. */
export function findWordsPosition(html: string, words: string): PagePosition | undefined {
  const tokens = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (tokens.length === 0) return undefined;
  const body = Math.max(0, html.search(/<body[\s>]/i));
  const pattern = new RegExp(tokens.join('(?:<[^>]*>|&[#\\w]+;|[^\\p{L}\\p{N}<])*'), 'u');
  const found = pattern.exec(html.slice(body));
  return found ? placeAt(html, body + found.index) : undefined;
}

/** First position of a character in HTML, literal or as a numeric reference; undefined if absent. */
export function findCharacterPosition(html: string, code: number): PagePosition | undefined {
  const hex = code.toString(16);
  const pattern = new RegExp(`\\u{${hex}}|&#(?:x0*${hex}|0*${code})(?!\\w)`, 'iu');
  const found = pattern.exec(html);
  return found ? placeAt(html, found.index) : undefined;
}

function placeAt(html: string, offset: number): PagePosition {
  const before = html.slice(0, offset);
  const line = before.split('\n').length;
  return { line, col: before.length - before.lastIndexOf('\n') };
}
