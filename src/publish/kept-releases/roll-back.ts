import { manifestFile } from '../../core/manifest/manifest.ts';
import { pluralize } from '../../core/pluralize.ts';
import { PublishError } from '../errors.ts';
import { publishFiles, withLock } from '../publish.ts';
import type { PublishTarget } from '../publish-target.ts';
import { recover } from '../recover.ts';
import { verifyFolder } from '../verify-folder.ts';
import { type FileChange, listFileChanges } from './file-changes.ts';
import type { KeepResult } from './keep-release.ts';
import { type KeptRelease, keptReleasesFolder, listKeptReleases, releaseDigest } from './kept-releases.ts';
import { readListedRelease } from './listed-release.ts';

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
      `No release ${name} is kept in ${where}. \`npm run deploy -- rollback --list\` names those that are.`,
    );
  throw new PublishError(
    `No earlier release is kept in ${where}. Builds keep those that they replace with --keep N: npm run build -- --keep 5.`,
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
    ...verifyFolder(at.deployDir, hostFiles, [manifestFile]).map((each) => ({ ...each, file: `deploy/${each.file}` })),
  ].filter(({ what }) => what !== 'extra');
  if (found.length === 0) return release.files;
  const named = found.slice(0, 5).map(({ file, what }) => `${file} (${what})`);
  const rest = found.length > named.length ? ` and ${pluralize(found.length - named.length, 'more file')}` : '';
  throw new PublishError(`${name} cannot be put back, it is not what was built: ${named.join(', ')}${rest}.`);
}
