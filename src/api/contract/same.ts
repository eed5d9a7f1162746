import { isRecord } from './plain-schema.ts';

/** JSON with the members of objects in one order: equal texts are equal values. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join(',')}}`;
}

/** Whether two values of JSON say the same. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** What a list of texts has lost and gained; an absent one has nothing. */
export function difference(was: readonly string[] = [], now: readonly string[] = []) {
  const [before, after] = [new Set(was), new Set(now)];
  return { gone: was.filter((each) => !after.has(each)), added: now.filter((each) => !before.has(each)) };
}
