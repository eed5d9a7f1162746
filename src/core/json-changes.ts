/** What differs between two JSON values, a line for each pointer (RFC 6901): `/name: "A" → "B"`, `/x: added 1`. */
export function jsonChanges(before: unknown, after: unknown, pointer = ''): string[] {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return [`${pointer || '/'}: ${shown(before)} → ${shown(after)}`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const below = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(after, key)) return [`${below}: gone, was ${shown(before[key])}`];
    if (!Object.hasOwn(before, key)) return [`${below}: new, ${shown(after[key])}`];
    return jsonChanges(before[key], after[key], below);
  });
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value in at most so many characters. */
function shown(value: unknown, most = 80): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
