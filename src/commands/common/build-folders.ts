import { statSync } from 'node:fs';
import { cleanUpTarget } from '../../publish/clean-up-target.ts';
import { listLeftovers } from '../../publish/leftovers.ts';
import { type PublishTarget, resolveTarget } from '../../publish/publish-target.ts';

/** The two folders of a build in `out`. What a killed build began there is ended or taken back first. */
export async function prepareBuildFolders(out: string): Promise<PublishTarget> {
  const target = resolveTarget(out);
  if (listLeftovers(target).length > 0) await cleanUpTarget(target);
  return target;
}

/** Cleans up after a killed build, for commands that use no folder. */
export async function cleanUpBuildFolders(out: string): Promise<void> {
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory()) await prepareBuildFolders(out);
}
