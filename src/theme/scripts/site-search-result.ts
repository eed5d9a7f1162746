import type { SearchDocument } from '../model/search-index.ts';
import { element } from './dom.ts';
import { excerptOf, type MarkedPiece, markedPieces } from './marking.ts';

/** A result as a list item: linked title, kind, and text around the match. */
export function resultItem(
  { title, url, kind, text = '' }: SearchDocument,
  kinds: Readonly<Record<string, string>>,
  query: string,
  also: readonly string[],
): HTMLLIElement {
  const asked = [query, ...also].join(' ');
  const item = element('li');
  const link = element('a');
  link.href = url;
  link.append(written(markedPieces(title, asked)));
  item.append(link, ' ', named('kind', [[kinds[kind] ?? kind, false]]));
  if (text !== '') item.append(named('excerpt', excerptOf(markedPieces(text, asked))));
  return item;
}

function named(name: string, pieces: readonly MarkedPiece[]): HTMLElement {
  const made = element('span');
  made.className = name;
  made.append(written(pieces));
  return made;
}

/** Each text keeps its own direction. */
function written(pieces: readonly MarkedPiece[]): HTMLElement {
  const text = element('bdi');
  for (const [piece, isMarked] of pieces) text.append(isMarked ? element('mark', piece) : piece);
  return text;
}
