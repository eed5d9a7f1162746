import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from '../edit/write-file.ts';

const folders = ['public', 'content'] as const;

/** Folders below `dir` that hold something, and files of their names: nothing is written where there is one. */
export const usedFolders = (dir: string): string[] =>
  folders
    .map((each) => join(dir, each))
    .filter((path) => existsSync(path) && (!statSync(path).isDirectory() || readdirSync(path).length > 0));

const stagingName = '.gazette-init-';

/** What runs that were killed have left. Two at once in one folder: the second would fail anyway. */
function removeLeftovers(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name.startsWith(stagingName))
      rmSync(join(dir, entry.name), { recursive: true, force: true });
}

/**
 * Writes the files of a new organisation below `dir`: beside their place first, so that whoever is stopped finds whole
 * folders or none. Throws, and leaves what was there, where content/ or public/ has been filled meanwhile.
 */
export function writeNew(dir: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(dir, { recursive: true });
  removeLeftovers(dir);
  const staging = mkdtempSync(join(dir, stagingName));
  const moved: string[] = [];
  try {
    for (const [file, text] of Object.entries(files)) createFile(join(staging, file), text);
    for (const folder of folders) {
      const place = join(dir, folder);
      // Fails where something is in it.
      if (existsSync(place)) rmdirSync(place);
      renameSync(join(staging, folder), place);
      moved.push(place);
    }
  } catch (error) {
    for (const place of moved) rmSync(place, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
