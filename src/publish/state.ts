import { decodeColumns } from '../core/columns.ts';
import { unseal } from '../core/seal.cjs';
import { isSystemError } from '../core/system-error.ts';
import type { Keep } from './compressed-cache.ts';
import { readPlainFile } from './read-plain-file.cjs';
import { type Folders, isSettled, type Snapshot, type StampedTree, sameTreeStamps, snapshot, width } from './stamps.ts';

/** What the seal of a state says it is (seal.cjs). */
export const stateSeal = 'state 2';

/** Stamps of folders, and the SHA-256 of each file as far as it is known; empty for all else. */
export interface Digested {
  readonly trees: readonly StampedTree[];
  readonly digests: readonly (readonly string[])[];
}

/** What is remembered of a build that succeeded. */
export interface State<T> {
  /** Everything else that the result depends on, as JSON: code, options, date. */
  readonly key: string;
  /** A moment before the inputs were read. */
  readonly takenAt: number;
  readonly inputs: Digested;
  readonly outputs: Digested;
  /** What the build said, to be said again. */
  readonly result: T;
}

/** The head of a state; how many entries each folder has. */
export interface StateHead<T> extends Pick<State<T>, 'key' | 'takenAt' | 'result'> {
  readonly counts: { readonly inputs: readonly number[]; readonly outputs: readonly number[] };
}

/** Reads what the last build remembered; one that is absent, torn or unreadable only costs time. */
export function readState<T>(file: string): State<T> | undefined {
  let sealed: Buffer | undefined;
  try {
    sealed = readPlainFile(file);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
  const body = sealed && unseal(stateSeal, sealed);
  if (!body) return undefined;
  const columns = decodeColumns(body);
  const { counts, ...head } = JSON.parse(columns.text('head')[0] ?? '') as StateHead<T>;
  const digested = (side: keyof typeof counts): Digested => {
    const paths = columns.text(`${side} paths`);
    const numbers = columns.numbers(`${side} stamps`) as Float64Array;
    let digests: string[] | undefined;
    const parts = counts[side].map((count, i, all) => {
      const from = all.slice(0, i).reduce((sum, each) => sum + each, 0);
      return [from, from + count] as const;
    });
    return {
      trees: parts.map(([from, to]) => ({
        paths: paths.slice(from, to),
        numbers: numbers.subarray(from * width, to * width),
      })),
      get digests() {
        digests ??= columns.text(`${side} digests`);
        return parts.map(([from, to]) => digests?.slice(from, to) ?? []);
      },
    };
  };
  return { ...head, inputs: digested('inputs'), outputs: digested('outputs') };
}

/**
 * Returns what the last build said when a new one would do the same: same key, same inputs, outputs untouched.
 * A stat that differs at equal size is settled by the bytes, so that `touch` and a fresh checkout cost no build; the
 * new stats are then kept for the next time, through `keep`, which may tolerate that the disk refuses.
 */
export async function findUnchanged<T>(
  file: string,
  state: State<T> | undefined,
  folders: Folders,
  key: unknown,
  now: number,
  keep: Keep = (write) => write(),
): Promise<T | undefined> {
  if (!state || state.key !== JSON.stringify(key)) return undefined;
  const outputs = snapshot(folders.outputs, now);
  if (!sameTrees(outputs.trees, state.outputs.trees)) return undefined;
  const found = snapshot(folders.inputs, now);
  if (!samePaths(found, state)) return undefined;
  if (sameTrees(found.trees, state.inputs.trees) && isAllSettled(state)) return state.result;
  // Digests are loaded only in doubt: that is a third of the time of a build without a change.
  const { confirm } = await import('./save-state.ts');
  return confirm(file, folders, found, outputs, state, keep) ? state.result : undefined;
}

const sameTrees = (a: readonly StampedTree[], b: readonly StampedTree[]) =>
  a.length === b.length && a.every((tree, i) => sameTreeStamps(tree, b[i]));

/** Names decide before any byte is read. */
function samePaths({ trees }: Snapshot, { inputs }: State<unknown>): boolean {
  return trees.every(({ paths }, i) => {
    const old = inputs.trees[i]?.paths;
    return old?.length === paths.length && paths.every((path, n) => path === old[n]);
  });
}

function isAllSettled({ inputs, takenAt }: State<unknown>): boolean {
  return inputs.trees.every(({ paths, numbers }) => paths.every((_, i) => isSettled(numbers, i, takenAt)));
}
