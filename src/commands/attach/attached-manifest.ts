import type { AttachPlan } from '../../attach/attach.ts';
import { attachedManifestFile, renderManifestChunks } from '../../core/manifest/manifest.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { writeIfChanged } from '../../publish/attachment/folder-files.ts';

/** Writes what the origin answers now, for `gazette audit`: our documents, and of their pages what we answer for. */
export function writeAttachedManifest(
  { release, foreign, without }: Pick<AttachPlan, 'release' | 'foreign' | 'without'>,
  deployDir: string,
): void {
  const isOurs = ([from, to]: readonly [string, string]) => !foreign.has(from) && !foreign.has(to);
  const ours = { ...release, redirects: new Map([...release.redirects].filter(isOurs)) };
  const attached = {
    theirs: [...foreign].sort(compareCodeUnits),
    htmlAlone: without.map(({ path }) => path).sort(compareCodeUnits),
  };
  writeIfChanged(deployDir, attachedManifestFile, Buffer.concat(renderManifestChunks(ours, [], attached)));
}
