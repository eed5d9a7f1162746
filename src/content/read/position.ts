import type { Position } from '../../core/problem.ts';

/** Finds the position of a UTF-16 offset of one file. */
export type PositionAt = (offset: number) => Position;

/**
 * Returns a function from UTF-16 offset of `text` (LF only) to 1-based line and column.
 * Lines are counted at the first question: a file without problems is never scanned.
 */
export function createPositionLookup(file: string, text: string): PositionAt {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file, line: low + 1, col: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
