import { parseSync } from 'oxc-parser';

/** The comments of a module that say more than `most` lines, as `file:line`. Lines of `//` below each other are one. */
export function longComments(file: string, text: string, most: number): string[] {
  // To parse each file takes longer.
  const suspects = [/\/\/.*(?:\n[ \t]*\/\/.*)*/g, /\/\*[\s\S]*?\*\//g].flatMap((pattern) => text.match(pattern) ?? []);
  if (!suspects.some((suspect) => suspect.split('\n').length > most)) return [];
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
