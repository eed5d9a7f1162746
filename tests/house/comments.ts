import { parseSync } from 'oxc-parser';

/** The comments of a module that say more than `most` lines, as `file:line`. Lines of `//` below each other are one. */
export function longComments(file: string, text: string, most: number): string[] {
  const runs: { start: number; end: number; lines: number }[] = [];
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const last = runs.at(-1);
    const continues = type === 'Line' && last !== undefined && /^\n[ \t]*$/.test(text.slice(last.end, start));
    if (continues) Object.assign(last, { end, lines: last.lines + 1 });
    else runs.push({ start, end, lines: value.split('\n').filter((line) => /[^\s*]/.test(line)).length });
  }
  const long = runs.filter(({ lines }) => lines > most);
  return long.map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`);
}
