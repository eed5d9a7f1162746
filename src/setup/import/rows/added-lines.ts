/** The lines of a module that it did not have before: all between their common beginning and their common end, but for its date. */
export function listAddedLines(before: string, after: string): string {
  const undated = (text: string) => text.replace(/\bupdated:\s*['"][^'"]*['"]/, '').split(/\r?\n/);
  const [old, lines] = [undated(before), undated(after)];
  let start = 0;
  while (start < old.length && old[start] === lines[start]) start += 1;
  let end = 0;
  while (end < old.length - start && old.at(-1 - end) === lines.at(-1 - end)) end += 1;
  return `${lines.slice(start, lines.length - end).join('\n')}\n`;
}
