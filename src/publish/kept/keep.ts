import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { whenReadable } from '../../core/system-error.ts';
import { syncFolder } from '../durable.ts';
import { fileDigest } from '../file-digest.ts';
import { fileTime } from '../file-time.ts';
import type { PlannedFile } from '../files.ts';
import type { Pause } from '../pause.ts';
import { removeTree } from '../remove-tree.ts';
import { renameOver } from '../rename-over.ts';
import { makeFolder, stage } from '../stage.ts';
import { compareStaged } from '../staged-bytes.ts';
import { beside, type Target } from '../target.ts';
import { listTree } from '../tree.ts';
import { keptDigest, keptFolder, keptReleases, targetIn } from './kept.ts';
import { sealedRelease } from './sealed-release.ts';

/** Result of keeping the release that is about to be replaced. */
export type Keeping = { readonly name: string } | { readonly unkept: string };

const folders = ['outDir', 'deployDir'] as const;

/**
 * Gives the standing release a place among the kept ones: second names of its files, made aside and renamed at once, so whole or
 * not at all. One that is kept becomes the newest; undefined where none stands. The caller holds the lock. Throws I/O errors.
 */
export async function keepStanding(target: Target, pause: Pause): Promise<Keeping | undefined> {
  const standing = sealedRelease(target);
  if (!standing) return undefined;
  const kept = keptReleases(target);
  const digest = keptDigest(standing.sha256);
  const newest = kept.at(-1);
  const name = `${(newest?.number ?? 0) + 1}-${digest}`;
  if (newest?.digest === digest) return { name: newest.name };
  const folder = keptFolder(target);
  const same = kept.find((each) => each.digest === digest);
  if (same) {
    renameOver(join(folder, same.name), join(folder, name));
    return { name };
  }
  for (const each of folders) {
    const file = otherFile(target[each], standing.files[each]);
    if (file !== undefined) return { unkept: file };
  }
  const aside = beside(target.outDir, `kept-${process.pid}`);
  try {
    removeTree(aside);
    makeFolder(aside);
    const to = targetIn(aside);
    for (const each of folders) {
      const files = standing.files[each];
      const all = new Set(files.map(({ file }) => file));
      const written = await stage(to[each], files, { folder: target[each], files: all }, pause);
      await compareStaged(to[each], written, pause);
    }
    mkdirSync(folder, { recursive: true });
    renameOver(aside, join(folder, name));
    syncFolder(folder);
  } catch (error) {
    removeTree(aside);
    throw error;
  }
  return { name };
}

/** The first file that is not as listed, or undefined. Size and our own time decide, and where a copy lost the times the bytes. */
function otherFile(folder: string, files: readonly PlannedFile[]): string | undefined {
  const there = new Map(listTree(folder).map((entry) => [entry.path, entry]));
  return files.find(({ file, size, sha256: digest }) => {
    const entry = there.get(file);
    if (entry?.kind !== 'file' || entry.size !== size) return true;
    return entry.mtimeMs !== fileTime(digest) * 1000 && whenReadable(() => fileDigest(join(folder, file))) !== digest;
  })?.file;
}
