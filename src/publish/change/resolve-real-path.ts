import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { CommandExit } from '../../core/command-exit.ts';

/** The folders of a project, which may be links themselves: absolute paths. */
export interface ProjectFolders {
  readonly contentDir: string;
  readonly publicDir?: string;
  /** Who changes it, where the same again would be refused: recoverContentOnce() tells it that its change is whole. */
  readonly command?: string | undefined;
}

/**
 * Where a file that is to be written is in truth. Throws Stop where a link leads out of the folder that it belongs to:
 * content/, public/, the project around them, or the folder that a command was given.
 */
export function resolveRealPath(path: string, { contentDir, publicDir }: ProjectFolders): string {
  const roots = [contentDir, publicDir, dirname(contentDir)];
  const root = roots.find((folder) => folder !== undefined && isBelow(path, folder)) ?? dirname(path);
  const real = realOf(path);
  if (isBelow(real, realOf(root))) return real;
  throw new CommandExit(
    'io',
    `Cannot write ${path}: a symbolic link leads to ${real}, out of ${root}. Put the file itself there.`,
  );
}

const isBelow = (path: string, folder: string) => path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The real path of what may not be there yet. */
function realOf(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realOf(parent), basename(path));
}
