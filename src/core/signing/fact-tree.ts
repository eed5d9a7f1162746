import { sha256 } from '../digest.ts';
import { canonicalJson, toPointer } from '../json.ts';

/** One fact as it stands in a leaf of the tree. */
export interface SignedFact {
  /** Absolute URL of the API document that says it. */
  readonly document: string;
  /** Place in it (RFC 6901): a member, or an item of a list of objects. */
  readonly pointer: string;
  readonly value: unknown;
}

/** The facts of an API document in its order: each member, and of each member that is a list of objects each item. */
export function listSignedFacts(document: string, body: unknown): SignedFact[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [{ document, pointer: '', value: body }];
  return Object.entries(body).flatMap(([name, member]: [string, unknown]): SignedFact[] => {
    const pointer = toPointer([name]);
    const isListOfObjects =
      Array.isArray(member) && member.length > 0 && member.every((item) => typeof item === 'object' && item !== null);
    if (!isListOfObjects) return [{ document, pointer, value: member }];
    return member.map((value: unknown, i) => ({ document, pointer: `${pointer}/${i}`, value }));
  });
}

/** The hash of the leaf of a fact: of its RFC 8785 text. */
export const hashSignedFact = ({ document, pointer, value }: SignedFact): string =>
  hashLeaf(canonicalJson({ document, pointer, value }));

/** The tree over all facts, in their order. */
export const buildFactTree = (facts: readonly SignedFact[]): MerkleTree => buildMerkleTree(facts.map(hashSignedFact));

/** The proofs of the facts of one document, for whoever has the document: a path is a list of positions in `nodes`. */
export interface FactProofs {
  readonly document: string;
  readonly signature: string;
  readonly root: string;
  readonly count: number;
  readonly nodes: readonly string[];
  readonly facts: readonly { readonly pointer: string; readonly index: number; readonly path: readonly number[] }[];
}

/** The proofs of those of `facts` that `document` says; hashes that several paths share stand there once. */
export function buildFactProofs(
  tree: MerkleTree,
  facts: readonly SignedFact[],
  document: string,
  signature: string,
): FactProofs {
  const nodes = new Map<string, number>();
  const position = (hash: string) => {
    const known = nodes.get(hash) ?? nodes.size;
    nodes.set(hash, known);
    return known;
  };
  const proven = facts.flatMap((fact, index) =>
    fact.document === document ? [{ pointer: fact.pointer, index, path: tree.path(index).map(position) }] : [],
  );
  return { document, signature, root: tree.root, count: tree.size, nodes: [...nodes.keys()], facts: proven };
}

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
interface MerkleTree {
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
