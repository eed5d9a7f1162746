import type { Position } from '../../core/problem.ts';
import { applyEdits, preserveLineEnds, type TextEdit, toOffset } from '../../edit/source/text-edit.ts';
import { parseScalars } from './token.ts';

/** Words at a place of a content file that become others. */
export interface WordReplacement {
  readonly at: Position;
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces words within the texts of a content file and nothing else; line ends and a byte order mark stay. What no longer
 * stands at its place is left out. Undefined where nothing is left, or the file would no longer read as it did but for them.
 */
export function replaceWords(
  file: string,
  raw: string,
  wanted: readonly WordReplacement[],
): { readonly text: string; readonly done: readonly WordReplacement[] } | undefined {
  let done: readonly WordReplacement[] = [];
  const text = preserveLineEnds(raw, (source) => {
    const edits = new Map<number, { readonly edit: TextEdit; readonly words: WordReplacement }>();
    for (const words of wanted) {
      const start = toOffset(source, words.at);
      if (source.startsWith(words.from, start))
        edits.set(start, { edit: { start, end: start + words.from.length, text: words.to }, words });
    }
    const apart = [...edits.values()]
      .sort((a, b) => a.edit.start - b.edit.start)
      .filter(({ edit }, i, all) => i === 0 || edit.start >= (all[i - 1]?.edit.end ?? 0));
    if (apart.length === 0) return undefined;
    const changed = applyEdits(
      source,
      apart.map(({ edit }) => edit),
    );
    // The number of values must stay: a quote or colon may make a text something else.
    if (parseScalars(file, changed)?.values.length !== parseScalars(file, source)?.values.length) return undefined;
    done = apart.map(({ words }) => words);
    return changed;
  });
  return text === undefined ? undefined : { text, done };
}
