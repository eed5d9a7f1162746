import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../digest.ts';
import type { Release } from '../release.ts';
import { type PlannedFile, plan } from './files.ts';
import { acquireLock, type Lock } from './lock.ts';
import { manifestFile, toManifest } from './manifest.ts';
import { sameTree } from './same-tree.ts';
import { stage } from './stage.ts';
import { recover, type Swap, swap, swapOf } from './swap.ts';
import { assertReplaceable, resolveTarget, type Target } from './target.ts';

export interface PublishOptions {
  readonly outDir: string;
  readonly deployDir: string;
  /** Host files by path below deployDir; the manifest is added to them. */
  readonly deployFiles: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** A lock taken before the content was read, so that an older build never replaces a newer one. */
  readonly lock?: Lock;
}

/** Which of the two folders were replaced; one that already held the same bytes was left alone. */
export interface Published {
  readonly outDir: boolean;
  readonly deployDir: boolean;
}

/**
 * Makes a release public: staged beside the output folder, verified, swapped in under a lock. Whoever reads the
 * folders sees the whole old release or the whole new one. Throws PublishError, LockError and I/O errors; then the
 * folders stand as they stood.
 */
export function publish(release: Release, options: PublishOptions): Published {
  const target = resolveTarget(options.outDir, options.deployDir);
  return withLock(target, options.lock, (lock) => {
    recover(target);
    assertReplaceable(target);
    const outDir = plan(release.files.values());
    const deployDir = plan(deployFiles(release, options));
    const wanted = { outDir, deployDir };
    const folders = (['outDir', 'deployDir'] as const).filter((folder) => !sameTree(target[folder], wanted[folder]));
    const swaps = folders.map((folder) => swapOf(target, folder));
    stageAll(target, swaps, wanted);
    lock.assertHeld();
    if (swaps.length > 0) swap(target, swaps);
    return { outDir: folders.includes('outDir'), deployDir: folders.includes('deployDir') };
  });
}

/** Runs `action` under the lock of the output folder: the one given, or one taken and released here. */
export function withLock<T>(target: Target, lock: Lock | undefined, action: (lock: Lock) => T): T {
  if (lock) return action(lock);
  mkdirSync(dirname(target.outDir), { recursive: true });
  mkdirSync(dirname(target.deployDir), { recursive: true });
  const taken = acquireLock(target.outDir);
  try {
    return action(taken);
  } finally {
    taken.release();
  }
}

function deployFiles(release: Release, options: PublishOptions): PlannedFile[] {
  const manifest = { file: manifestFile, bytes: new TextEncoder().encode(toManifest(release)) };
  return [...options.deployFiles, manifest].map(({ file, bytes }) => ({ file, bytes, sha256: sha256(bytes) }));
}

function stageAll(target: Target, swaps: readonly Swap[], wanted: Record<Swap['folder'], PlannedFile[]>): void {
  const staged = swaps.map((swap) => ({
    path: join(dirname(target[swap.folder]), swap.staged),
    files: wanted[swap.folder],
  }));
  try {
    for (const { path, files } of staged) stage(path, files);
  } catch (error) {
    // A full disk is the likely reason: give the space back at once.
    for (const { path } of staged) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}
