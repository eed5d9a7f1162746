import { canonicalJson } from '../../core/canonical-json.ts';

/** Whether two JSON values are equal. */
export const isEqualJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

/** Texts that a list has lost and gained; an absent list is empty. */
export function diffLists(was: readonly string[] = [], now: readonly string[] = []) {
  const [before, after] = [new Set(was), new Set(now)];
  return { gone: was.filter((each) => !after.has(each)), added: now.filter((each) => !before.has(each)) };
}
