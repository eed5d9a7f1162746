import { chmodSync, lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { ignoreSystemErrors, isSystemError } from '../core/system-error.ts';

/**
 * Removes whatever stands at a path, if anything. Names are unlinked and nothing else is done to what they named: an
 * inode may serve another release as well. A third of the time of rmSync(), which helps where this meets resistance.
 */
export function removeTree(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  try {
    if (stat.isDirectory()) removeFolder(path);
    else unlinkSync(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    makeWritable(path);
    rmSync(path, { recursive: true, force: true });
  }
}

/** Lets what is in folders be removed: somebody made them read-only. Of others' folders the system refuses it. */
function makeWritable(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  ignoreSystemErrors(() => chmodSync(path, 0o700));
  for (const entry of ignoreSystemErrors(() => readdirSync(path)) ?? []) makeWritable(`${path}/${entry}`);
}

/** removeTree(), where what the system does not let go may stay: listUnremovable() names it. */
export function removeIfPossible(path: string): void {
  ignoreSystemErrors(() => removeTree(path));
}

function removeFolder(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) removeFolder(below);
    else unlinkSync(below);
  }
  rmdirSync(path);
}
