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

/**
 * Changes a text file in its own style: `change` gets the text with LF line ends and without byte order mark, and what
 * it returns is given back with the line ends and the mark of the file. Where lines end in two ways, the way of most
 * of them counts. Undefined if `change` returns that.
 */
export function preserveLineEnds(raw: string, change: (text: string) => string | undefined): string | undefined {
  const mark = raw.startsWith('\ufeff') ? '\ufeff' : '';
  const text = raw.slice(mark.length).replaceAll('\r\n', '\n');
  const changed = change(text);
  if (changed === undefined) return undefined;
  const lines = text.split('\n').length - 1;
  const crlfs = raw.length - mark.length - text.length;
  return mark + (crlfs * 2 > lines ? changed.replaceAll('\n', '\r\n') : changed);
}
