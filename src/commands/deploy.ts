import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CommandExit } from '../core/command-exit.ts';
import { sha256 } from '../core/digest.ts';
import { sideCarOf } from '../core/encoding.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import type { Upload } from '../hosts/cloudfront/plan.ts';
import { resolveTarget } from '../publish/publish-target.ts';
import { readManifest } from '../publish/read-manifest.ts';
import type { BuiltFiles } from '../upload/planned-objects.ts';
import { planObjects } from '../upload/planned-objects.ts';
import { createAwsClient } from '../upload/s3/client.ts';
import { invalidateDistribution } from '../upload/s3/invalidate-distribution.ts';
import { createS3Bucket } from '../upload/s3/s3-bucket.ts';
import { type BucketComparison, compareBucket, upload } from '../upload/upload.ts';
import { prepareBuildFolders } from './common/build-folders.ts';
import type { Invocation } from './common/invocation.ts';
import { type DeploySettings, parseDeploySettings } from './deploy/deploy-settings.ts';

/** `gazette deploy s3`: makes a bucket what was built. With --dry-run it only says what would change. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = parseDeploySettings(invocation);
  const built = readDeployBuild((await prepareBuildFolders(resolve(invocation.cwd, settings.out))).outDir);
  const wanted = planObjects(built);
  const client = { ...settings.credentials, pause: (ms: number) => setTimeout(ms) };
  const bucket = createS3Bucket(
    settings.bucket,
    createAwsClient({ ...client, service: 's3', region: settings.region }),
  );
  const tell = (line: string) => invocation.print(`${line}\n`);
  if (!built.isForProduction)
    tell('In this build nothing is compressed. What goes live is made with: npm run build -- --production');
  const { width, keepDays, adopt } = settings;
  const options = { width, keepDays, adopt, today: new Date(invocation.now()).toISOString().slice(0, 10) };
  if (settings.dryRun) {
    const comparison = await compareBucket(wanted, bucket, options);
    for (const line of listed(comparison)) tell(line);
    tell(`${summary(comparison)} Nothing was changed (--dry-run).`);
    return exitCodes.ok.code;
  }
  const comparison = await upload(wanted, bucket, {
    ...options,
    read: built.read,
    tell,
    invalidate: invalidation(
      settings,
      invocation,
      createAwsClient({ ...client, service: 'cloudfront', region: 'us-east-1' }),
    ),
  });
  tell(summary(comparison));
  return exitCodes.ok.code;
}

function invalidation(
  { distribution, cloudFront }: DeploySettings,
  { now, print }: Invocation,
  send: ReturnType<typeof createAwsClient>,
): (() => Promise<void>) | undefined {
  if (distribution === undefined) return undefined;
  let number = 0;
  return async () => {
    number += 1;
    await invalidateDistribution(cloudFront, distribution, `gazette-${now()}-${number}`, send);
    print(`caches of ${distribution} are emptied\n`);
  };
}

const signs = { new: '+', bytes: '~', fields: '~' };

/** `+ key`, `~ key (fields)`, `- key`: what would be done, in its order. */
function listed({ uploads, removals }: BucketComparison): string[] {
  return [
    ...uploads.map(({ wanted, why }) => `${signs[why]} ${wanted.key}${why === 'fields' ? ' (fields)' : ''}`),
    ...removals.map((key) => `- ${key}`),
  ];
}

function summary({ uploads, removals, kept }: BucketComparison): string {
  const added = uploads.filter(({ why }) => why === 'new').length;
  const counts = `${added} new, ${uploads.length - added} changed, ${removals.length} removed`;
  return `${pluralize(uploads.length + removals.length, 'difference')}: ${counts}; ${pluralize(Object.keys(kept).length, 'asset')} of earlier releases kept.`;
}

/** A build on disk, as a deployment reads it. */
interface DeployBuild extends BuiltFiles {
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
