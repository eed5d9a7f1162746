import { statSync } from 'node:fs';
import { leftovers } from '../../publish/leftovers.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { tidy } from '../../publish/tidy.ts';

/** The two folders of a build in `out`. What a killed build began there is ended or taken back first. */
export async function builtFolders(out: string): Promise<Target> {
  const target = resolveTarget(out);
  if (leftovers(target).length > 0) await tidy(target);
  return target;
}

/** Cleans up after a killed build, for commands that use no folder. */
export async function tidyFolders(out: string): Promise<void> {
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory()) await builtFolders(out);
}
