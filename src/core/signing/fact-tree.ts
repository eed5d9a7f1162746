import { canonicalJson } from '../canonical-json.ts';
import { buildMerkleTree, hashLeaf, type MerkleTree } from '../merkle.ts';

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
    const pointer = `/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
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
