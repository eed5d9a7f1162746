import { readFileSync } from 'node:fs';
import { countedSha256 } from '../core/digest.ts';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { fileTime } from './file-time.ts';
import { type PlannedFile, parentFolders } from './planned-files.ts';
import type { PublishTarget } from './publish-target.ts';
import { fileMode, fileModeFor, filesPerStep, folderMode, hasMode, type Pause, scriptMode } from './stage-files.ts';
import { listTree, type TreeEntry } from './tree.ts';

/**
 * Whether a file is known to hold bytes of this digest: it was recorded with it after they were written and verified,
 * and its stat, `ctimeMs` and `ino` too, is the one recorded. A name, a size or a time alone prove nothing.
 */
export type UntouchedTest = (folder: keyof PublishTarget, entry: TreeEntry, sha256: string) => boolean;

/** A folder compared with its plan. */
export interface FolderComparison {
  /** Every entry. */
  readonly tree: readonly TreeEntry[];
  /** It holds exactly these files, byte for byte, with the modes we give: then it is left alone. */
  readonly isSame: boolean;
  /** The files that stand there as wanted, by path: bytes, mode and time. Their inodes serve the new release too. */
  readonly kept: ReadonlySet<string>;
}

/** Looks what a folder holds of `files`, which are sorted by path. Names, sizes and modes decide before any byte is read. */
export async function compareFolder(
  target: PublishTarget,
  folder: keyof PublishTarget,
  files: readonly PlannedFile[],
  isUntouched: UntouchedTest,
  pause: Pause,
): Promise<FolderComparison> {
  const tree = listTree(target[folder]);
  const below = parentFolders(files);
  const [findFolder, findFile] = [finder(tree), finder(tree)];
  let isSame = tree.length === files.length + below.length && below.every((path) => isOurFolder(findFolder(path)));
  const kept = new Set<string>();
  for (const [index, file] of files.entries()) {
    if (index % filesPerStep === 0) await pause();
    const entry = findFile(file.file);
    const hasTime = entry?.mtimeMs === fileTime(file.sha256) * 1000;
    // Without our time it would be read only to leave the whole folder alone.
    const isProven =
      entry !== undefined &&
      fits(entry, file) &&
      (hasTime || isSame) &&
      ((isModeKnown(entry, file) && isUntouched(folder, entry, file.sha256)) ||
        isAsPlanned(`${target[folder]}/${file.file}`, file, entry.mode));
    if (!isProven) isSame = false;
    else if (hasTime) kept.add(file.file);
  }
  return { tree, isSame, kept };
}

/** Finds entries by paths that are asked for in their order: a map would cost more than looking at the files does. */
function finder(tree: readonly TreeEntry[]): (path: string) => TreeEntry | undefined {
  let at = 0;
  return (path) => {
    let entry = tree[at];
    while (entry !== undefined && entry.path < path) entry = tree[++at];
    return entry?.path === path ? entry : undefined;
  };
}

function isOurFolder(entry: TreeEntry | undefined): boolean {
  return entry?.kind === 'folder' && hasMode(entry.mode, folderMode);
}

function fits({ kind, size, mode }: TreeEntry, file: PlannedFile): boolean {
  const isMode =
    file.mode === undefined ? hasMode(mode, fileMode) || hasMode(mode, scriptMode) : hasMode(mode, file.mode);
  return kind === 'file' && size === file.size && isMode;
}

/** Whether the first bytes need not be read for the mode that they ask for: a script is read each time. */
function isModeKnown(entry: TreeEntry, file: PlannedFile): boolean {
  return file.mode !== undefined || hasMode(entry.mode, fileMode);
}

/** Unreadable files are written anew. */
function isAsPlanned(path: string, file: PlannedFile, mode: number): boolean {
  const bytes = ignoreSystemErrors(() => readFileSync(path));
  return bytes !== undefined && countedSha256(bytes) === file.sha256 && hasMode(mode, file.mode ?? fileModeFor(bytes));
}
