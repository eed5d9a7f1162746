import { isDeepStrictEqual } from 'node:util';
import type { Position } from '../../core/problem.ts';
import { applyEdits, preserveLineEnds, toOffset } from '../../edit/source/text-edit.ts';
import { findToken, listFileScalars } from './token.ts';

/** A value to be replaced by another. */
export interface Replacement {
  readonly at: Position;
  readonly from: unknown;
  readonly to: string;
}

/**
 * Replaces values in the text of a content file and changes nothing else: comments, order, quotes, line ends and a
 * byte order mark stay. Returns undefined if the new text would not say exactly the old values but for these.
 */
export function replaceValues(file: string, raw: string, replacements: readonly Replacement[]): string | undefined {
  const isMixed = raw.includes('\r\n') && /(?<!\r)\n/.test(raw);
  return isMixed ? undefined : preserveLineEnds(raw, (text) => replaced(file, text, replacements));
}

function replaced(file: string, text: string, replacements: readonly Replacement[]): string | undefined {
  const before = listFileScalars(file, text);
  const edits = replacements.map(({ at, from, to }) => {
    const token = findToken(file, text, toOffset(text, at));
    if (!token || token.value !== from) return undefined;
    return { start: token.start, end: token.end, text: token.written(to) };
  });
  if (!before || edits.some((edit) => edit === undefined)) return undefined;
  const changed = applyEdits(
    text,
    edits.filter((edit) => edit !== undefined),
  );
  const after = listFileScalars(file, changed);
  if (!after || !isDeepStrictEqual(after, expected(before, after, replacements))) return undefined;
  return changed;
}

/** The old scalars, with new ones where a replacement accounts for the difference. */
function expected(
  before: readonly unknown[],
  after: readonly unknown[],
  replacements: readonly Replacement[],
): unknown[] {
  const left = [...replacements];
  return before.map((value, i) => {
    if (Object.is(value, after[i])) return value;
    const used = left.findIndex(({ from, to }) => from === value && to === after[i]);
    return used < 0 ? value : left.splice(used, 1)[0]!.to;
  });
}
