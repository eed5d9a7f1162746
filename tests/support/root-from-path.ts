import { hashNode } from '../../src/core/signing/fact-tree.ts';

/** The root that a leaf and its path lead to in a tree of so many leaves (RFC 9162 §2.1.3.2); undefined where they fit none. */
export function rootFromPath(leaf: string, index: number, size: number, path: readonly string[]): string | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= size) return undefined;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      hash = hashNode(beside, hash);
      // Levels at which the way is the last of its row, and has nobody beside it.
      while (at % 2 === 0 && at !== 0) {
        at >>= 1;
        last >>= 1;
      }
    } else hash = hashNode(hash, beside);
    at >>= 1;
    last >>= 1;
  }
  return last === 0 ? hash : undefined;
}
