import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sha256 } from '../core/digest.ts';
import type { Release } from '../core/release.ts';
import { ForeignFilesError } from './errors.ts';
import { type PlannedFile, plan } from './files.ts';
import { foreignFiles, foreignProblems } from './foreign.ts';
import { type Swap, swapOf } from './journal.ts';
import { acquireLock, type Lock } from './lock.ts';
import { manifestFile, readManifest, toManifest } from './manifest.ts';
import { sameTree } from './same-tree.ts';
import { stage } from './stage.ts';
import { recover, swap } from './swap.ts';
import { assertRenamable, resolveTarget, type Target } from './target.ts';
import { listTree } from './tree.ts';

export interface PublishOptions {
  readonly outDir: string;
  readonly deployDir: string;
  /** Host files by path below deployDir; the manifest is added to them. */
  readonly deployFiles: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** A lock that the caller holds already, and releases. */
  readonly lock?: Lock;
  /** Stops before the swap, with its reason. */
  readonly signal?: AbortSignal;
}

/** Which of the two folders were replaced; one that already held the same bytes was left alone. */
export interface Published {
  readonly outDir: boolean;
  readonly deployDir: boolean;
}

/**
 * Makes a release public: staged beside the output folder, verified, swapped in under a lock. Whoever reads the
 * folders sees the whole old release or the whole new one. Throws ForeignFilesError, PublishError, LockError, I/O
 * errors and what aborted the signal; then the folders stand as they stood.
 */
export async function publish(release: Release, options: PublishOptions): Promise<Published> {
  const target = resolveTarget(options.outDir, options.deployDir);
  return withLock(target, options.lock, async (lock) => {
    recover(target);
    assertRenamable(target);
    const wanted = { outDir: plan(release.files.values()), deployDir: plan(deployFiles(release, options)) };
    const folders = changedFolders(target, wanted);
    const swaps = folders.map((folder) => swapOf(target, folder));
    await stageAll(target, swaps, wanted, lock, async () => {
      lock.renew();
      await setImmediate();
      options.signal?.throwIfAborted();
    });
    if (swaps.length > 0) swap(target, swaps);
    return { outDir: folders.includes('outDir'), deployDir: folders.includes('deployDir') };
  });
}

/** Runs `action` under the lock of the output folder: the one given, or one taken and released here. */
export async function withLock<T>(
  target: Target,
  lock: Lock | undefined,
  action: (lock: Lock) => T | Promise<T>,
): Promise<T> {
  if (lock) return action(lock);
  mkdirSync(dirname(target.outDir), { recursive: true });
  mkdirSync(dirname(target.deployDir), { recursive: true });
  const taken = acquireLock(target.outDir);
  try {
    return await action(taken);
  } finally {
    taken.release();
  }
}

type Wanted = Readonly<Record<Swap['folder'], readonly PlannedFile[]>>;

/** The folders that do not hold what is wanted. Throws ForeignFilesError when they hold what is not ours. */
function changedFolders(target: Target, wanted: Wanted): Swap['folder'][] {
  const trees = { outDir: listTree(target.outDir), deployDir: listTree(target.deployDir) };
  const folders = (['outDir', 'deployDir'] as const).filter(
    (folder) => !sameTree(target[folder], wanted[folder], trees[folder]),
  );
  const manifest = readManifest(target.deployDir);
  const listed = {
    outDir: manifest?.files.map(({ file }) => file) ?? [],
    deployDir: [manifestFile, ...(manifest?.hostFiles?.map(({ file }) => file) ?? [])],
  };
  const problems = folders.flatMap((folder) => {
    const found = foreignFiles(target[folder], trees[folder], new Set(listed[folder]), wanted[folder]);
    return foreignProblems(target[folder], found, hints[folder]);
  });
  if (problems.length > 0) throw new ForeignFilesError(problems);
  return folders;
}

const hints: Readonly<Record<Swap['folder'], string>> = {
  outDir:
    'To publish it, move it to public/. Else move it out of the folder, or delete it. Is all of the folder from an earlier build? Then delete the folder.',
  deployDir:
    'Move it out of the folder, or delete it. Is all of the folder from an earlier build? Then delete the folder.',
};

function deployFiles(release: Release, options: PublishOptions): PlannedFile[] {
  const planned = ({ file, bytes }: PublishOptions['deployFiles'][number]) => ({ file, bytes, sha256: sha256(bytes) });
  const hostFiles = options.deployFiles.map(planned);
  const manifest = new TextEncoder().encode(toManifest(release, hostFiles));
  return [...hostFiles, planned({ file: manifestFile, bytes: manifest })];
}

async function stageAll(
  target: Target,
  swaps: readonly Swap[],
  wanted: Wanted,
  lock: Lock,
  pause: () => Promise<void>,
): Promise<void> {
  const staged = swaps.map((swap) => ({
    path: join(dirname(target[swap.folder]), swap.staged),
    files: wanted[swap.folder],
  }));
  try {
    for (const { path, files } of staged) await stage(path, files, pause);
    await pause();
    lock.assertHeld();
  } catch (error) {
    // A full disk is the likely reason: give the space back at once.
    for (const { path } of staged) rmSync(path, { recursive: true, force: true });
    // Whoever took the lock over has removed what was staged here: that is told, and not which file is missing.
    lock.assertHeld();
    throw error;
  }
}
