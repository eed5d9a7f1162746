import { manifestFile } from '../../core/manifest/manifest.ts';
import { pluralize } from '../../core/pluralize.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { PublishError } from '../errors.ts';
import type { PlannedRelease } from '../planned-release.ts';
import { publishFiles, recover, withLock } from '../publish.ts';
import type { PublishTarget } from '../publish-target.ts';
import { verifyFolder } from '../verify-folder.ts';
import type { KeepResult } from './keep-release.ts';
import {
  type KeptRelease,
  keptReleasesFolder,
  listKeptReleases,
  readListedRelease,
  releaseDigest,
} from './kept-releases.ts';

/** Rollback result. */
export interface RollbackResult {
  readonly to: KeptRelease;
  /** Changes in both folders; empty if that release stood there already. */
  readonly changes: readonly FileChange[];
  /** Whether the replaced release was kept. */
  readonly kept?: KeepResult | undefined;
}

/**
 * Puts a kept release back: by `name`, else the one before that which stands there. It is compared with its manifest byte
 * for byte, then staged, verified and swapped in as a build does it, under the same lock; the release that goes is kept.
 * Throws PublishError where there is none or it is damaged, ForeignFilesError, LockError, I/O errors and what aborted.
 */
export async function rollBack(
  target: PublishTarget,
  name: string | undefined,
  signal: AbortSignal | undefined,
): Promise<RollbackResult> {
  return withLock(target, undefined, async (lock) => {
    recover(target);
    const standing = readListedRelease(target);
    const kept = listKeptReleases(target);
    const now = standing && releaseDigest(standing.sha256);
    const to = chosen(kept, name, now, target);
    const wanted = whole(to);
    const changes = listFileChanges(standing?.files, wanted);
    // One that is kept already stays where it is in the row, so that the next rollback goes further back.
    const own = kept.find(({ digest }) => digest === now);
    const keep = own ? undefined : Number.POSITIVE_INFINITY;
    const published = await publishFiles(target, wanted, { lock, signal, keep, isDurable: true });
    return { to, changes, kept: changes.length > 0 && own ? { name: own.name } : published.kept };
  });
}

function chosen(
  kept: readonly KeptRelease[],
  name: string | undefined,
  now: string | undefined,
  target: PublishTarget,
): KeptRelease {
  // After a rollback the release that stands is one of those that are kept: then the next is older still.
  const at = kept.find(({ digest }) => digest === now)?.number ?? Number.POSITIVE_INFINITY;
  const found =
    name === undefined ? kept.findLast(({ number }) => number < at) : kept.find((each) => each.name === name);
  if (found) return found;
  const where = keptReleasesFolder(target);
  if (name !== undefined)
    throw new PublishError(
      `No release ${name} is kept in ${where}. \`npx gazette deploy rollback --list\` names those that are.`,
    );
  throw new PublishError(
    `No earlier release is kept in ${where}. Builds keep those that they replace with --keep N: npx gazette build --keep 5.`,
  );
}

/** The files of a kept release; throws PublishError where they are not what its manifest lists. */
function whole({ name, at, digest }: KeptRelease) {
  const release = readListedRelease(at);
  if (!release || releaseDigest(release.sha256) !== digest)
    throw new PublishError(`${name} cannot be put back: its manifest, deploy/${manifestFile}, is missing or damaged.`);
  const { files, hostFiles } = release.listed;
  const found = [
    ...verifyFolder(at.outDir, files).map((each) => ({ ...each, file: `dist/${each.file}` })),
    ...verifyFolder(at.deployDir, hostFiles).map((each) => ({ ...each, file: `deploy/${each.file}` })),
  ].filter(({ what }) => what !== 'extra');
  if (found.length === 0) return release.files;
  const named = found.slice(0, 5).map(({ file, what }) => `${file} (${what})`);
  const rest = found.length > named.length ? ` and ${pluralize(found.length - named.length, 'more file')}` : '';
  throw new PublishError(`${name} cannot be put back, it is not what was built: ${named.join(', ')}${rest}.`);
}

/** Change of one file when a release replaces another. */
export interface FileChange {
  readonly folder: keyof PublishTarget;
  /** Path below the folder. */
  readonly file: string;
  readonly what: 'added' | 'changed' | 'removed';
}

/** Compares two releases by the digests that their manifests list: the output folder first, then that of host files. */
export function listFileChanges(before: PlannedRelease | undefined, after: PlannedRelease): FileChange[] {
  return (['outDir', 'deployDir'] as const).flatMap((folder) => {
    const old = new Map(before?.[folder].map(({ file, sha256 }) => [file, sha256]));
    const now = new Map(after[folder].map(({ file, sha256 }) => [file, sha256]));
    const files = [...new Set([...old.keys(), ...now.keys()])].sort(compareCodeUnits);
    return files.flatMap((file): FileChange[] => {
      if (old.get(file) === now.get(file)) return [];
      const what = old.has(file) ? (now.has(file) ? 'changed' : 'removed') : 'added';
      return [{ folder, file, what }];
    });
  });
}
