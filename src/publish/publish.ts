import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { compareFolder, type UntouchedTest } from './compare-folder.ts';
import type { KeepResult } from './kept-releases/keep-release.ts';
import { listLeftovers } from './leftovers.ts';
import { acquireLock, type Lock, type LockWait, waitForLock } from './lock.ts';
import { applyPatches, patchFolders } from './patch.ts';
import { sortPlannedFiles } from './planned-files.ts';
import { assertNoForeignFiles, type PlannedRelease } from './planned-release.ts';
import { isRunning } from './process-start.ts';
import { assertRenamable, nextReleasePath, type PublishTarget, pathExists, readReleaseLink } from './publish-target.ts';
import { removeIfPossible } from './remove-tree.ts';
import { omitKeptFiles, stageFolders } from './stage-folders.ts';
import { applySwap, createSwap, finishSwap, isPatch, readInterruptedChanges, type Swap, swapFolders } from './swap.ts';
import { renameOver } from './write-durably.ts';

export interface PublishFilesOptions {
  /** A lock that the caller holds already, and releases. */
  readonly lock?: Lock;
  /** Stops before anything is changed, with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Spares reading files that stand there already; without it each is read, and trusted by its digest alone. */
  readonly isUntouched?: UntouchedTest;
  /** Renames single files into the folders, which readers may see; for folders that are uploaded after success. */
  readonly inPlace?: boolean;
  /** Makes the output folder a link that is turned to each release. One that is such a link stays one without. */
  readonly asLink?: boolean;
  /** Waits for the disk to have the bytes before anything is replaced: a power cut then leaves a whole release too. */
  readonly isDurable?: boolean;
  /** How many replaced releases stay beside the folders, for rollBack(); absent: none is kept, and none removed. */
  readonly keep?: number | undefined;
}

/** How withLock() takes a lock that somebody else has. */
interface LockOptions {
  readonly patience?: LockWait | undefined;
  readonly signal?: AbortSignal;
}

/** Which of the two folders were replaced or changed; one that already held the same bytes was left alone. */
export interface PublishResult {
  readonly outDir: boolean;
  readonly deployDir: boolean;
  /** Whether the replaced release was kept; absent if there was none, or none are kept. */
  readonly kept?: KeepResult;
}

/**
 * Makes a release public: staged beside the output folder, verified, swapped in under a lock. Whoever reads the
 * folders sees the whole old release or the whole new one. Throws ForeignFilesError, PublishError, LockError, I/O
 * errors and what aborted the signal; then the folders stand as they stood, or recover() ends what `inPlace` began.
 */
export async function publishFiles(
  target: PublishTarget,
  wanted: PlannedRelease,
  {
    lock: given,
    signal,
    isUntouched = () => false,
    inPlace = false,
    isDurable = false,
    keep,
    asLink = false,
  }: PublishFilesOptions = {},
): Promise<PublishResult> {
  const planned = { outDir: sortPlannedFiles(wanted.outDir), deployDir: sortPlannedFiles(wanted.deployDir) };
  return withLock(target, given, async (lock) => {
    recover(target);
    assertRenamable(target);
    const pause = async () => {
      lock.renew();
      await setImmediate();
      signal?.throwIfAborted();
    };
    const look = (folder: keyof PublishTarget) => compareFolder(target, folder, planned[folder], isUntouched, pause);
    const found = { outDir: await look('outDir'), deployDir: await look('deployDir') };
    const isNewLink = asLink && readReleaseLink(target.outDir) === undefined;
    const isDue = (folder: keyof PublishTarget) => !found[folder].isSame || (isNewLink && folder === 'outDir');
    const folders = (['outDir', 'deployDir'] as const).filter(isDue);
    assertNoForeignFiles(target, folders, planned, found);
    // Loaded where releases are kept: most builds keep none.
    const kept =
      keep && folders.length > 0
        ? await (await import('./kept-releases/keep-release.ts')).keepCurrentRelease(target, pause)
        : undefined;
    const stagings = folders.map((folder) => ({ folder, files: planned[folder], found: found[folder] }));
    await stageFolders(target, inPlace ? stagings.map(omitKeptFiles) : stagings, lock, pause, isDurable);
    if (folders.length === 0) return { outDir: false, deployDir: false };
    if (inPlace) patchFolders(target, stagings);
    else swapFolders(target, swapsOf(target, folders, asLink));
    if (keep !== undefined && Number.isFinite(keep)) {
      const { pruneKeptReleases } = await import('./kept-releases/prune-kept-releases.ts');
      // The release is live: what cannot be removed now is removed with a later one.
      ignoreSystemErrors(() => pruneKeptReleases(target, keep));
    }
    const published = { outDir: folders.includes('outDir'), deployDir: folders.includes('deployDir') };
    return kept ? { ...published, kept } : published;
  });
}

function swapsOf(target: PublishTarget, folders: readonly (keyof PublishTarget)[], asLink: boolean): Swap[] {
  const isLink = asLink || readReleaseLink(target.outDir) !== undefined;
  return folders.map((folder) => ({
    ...createSwap(target, folder),
    old: freeOldName(target, folder),
    ...(isLink && folder === 'outDir' && { at: nextReleasePath(target.outDir) }),
  }));
}

/** In a container each build has the same number: what one could not remove has its name still. */
function freeOldName(target: PublishTarget, folder: keyof PublishTarget): string {
  for (let number = process.pid; ; number++) {
    const { old } = createSwap(target, folder, number);
    if (!pathExists(join(dirname(target[folder]), old))) return old;
  }
}

/** Runs `action` under the lock of the output folder: the one given, or one taken, or waited for, and released here. */
export async function withLock<T>(
  target: PublishTarget,
  lock: Lock | undefined,
  action: (lock: Lock) => T | Promise<T>,
  { patience, signal }: LockOptions = {},
): Promise<T> {
  if (lock) return action(lock);
  mkdirSync(dirname(target.outDir), { recursive: true });
  mkdirSync(dirname(target.deployDir), { recursive: true });
  const taken = await waitForLock(() => acquireLock(target.outDir), patience, signal);
  try {
    return await action(taken);
  } finally {
    taken.release();
  }
}

/**
 * Carries interrupted changes through and removes what dead builds left beside the folders. The caller holds the lock.
 * Returns whether a change was waiting. Names survive a power cut; bytes that the system had not yet written may not:
 * the next build compares them.
 */
export function recover(target: PublishTarget): boolean {
  const changes = readInterruptedChanges(target);
  if (changes) {
    for (const change of changes) if (!isPatch(change)) applySwap(target, change);
    applyPatches(target, changes.filter(isPatch));
    finishSwap(target, changes);
  }
  const left = listLeftovers(target);
  // No journal, or somebody removed the new tree: an old release is better than none.
  for (const { path, kind, folder } of left) if (kind === 'old' && !pathExists(folder)) renameOver(path, folder);
  for (const { path, kind, pid } of left) {
    // A lock file that another process is just moving away is its own to remove (lock.ts).
    const isInUse = kind === 'lock' && (pid === undefined || (pid !== process.pid && isRunning(pid, '')));
    if (!isInUse) removeIfPossible(path);
  }
  return changes !== undefined;
}
