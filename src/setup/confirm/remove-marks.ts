import { formatFieldPath } from '../../content/check/path-sources.ts';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import type { ValuePath } from '../../content/read/source.ts';
import { findUnconfirmedMarks, parseUnconfirmedMark } from '../../content/read/unconfirmed-marks.ts';
import { applyEdits, preserveLineEnds, type TextEdit, toOffset } from '../../edit/source/text-edit.ts';

/** Whether the mark of a field is meant; undefined is the whole file. */
type MarkFilter = (field: string | undefined) => boolean;

/**
 * The text of a content file without the marks that are meant: the comments go, with their lines where they stand alone,
 * and all else stays as it is. The same text where none is meant, or it cannot be read.
 */
export function removeMarks(file: string, source: string, isMeant: MarkFilter): string {
  const change = (text: string) => {
    const edits = file.endsWith('.ts') ? editsOfModule(text, isMeant) : editsOfMarkdown(file, text, isMeant);
    return applyEdits(text, edits);
  };
  return preserveLineEnds(source, change) ?? source;
}

function editsOfModule(text: string, isMeant: MarkFilter): TextEdit[] {
  const root = listLiteralSpans(text);
  return root ? editsIn(root, [], text, isMeant) : [];
}

function editsIn(mark: PositionedValue, path: ValuePath, text: string, isMeant: MarkFilter): TextEdit[] {
  const isList = Array.isArray(mark.value);
  const meant = isMeant(formatFieldPath(path)) ? (mark.comments ?? []) : [];
  const own = meant.filter((comment) => parseUnconfirmedMark(comment.text) !== undefined);
  return [
    ...own.map(({ at, end }) => removal(text, at, end)),
    ...[...(mark.members ?? [])].flatMap(([key, member]) =>
      editsIn(member, [...path, isList ? Number(key) : key], text, isMeant),
    ),
  ];
}

function editsOfMarkdown(file: string, text: string, isMeant: MarkFilter): TextEdit[] {
  const end = text.indexOf('\n---', 3);
  if (!isMeant(undefined) || end < 0) return [];
  return findUnconfirmedMarks(file, text.slice(0, end).split('\n')).map(({ at }) => {
    const start = toOffset(text, at);
    return removal(text, start, text.indexOf('\n', start));
  });
}

/** A comment that stands alone goes with its line; one behind or before something, with the blanks that part the two. */
function removal(text: string, at: number, end: number): TextEdit {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const isFirst = text.slice(lineStart, at).trim() === '';
  if (isFirst && text.charAt(end) === '\n') return { start: lineStart, end: end + 1, text: '' };
  const blanks = isFirst || text.charAt(end) !== '\n' ? (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  return { start: blanks > 0 ? at : at - trailingBlanks(text, at), end: end + blanks, text: '' };
}

const trailingBlanks = (text: string, at: number): number => {
  let count = 0;
  while (/[ \t]/.test(text.charAt(at - 1 - count))) count += 1;
  return count;
};
