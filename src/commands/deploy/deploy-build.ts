import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandExit } from '../../core/command-exit.ts';
import { sha256 } from '../../core/digest.ts';
import { sideCarOf } from '../../core/encoding.ts';
import type { Upload } from '../../hosts/cloudfront/plan.ts';
import { resolveTarget } from '../../publish/publish-target.ts';
import { readManifest } from '../../publish/read-manifest.ts';
import type { BuiltFiles } from '../../upload/planned-objects.ts';

/** A build on disk, as a deployment reads it. */
export interface DeployBuild extends BuiltFiles {
  /** Whether it was made with all that visitors profit from (--production). */
  readonly isForProduction: boolean;
}

/**
 * Reads the plan beside an output folder, and a file with its digest when it is asked for: plan and files may be of two
 * builds.
 */
export function readDeployBuild(out: string): DeployBuild {
  const { outDir, deployDir } = resolveTarget(out);
  const manifest = readManifest(deployDir);
  if (!manifest) throw new CommandExit('io', `There is no build in ${outDir}. Run npm run build first.`);
  const planFile = join(deployDir, 'cloudfront/plan.json');
  const listed = manifest.hostFiles.find(({ file }) => file.endsWith('cloudfront/plan.json'));
  if (!listed)
    throw new CommandExit('io', `The build made no plan for S3: name 'cloudfront' among the hosts of content/site.ts.`);
  const digests = new Map(manifest.files.map(({ file, sha256 }) => [file, sha256]));
  const stale = (file: string) => new CommandExit('io', `${file} is not what was built. Run npm run build again.`);
  const plan = readFileSync(planFile);
  if (sha256(plan) !== listed.sha256) throw stale(planFile);
  return {
    plan: JSON.parse(plan.toString('utf8')) as Upload[],
    isForProduction: manifest.files.some(({ file }) => file.endsWith(sideCarOf('', 'gzip'))),
    digestOf(file) {
      const digest = digests.get(file);
      if (digest === undefined) throw stale(planFile);
      return digest;
    },
    read(file) {
      const bytes = readFileSync(join(outDir, file));
      if (sha256(bytes) !== digests.get(file)) throw stale(join(outDir, file));
      return bytes;
    },
  };
}
