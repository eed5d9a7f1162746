import type { AttachPlan } from '../../attach/attach.ts';
import { attachedManifestFile, manifestPieces } from '../../core/manifest/manifest.ts';
import { byCodeUnit } from '../../core/problem.ts';
import { putFile } from '../../publish/attached/folder.ts';

/** Writes what the origin answers now, for `gazette audit`: our documents, and of their pages what we answer for. */
export function writeAttachedManifest(
  { release, foreign, without }: Pick<AttachPlan, 'release' | 'foreign' | 'without'>,
  deployDir: string,
): void {
  const isOurs = ([from, to]: readonly [string, string]) => !foreign.has(from) && !foreign.has(to);
  const ours = { ...release, redirects: new Map([...release.redirects].filter(isOurs)) };
  const attached = {
    theirs: [...foreign].sort(byCodeUnit),
    htmlAlone: without.map(({ path }) => path).sort(byCodeUnit),
  };
  putFile(deployDir, attachedManifestFile, Buffer.concat(manifestPieces(ours, [], attached)));
}
