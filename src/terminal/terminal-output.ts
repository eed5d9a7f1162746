import { stripVTControlCharacters } from 'node:util';
import { wrapLines } from './wrap.ts';

/** A terminal at standard output: text is wrapped, and long work shows what it does. */
export interface TerminalOutput {
  print(text: string): void;
  /** Shows in one line what is being done, in the place of the line before; what takes less than a second shows nothing. */
  progress(doing: string): void;
  wrap(text: string): string;
  /** Removes the line of progress. */
  end(): void;
}

const clear = '\r\u001b[2K';
const quietMs = 1000;
const intervalMs = 100;

/** `COLUMNS` is the width, 80 by default; 0 wraps nothing, for programs that read a terminal. */
export function openTerminal(
  { COLUMNS }: Readonly<Record<string, string | undefined>>,
  write: (text: string) => void,
  elapsed: () => number,
): TerminalOutput {
  const columns = COLUMNS === undefined || !/^\d+$/.test(COLUMNS) ? 80 : Number(COLUMNS) || Number.POSITIVE_INFINITY;
  const wrap = (text: string) => wrapLines(text, columns);
  let last = quietMs - intervalMs;
  let isShown = false;
  const end = () => {
    if (isShown) write(clear);
    isShown = false;
  };
  return {
    wrap,
    end,
    print(text) {
      end();
      write(wrap(text));
    },
    progress(doing) {
      const now = elapsed();
      if (now - last < intervalMs) return;
      last = now;
      isShown = true;
      const text = stripVTControlCharacters(doing);
      write(`${clear}${text.length < 80 ? text : `${text.slice(0, 78)}…`}`);
    },
  };
}
