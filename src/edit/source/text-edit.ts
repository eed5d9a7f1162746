/** One change of a text: the characters from `start` to `end` (UTF-16 offsets) become `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes all changes; everything between them stays as it is. Throws when two overlap. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error('Two changes of one text overlap');
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/** Offset of a 1-based line and column in a text with LF line ends. */
export function toOffset(source: string, { line, col }: { readonly line: number; readonly col: number }): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = source.indexOf('\n', start) + 1;
  return start + col - 1;
}

/**
 * The offset behind an item that ends at `from`: behind its comma, and the comment on the line, which is about it; what
 * holds it ends at `limit`. A comment may stand between the item and its comma.
 */
export function findItemEnd(source: string, from: number, limit: number): number {
  const rest = source.slice(from, limit);
  const comma = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.exec(rest)?.[0].length ?? 0;
  return from + comma + (/^(?:[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/))*/.exec(rest.slice(comma))?.[0].length ?? 0);
}
