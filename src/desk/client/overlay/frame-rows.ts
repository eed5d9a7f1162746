import type { CodeFrame } from '../../../terminal/code-frame.ts';

/** A line as it is shown; the one of the place, and the mark below it, have a class. */
export interface FrameRow {
  readonly className?: 'here' | 'mark';
  readonly text: string;
}

/** The lines around a place with their numbers, as wide as the widest; below that of the place a mark at its column. */
export function toFrameRows({ first, lines, line, col }: CodeFrame): FrameRow[] {
  const width = String(first + lines.length - 1).length;
  return lines.flatMap((each, i): FrameRow[] => {
    const text = `${String(first + i).padStart(width)}  ${each}`;
    if (first + i !== line) return [{ text }];
    return [
      { className: 'here', text },
      { className: 'mark', text: `${' '.repeat(width + 1 + col)}^` },
    ];
  });
}
