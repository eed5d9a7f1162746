import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBuildState } from './build-state.ts';

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
  const [, ownFolders] = stateName.exec(basename(own)) ?? [];
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
