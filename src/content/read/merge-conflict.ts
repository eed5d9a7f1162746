import type { Report } from '../../core/problem.ts';
import { splitSegments } from '../../markdown/segments.ts';
import { createPositionLookup } from './position.ts';

/** A line that git, Mercurial or Subversion puts between the versions of a conflict; `=======` has no label. */
const marker = /^(?:(?:<{7}|>{7}|\|{7})(?= |$)|={7}(?=[ \t]*$)).*$/gm;

interface Marker {
  /** `<`, `|`, `=` or `>`. */
  readonly kind: string;
  readonly text: string;
  /** UTF-16 offset. */
  readonly offset: number;
}

/**
 * Reports `merge-conflict` where a merge was left unfinished in a content file (text with LF line ends) and returns
 * whether it was: nothing else in such a file is worth judging. A whole conflict counts wherever it stands, in code
 * too; a marker alone only where it means nothing else: an underline, a quotation, a table row, an example.
 */
export function reportMergeConflicts(file: string, text: string, report: Report): boolean {
  const markers = [...text.matchAll(marker)].map((match): Marker => {
    return { kind: match[0].charAt(0), text: match[0], offset: match.index };
  });
  if (markers.length === 0) return false;
  const positionAt = createPositionLookup(file, text);
  const isLeft = leftIn(file, text);
  let found = false;
  let passed = 0;
  for (const [i, first] of markers.entries()) {
    if (i < passed) continue;
    const end = first.kind === '<' ? endOf(markers, i) : undefined;
    if (end === undefined && !isLeft(first)) continue;
    found = true;
    const at = positionAt(first.offset);
    const lines = end === undefined ? '' : ` (lines ${at.line} to ${positionAt(markers[end]?.offset ?? 0).line})`;
    report({
      code: 'merge-conflict',
      at,
      message: end === undefined ? leftMessage(first) : `expected finished text, got two versions of it${lines}`,
      hint:
        end === undefined
          ? leftHint(first)
          : 'Two people changed these lines. Keep what is right, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>. To show them as an example, indent them.',
    });
    passed = (end ?? i) + 1;
  }
  return found;
}

/** The index of the marker that ends the conflict which begins at `from`: `<<<<<<<` … `=======` … `>>>>>>>`. */
function endOf(markers: readonly Marker[], from: number): number | undefined {
  let divided = false;
  let i = from + 1;
  for (let marker = markers[i]; marker !== undefined; marker = markers[++i]) {
    if (marker.kind === '<') return undefined;
    if (marker.kind === '=') divided = true;
    if (marker.kind === '>' && divided) return i;
  }
  return undefined;
}

function leftMessage({ text }: Marker): string {
  const shown = text.length > 40 ? `${text.slice(0, 39)}…` : text;
  return `expected finished text, got a line that an unfinished merge leaves behind: "${shown}"`;
}

function leftHint({ kind }: Marker): string {
  return kind === '='
    ? 'Keep one of the two versions around it and delete the line. For a rule across the page write ---.'
    : 'Keep what is right of the text around it, and delete the line.';
}

/** Says of a marker that belongs to no whole conflict whether a merge must have left it. */
function leftIn(file: string, text: string): (alone: Marker) => boolean {
  if (file.endsWith('.ts')) return ({ kind }) => kind !== '=';
  let code: readonly (readonly [from: number, to: number])[] | undefined;
  return ({ kind, offset, text: line }) => {
    code ??= splitSegments(text)
      .filter((segment) => segment.kind === 'code')
      .map((segment) => [segment.offset, segment.offset + segment.text.length]);
    if (code.some(([from, to]) => offset >= from && offset < to)) return false;
    const before = text.slice(text.lastIndexOf('\n', offset - 2) + 1, Math.max(offset - 1, 0));
    const [after = ''] = text.slice(offset + line.length + 1, offset + line.length + 200).split('\n', 1);
    // Underline of a heading (CommonMark §4.3).
    if (kind === '=') return before.trim() === '' || before === '---';
    if (kind === '<') return true;
    return !before.startsWith(kind) && !after.startsWith(kind);
  };
}
