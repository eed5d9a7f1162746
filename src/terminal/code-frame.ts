import type { Position } from '../core/problem.ts';

/** The lines around a place in a file. */
export interface CodeFrame {
  /** Number of the first line shown. */
  readonly first: number;
  /** Tabs are shown as one space each, so that columns stay columns; long lines are cut around the place. */
  readonly lines: readonly string[];
  /** The line that is meant, and the column in it as shown; 1-based. */
  readonly line: number;
  readonly col: number;
}

const width = 96;

/** Cuts the lines around a position out of a file's text (LF or CRLF), `around` before and after it. */
export function createCodeFrame(text: string, { line, col }: Pick<Position, 'line' | 'col'>, around = 2): CodeFrame {
  const all = text.split(/\r?\n/);
  const first = Math.max(1, line - around);
  const from = Math.max(0, col - width + 16);
  return {
    first,
    lines: all.slice(first - 1, line + around).map((each) => cut(each.replaceAll('\t', ' '), from)),
    line,
    col: from > 0 ? col - from + 1 : col,
  };
}

function cut(line: string, from: number): string {
  const start = from > 0 && line.length > 0 ? '…' : '';
  const rest = line.slice(from);
  return start + (rest.length > width ? `${rest.slice(0, width - 1)}…` : rest);
}

/** The frame as text, with a mark below the place: `  12 | legalNmae: 'x'` / `     | ^`. Ends without a line feed. */
export function renderCodeFrame(frame: CodeFrame): string {
  const gutter = String(frame.first + frame.lines.length - 1).length;
  return frame.lines
    .flatMap((text, i) => {
      const number = frame.first + i;
      const row = `${number === frame.line ? '>' : ' '} ${String(number).padStart(gutter)} | ${text}`.trimEnd();
      return number === frame.line ? [row, `  ${' '.repeat(gutter)} | ${' '.repeat(frame.col - 1)}^`] : [row];
    })
    .join('\n');
}
