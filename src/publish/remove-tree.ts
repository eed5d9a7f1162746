import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { isSystemError } from '../core/system-error.ts';

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
    rmSync(path, { recursive: true, force: true });
  }
}

function removeFolder(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) removeFolder(below);
    else unlinkSync(below);
  }
  rmdirSync(path);
}
