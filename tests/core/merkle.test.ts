import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { buildMerkleTree, hashLeaf, hashNode } from '../../src/core/signing/fact-tree.ts';
import { rootFromPath } from '../support/root-from-path.ts';

/** RFC 6962 §2.1, word for word: divided at the largest power of two that is smaller. */
function byDefinition(leaves: readonly string[]): string {
  if (leaves.length === 0) return sha256('');
  if (leaves.length === 1) return leaves[0] ?? '';
  const k = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return hashNode(byDefinition(leaves.slice(0, k)), byDefinition(leaves.slice(k)));
}

const leavesOf = (count: number) => Array.from({ length: count }, (_, i) => hashLeaf(`leaf ${i}`));

describe('the hash tree', () => {
  it('is that of the reference implementation of Certificate Transparency', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
    const leaves = inputs.map((hex) => hashLeaf(Buffer.from(hex, 'hex')));
    expect(leaves[0]).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
    expect(buildMerkleTree(leaves).root).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
    expect(buildMerkleTree([]).root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is that of the definition, at every size', () => {
    for (let count = 0; count <= 70; count++)
      expect(buildMerkleTree(leavesOf(count)).root, `${count}`).toBe(byDefinition(leavesOf(count)));
  });

  it('has a path for each leaf that leads to the root, and to no other place', () => {
    for (const count of [1, 2, 3, 5, 7, 8, 9, 16, 31, 33]) {
      const leaves = leavesOf(count);
      const tree = buildMerkleTree(leaves);
      for (const [i, leaf] of leaves.entries()) {
        const path = tree.path(i);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
        expect(rootFromPath(leaf, i, count, path)).toBe(tree.root);
        expect(rootFromPath(hashLeaf('other'), i, count, path)).not.toBe(tree.root);
        expect(rootFromPath(leaf, count - 1 - i, count, path) === tree.root).toBe(count - 1 === 2 * i);
        expect(rootFromPath(leaf, i, count, [...path, leaf])).toBeUndefined();
        if (path.length > 0) expect(rootFromPath(leaf, i, count, path.slice(1))).toBeUndefined();
      }
    }
    for (const index of [-1, 3, 0.5]) expect(rootFromPath('', index, 3, [])).toBeUndefined();
  });
});
