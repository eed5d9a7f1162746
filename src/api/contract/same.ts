import { canonicalJson } from '../../core/canonical-json.ts';

/** Whether two values of JSON say the same. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

/** What a list of texts has lost and gained; an absent one has nothing. */
export function difference(was: readonly string[] = [], now: readonly string[] = []) {
  const [before, after] = [new Set(was), new Set(now)];
  return { gone: was.filter((each) => !after.has(each)), added: now.filter((each) => !before.has(each)) };
}
