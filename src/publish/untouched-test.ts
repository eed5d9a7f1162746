import type { DigestedTrees } from './build-state.ts';
import type { UntouchedTest } from './compare-folder.ts';
import { entryKinds, numbersPerEntry, type StampedTree } from './folder-stamps.ts';
import type { TreeEntry } from './tree.ts';

/** Vouches for the files of dist/ and deploy/, in this order, whose stat and digest are what the last build recorded. */
export function createUntouchedTest(outputs: DigestedTrees | undefined): UntouchedTest {
  if (!outputs) return () => false;
  const places = outputs.trees.map(({ paths }) => new Map(paths.map((path, place) => [path, place])));
  return (folder, entry, sha256) => {
    const index = folder === 'outDir' ? 0 : 1;
    const [tree, place] = [outputs.trees[index], places[index]?.get(entry.path)];
    if (tree === undefined || place === undefined) return false;
    return outputs.digests[index]?.[place] === sha256 && hasStat(tree, place, entry);
  };
}

function hasStat({ numbers }: StampedTree, place: number, { kind, mode, size, mtimeMs, ctimeMs, ino }: TreeEntry) {
  const stat = [entryKinds[kind], mode, size, mtimeMs, ctimeMs, ino];
  return stat.every((number, at) => number === numbers[place * numbersPerEntry + at]);
}
