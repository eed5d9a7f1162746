import { omitUndefined } from '../../core/omit-undefined.ts';
import { parseUrl } from '../../core/parse-url.ts';
import type { AwsCredentials } from '../../upload/s3/client.ts';
import { parseArguments, UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { commands } from '../index.ts';

/** The command line of a deployment, and what the environment adds. */
export interface DeploySettings {
  readonly out: string;
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

/** Reads `s3 [flags]` and the variables that AWS's own tools read. Throws UsageError, which shows no secret. */
export function parseDeploySettings({ args, env }: Pick<Invocation, 'args' | 'env'>): DeploySettings {
  const [target, ...rest] = args;
  if (target !== 's3') throw new UsageError('deploy takes what it deploys to: s3.');
  const flags = parseArguments(commands.deploy.flags, rest);
  return {
    out: flags.out ?? 'dist',
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
