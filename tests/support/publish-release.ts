import type { Release } from '../../src/core/release.ts';
import { type DeployFile, planReleaseFiles } from '../../src/publish/planned-release.ts';
import { type PublishFilesOptions, type PublishResult, publishFiles } from '../../src/publish/publish.ts';
import { type PublishTarget, resolveTarget } from '../../src/publish/publish-target.ts';

export interface PublishOptions extends PublishFilesOptions, PublishTarget {
  /** Host files by path below deployDir; the manifest is added to them. */
  readonly deployFiles: readonly DeployFile[];
}

/** Publishes a whole release: its files, its host files and the manifest. */
export async function publishRelease(release: Release, options: PublishOptions): Promise<PublishResult> {
  const target = resolveTarget(options.outDir, options.deployDir);
  return publishFiles(target, planReleaseFiles(release, options.deployFiles), options);
}
