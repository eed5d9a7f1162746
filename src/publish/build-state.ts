import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeColumns } from '../core/columns.ts';
import { unseal } from '../core/seal.cjs';
import { numbersPerEntry, type StampedTree } from './folder-stamps.ts';
import { readPlainFile } from './read-plain-file.cjs';

/** Label in the seal of a state (seal.cjs). */
export const buildStateSeal = 'state 2';

/** Stamps of folders, and the SHA-256 of each file as far as it is known; empty for all else. */
export interface DigestedTrees {
  readonly trees: readonly StampedTree[];
  readonly digests: readonly (readonly string[])[];
}

/** Saved state of a successful build. */
export interface BuildState<T> {
  /** Everything else that the result depends on, as JSON: code, options, date. */
  readonly key: string;
  /** A moment before the inputs were read. */
  readonly takenAt: number;
  readonly inputs: DigestedTrees;
  readonly outputs: DigestedTrees;
  /** Report of the build, to be repeated. */
  readonly result: T;
}

/** The head of a state; how many entries each folder has. */
export interface BuildStateHead<T> extends Pick<BuildState<T>, 'key' | 'takenAt' | 'result'> {
  readonly counts: { readonly inputs: readonly number[]; readonly outputs: readonly number[] };
}

/** Reads what the last build remembered; one that is absent, torn, unreadable or made up only costs time. */
export function readBuildState<T>(file: string): BuildState<T> | undefined {
  try {
    const sealed = readPlainFile(file);
    const body = sealed && unseal(buildStateSeal, sealed);
    return body && decode(body);
  } catch {
    return undefined;
  }
}

function decode<T>(body: Buffer): BuildState<T> {
  const columns = decodeColumns(body);
  const { counts, ...head } = JSON.parse(columns.text('head')[0] ?? '') as BuildStateHead<T>;
  const digested = (side: keyof typeof counts): DigestedTrees => {
    const paths = columns.text(`${side} paths`);
    const numbers = columns.numbers(`${side} stamps`) as Float64Array;
    let digests: string[][] | undefined;
    const parts = counts[side].map((count, i, all) => {
      const from = all.slice(0, i).reduce((sum, each) => sum + each, 0);
      return [from, from + count] as const;
    });
    return {
      trees: parts.map(([from, to]) => ({
        paths: paths.slice(from, to),
        numbers: numbers.subarray(from * numbersPerEntry, to * numbersPerEntry),
      })),
      get digests() {
        if (digests) return digests;
        const all = columns.text(`${side} digests`);
        digests = parts.map(([from, to]) => all.slice(from, to));
        return digests;
      },
    };
  };
  return { ...head, inputs: digested('inputs'), outputs: digested('outputs') };
}

/** So many states of one output folder are kept: those of the last kinds of build (`--production`, `--host` …). */
const keptOfFolder = 3;

/** By its output folder and its options, eight hex digits for each; without the first it is one of an older version. */
const stateName = /^state-(?:([0-9a-f]{8})-)?[0-9a-f]{8}\.bin$/;

/**
 * Removes what nobody will ask for, beside the state that was just written: older kinds of build of the same folders,
 * states whose output folder is gone, as `isGone` finds in their keys, and what cannot be read. Throws I/O errors.
 */
export function pruneBuildStates(own: string, isGone: (key: string) => boolean): void {
  const folder = dirname(own);
  const ownFolders = stateName.exec(basename(own))?.[1];
  const others = readdirSync(folder).filter((name) => stateName.test(name) && name !== basename(own));
  const [same, foreign] = [others.filter(isOf(ownFolders)), others.filter((name) => !isOf(ownFolders)(name))];
  const age = new Map(same.map((name) => [name, lstatSync(join(folder, name)).mtimeMs]));
  const byAge = same.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0));
  const useless = foreign.filter((name) => {
    const state = readBuildState(join(folder, name));
    return state === undefined || isGone(state.key);
  });
  for (const name of [...byAge.slice(keptOfFolder - 1), ...useless])
    rmSync(join(folder, name), { recursive: true, force: true });
}

function isOf(folders: string | undefined): (name: string) => boolean {
  return (name) => folders !== undefined && stateName.exec(name)?.[1] === folders;
}
