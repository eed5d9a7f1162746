/** Differences of two JSON values, a line for each pointer (RFC 6901): `/name: "A" → "B"`, `/x: added 1`. */
export function jsonChanges(before: unknown, after: unknown, pointer = ''): string[] {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return [`${pointer || '/'}: ${cutToDifference(written(before), written(after), most).join(' → ')}`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const below = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(after, key)) return [`${below}: gone, was ${shown(before[key])}`];
    if (!Object.hasOwn(before, key)) return [`${below}: new, ${shown(after[key])}`];
    return jsonChanges(before[key], after[key], below);
  });
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value in so many characters at most. */
const most = 80;
const shown = (value: unknown): string => cutToDifference(written(value), '', most)[0];
const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Characters kept of the common beginning, before the first difference. */
const before = 24;

/** Two texts in at most so many characters each, which show where they differ: of a long common beginning the end is left. */
export function cutToDifference(one: string, other: string, most: number): [string, string] {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same++;
  const start = one.length <= most && other.length <= most ? 0 : Math.max(0, same - before);
  const cut = (text: string) => {
    // Half of a character of two units would be shown as none.
    const rest = start < 2 ? text : `…${text.slice(start).replace(/^[\udc00-\udfff]/, '')}`;
    return rest.length <= most ? rest : `${rest.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  };
  return [cut(one), cut(other)];
}
