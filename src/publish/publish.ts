import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Release } from '../core/release.ts';
import { whenReadable } from '../core/system-error.ts';
import { plan } from './files.ts';
import { type Swap, swapOf } from './journal.ts';
import type { Keeping } from './kept/keep.ts';
import { acquireLock, type Lock } from './lock.ts';
import { patch } from './patch.ts';
import { recover } from './recover.ts';
import { stageAll, withoutKept } from './stage-all.ts';
import { type IsUntouched, survey } from './survey.ts';
import { swap } from './swap.ts';
import { assertRenamable, isThere, resolveTarget, type Target } from './target.ts';
import { nextRelease, turnedTo } from './turning.ts';
import { type Patience, whenFree } from './wait-for-lock.ts';
import { assertOwn, type DeployFile, type Wanted, wantedOf } from './wanted.ts';

export interface PublishFilesOptions {
  /** A lock that the caller holds already, and releases. */
  readonly lock?: Lock;
  /** Stops before anything is changed, with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Spares reading files that stand there already; without it each is read, and trusted by its digest alone. */
  readonly isUntouched?: IsUntouched;
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
export interface Waiting {
  readonly patience?: Patience | undefined;
  readonly signal?: AbortSignal;
}

export interface PublishOptions extends PublishFilesOptions, Target {
  /** Host files by path below deployDir; the manifest is added to them. */
  readonly deployFiles: readonly DeployFile[];
}

/** Which of the two folders were replaced or changed; one that already held the same bytes was left alone. */
export interface Published {
  readonly outDir: boolean;
  readonly deployDir: boolean;
  /** Whether the replaced release was kept; absent if there was none, or none are kept. */
  readonly kept?: Keeping;
}

/** publishFiles() for a whole release: its files, its host files and the manifest. */
export async function publish(release: Release, options: PublishOptions): Promise<Published> {
  const target = resolveTarget(options.outDir, options.deployDir);
  return publishFiles(target, wantedOf(release, options.deployFiles), options);
}

/**
 * Makes a release public: staged beside the output folder, verified, swapped in under a lock. Whoever reads the
 * folders sees the whole old release or the whole new one. Throws ForeignFilesError, PublishError, LockError, I/O
 * errors and what aborted the signal; then the folders stand as they stood, or recover() ends what `inPlace` began.
 */
export async function publishFiles(
  target: Target,
  wanted: Wanted,
  {
    lock: given,
    signal,
    isUntouched = () => false,
    inPlace = false,
    isDurable = false,
    keep,
    asLink = false,
  }: PublishFilesOptions = {},
): Promise<Published> {
  const planned = { outDir: plan(wanted.outDir), deployDir: plan(wanted.deployDir) };
  return withLock(target, given, async (lock) => {
    recover(target);
    assertRenamable(target);
    const pause = async () => {
      lock.renew();
      await setImmediate();
      signal?.throwIfAborted();
    };
    const look = (folder: keyof Target) => survey(target, folder, planned[folder], isUntouched, pause);
    const found = { outDir: await look('outDir'), deployDir: await look('deployDir') };
    const isNewLink = asLink && turnedTo(target.outDir) === undefined;
    const isDue = (folder: keyof Target) => !found[folder].isSame || (isNewLink && folder === 'outDir');
    const folders = (['outDir', 'deployDir'] as const).filter(isDue);
    assertOwn(target, folders, planned, found);
    // Loaded where releases are kept: most builds keep none.
    const kept =
      keep && folders.length > 0 ? await (await import('./kept/keep.ts')).keepStanding(target, pause) : undefined;
    const stagings = folders.map((folder) => ({ folder, files: planned[folder], found: found[folder] }));
    await stageAll(target, inPlace ? stagings.map(withoutKept) : stagings, lock, pause, isDurable);
    if (folders.length === 0) return { outDir: false, deployDir: false };
    if (inPlace) patch(target, stagings);
    else swap(target, swapsOf(target, folders, asLink));
    if (keep !== undefined && Number.isFinite(keep)) {
      const { pruneKept } = await import('./kept/prune.ts');
      // The release is live: what cannot be removed now is removed with a later one.
      whenReadable(() => pruneKept(target, keep));
    }
    const published = { outDir: folders.includes('outDir'), deployDir: folders.includes('deployDir') };
    return kept ? { ...published, kept } : published;
  });
}

function swapsOf(target: Target, folders: readonly (keyof Target)[], asLink: boolean): Swap[] {
  const isLink = asLink || turnedTo(target.outDir) !== undefined;
  return folders.map((folder) => ({
    ...swapOf(target, folder),
    old: freeOldName(target, folder),
    ...(isLink && folder === 'outDir' && { at: nextRelease(target.outDir) }),
  }));
}

/** In a container each build has the same number: what one could not remove has its name still. */
function freeOldName(target: Target, folder: keyof Target): string {
  for (let number = process.pid; ; number++) {
    const { old } = swapOf(target, folder, number);
    if (!isThere(join(dirname(target[folder]), old))) return old;
  }
}

/** Runs `action` under the lock of the output folder: the one given, or one taken, or waited for, and released here. */
export async function withLock<T>(
  target: Target,
  lock: Lock | undefined,
  action: (lock: Lock) => T | Promise<T>,
  { patience, signal }: Waiting = {},
): Promise<T> {
  if (lock) return action(lock);
  mkdirSync(dirname(target.outDir), { recursive: true });
  mkdirSync(dirname(target.deployDir), { recursive: true });
  const taken = await whenFree(() => acquireLock(target.outDir), patience, signal);
  try {
    return await action(taken);
  } finally {
    taken.release();
  }
}
