import { sha256 } from './digest.ts';

/** Hashes are lower-case hex SHA-256; leaves and inner nodes are told apart by a first byte, so that none is both. */
const leafMark = Buffer.from([0]);
const nodeMark = Buffer.from([1]);

/** The hash of a leaf (RFC 6962 §2.1). */
export function hashLeaf(data: string | Uint8Array): string {
  return sha256(Buffer.concat([leafMark, Buffer.from(data as Uint8Array)]));
}

export function hashNode(left: string, right: string): string {
  return sha256(Buffer.concat([nodeMark, Buffer.from(left, 'hex'), Buffer.from(right, 'hex')]));
}

/** A hash tree over leaves in their order (RFC 6962 §2.1). */
export interface MerkleTree {
  readonly size: number;
  readonly root: string;
  /** The hashes beside the way from a leaf to the root, from the leaf on (RFC 6962 §2.1.1). */
  path(index: number): string[];
}

/** Makes the tree of some leaf hashes. That of none is the hash of nothing. */
export function buildMerkleTree(leaves: readonly string[]): MerkleTree {
  const levels: (readonly string[])[] = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const above: string[] = [];
    // An odd last node goes up as it is: so RFC 6962 divides at powers of two.
    for (let at = 0; at < level.length; at += 2) {
      const [left = '', right] = [level[at], level[at + 1]];
      above.push(right === undefined ? left : hashNode(left, right));
    }
    levels.push(above);
    level = above;
  }
  return {
    size: leaves.length,
    root: levels.at(-1)?.[0] ?? sha256(''),
    path: (index) => levels.flatMap((level, height) => level[(index >> height) ^ 1] ?? []),
  };
}
