import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toDay } from '../core/dates.ts';
import { sha256 } from '../core/digest.ts';
import { sideCarOf } from '../core/encoding.ts';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { parseUrl } from '../core/parse-url.ts';
import { pluralize } from '../core/pluralize.ts';
import type { Upload } from '../hosts/cloudfront/plan.ts';
import { resolveTarget } from '../publish/publish-target.ts';
import { readManifest } from '../publish/read-manifest.ts';
import { type BuiltFiles, planObjects } from '../upload/inventory.ts';
import { type AwsCredentials, createAwsClient, createS3Bucket, invalidateDistribution } from '../upload/s3/client.ts';
import { type BucketComparison, compareBucket, upload } from '../upload/upload.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { prepareBuildFolders } from './common/build-folders.ts';
import type { Invocation } from './common/invocation.ts';
import { commands } from './index.ts';

/** `gazette deploy s3`: makes a bucket what was built. With --dry-run it only says what would change. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = parseDeploySettings(invocation);
  const built = readDeployBuild((await prepareBuildFolders(resolve(invocation.cwd, settings.output))).outDir);
  const wanted = planObjects(built);
  const client = { ...settings.credentials, pause: (ms: number) => setTimeout(ms) };
  const bucket = createS3Bucket(
    settings.bucket,
    createAwsClient({ ...client, service: 's3', region: settings.region }),
  );
  const tell = (line: string) => invocation.print(`${line}\n`);
  if (!built.isForProduction)
    tell('In this build nothing is compressed. What goes live is made with: npx gazette build --production');
  const { width, keepDays, adopt } = settings;
  const options = { width, keepDays, adopt, today: toDay(invocation.now()) };
  if (settings.dryRun) {
    const comparison = await compareBucket(wanted, bucket, options);
    for (const line of listed(comparison)) tell(line);
    tell(`${summary(comparison)} Nothing was changed (--dry-run).`);
    return exitCodes.ok.code;
  }
  const comparison = await upload(wanted, bucket, {
    ...options,
    read(file) {
      invocation.progress?.(`uploading ${file}`);
      return built.read(file);
    },
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
  if (!manifest) throw new CommandExit('io', `There is no build in ${outDir}. Run npx gazette build first.`);
  const planFile = join(deployDir, 'cloudfront/plan.json');
  const listed = manifest.hostFiles.find(({ file }) => file.endsWith('cloudfront/plan.json'));
  if (!listed)
    throw new CommandExit('io', `The build made no plan for S3: name 'cloudfront' among the hosts of content/site.ts.`);
  const digests = new Map(manifest.files.map(({ file, sha256 }) => [file, sha256]));
  const stale = (file: string) => new CommandExit('io', `${file} is not what was built. Run npx gazette build again.`);
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

/** The command line of a deployment, and what the environment adds. */
interface DeploySettings {
  readonly output: string;
  readonly dryRun: boolean;
  readonly adopt: boolean;
  readonly keepDays: number;
  readonly width: number;
  readonly region: string;
  /** Address of the bucket, with `/` at its end. */
  readonly bucket: string;
  readonly distribution?: string;
  readonly cloudFront: string;
  readonly credentials: AwsCredentials;
}

/** Reads the flags and the variables that AWS's own tools read. Throws UsageError, which shows no secret. */
export function parseDeploySettings({ args, env }: Pick<Invocation, 'args' | 'env'>): DeploySettings {
  const flags = parseArguments(commands['deploy s3'].flags, args);
  return {
    output: flags.output ?? 'dist',
    dryRun: flags['dry-run'],
    adopt: flags.adopt,
    keepDays: numberOf('keep-days', flags['keep-days'] ?? '30', 3650),
    width: numberOf('concurrency', flags.concurrency ?? '16', 128, 1),
    ...bucketPlace(flags, env),
    ...omitUndefined({ distribution: flags.distribution ?? (env.CLOUDFRONT_DISTRIBUTION || undefined) }),
    cloudFront: originOf(env.AWS_ENDPOINT_URL_CLOUDFRONT || 'https://cloudfront.amazonaws.com'),
    credentials: credentialsOf(env),
  };
}

/** Reads those that AWS's own tools read. Throws UsageError where they are not both set. */
function credentialsOf(env: Invocation['env']): AwsCredentials {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new UsageError(
      'Credentials are read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which are not both set.',
    );
  return { accessKeyId, secretAccessKey, ...omitUndefined({ sessionToken: AWS_SESSION_TOKEN || undefined }) };
}

interface BucketFlags {
  readonly bucket: string | undefined;
  readonly region: string | undefined;
  readonly endpoint: string | undefined;
}

/** Where a bucket is: its address with `/` at its end, and its region. */
function bucketPlace(flags: BucketFlags, env: Invocation['env']) {
  const bucket = flags.bucket ?? env.S3_BUCKET ?? '';
  // S3's rules for names, so that none can lead elsewhere.
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new UsageError(`--bucket (or S3_BUCKET) is the name of a bucket, not "${bucket}".`);
  const region = flags.region ?? (env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1');
  if (!/^[a-z0-9-]+$/.test(region)) throw new UsageError(`--region is the name of a region, not "${region}".`);
  const endpoint = flags.endpoint ?? (env.AWS_ENDPOINT_URL_S3 || undefined);
  return {
    region,
    bucket: endpoint === undefined ? addressAtAws(bucket, region) : `${originOf(endpoint)}/${bucket}/`,
  };
}

/** A certificate of AWS fits no name with dots before the region: such a bucket stands in the path. */
function addressAtAws(bucket: string, region: string): string {
  const server = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${server}/${bucket}/` : `https://${bucket}.${server}/`;
}

/** Plain http only to this machine: a signature does not hide what is sent. */
function originOf(text: string): string {
  const url = parseUrl(text);
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.pathname !== '/' || url.search || url.username || !(url.protocol === 'https:' || isLocal))
    throw new UsageError(
      `--endpoint is an https origin, or http on this machine: https://s3.example.com, not "${text}".`,
    );
  return url.origin;
}

/** Reads a number up to `most`; throws UsageError. */
function numberOf(name: string, text: string, most: number, least = 0): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) > most || Number(text) < least)
    throw new UsageError(`--${name} is a number up to ${most}, not "${text}".`);
  return Number(text);
}
