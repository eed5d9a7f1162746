import { cutToDifference } from './cut-to-difference.ts';

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
