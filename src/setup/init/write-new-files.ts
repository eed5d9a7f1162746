import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isChangeFile } from '../../core/change-file-names.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import { changeFiles } from '../../publish/change/change-files.ts';
import { recoverContentOnce } from '../../publish/change/recover-content.ts';

const folders = ['public', 'content'] as const;

/** Folders below `dir` that hold something, and files of their names: nothing is written where there is one. Throws Stop where `command` has made them. */
export function findUsedFolders(dir: string, command?: string): string[] {
  recoverContentOnce(join(dir, 'content'), command);
  return filledFolders(dir);
}

const filledFolders = (dir: string): string[] =>
  folders.map((each) => join(dir, each)).filter((path) => existsSync(path) && isNonEmpty(path));

/** Whether a path is more than a folder without anything, as a command that was killed may leave one. */
export const isNonEmpty = (path: string): boolean =>
  !statSync(path, { throwIfNoEntry: false })?.isDirectory() || readdirSync(path).some((name) => !isChangeFile(name));

/** Names of the folders below `dir` that killed runs of earlier versions left. */
export function listInitLeftovers(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && /^\.gazette-init-[A-Za-z0-9]{6}$/.test(entry.name) ? [entry.name] : [],
  );
}

/** Removes them. */
export function removeInitLeftovers(dir: string): void {
  for (const name of listInitLeftovers(dir)) rmSync(join(dir, name), { recursive: true, force: true });
}

/**
 * Writes the files of a new organisation below `dir`, all of them or none. Throws, and leaves what was there, where
 * content/ or public/ has been filled meanwhile.
 */
export function writeNewFiles(dir: string, files: Readonly<Record<string, string>>, command?: string): void {
  mkdirSync(dir, { recursive: true });
  removeInitLeftovers(dir);
  changeFiles({ contentDir: join(dir, 'content'), command }, ({ create }) => {
    const [filled] = filledFolders(dir);
    if (filled !== undefined) throw new CommandExit('io', `${filled} is not empty: nothing was written.`);
    for (const [file, text] of Object.entries(files)) create(join(dir, file), text);
  });
}
