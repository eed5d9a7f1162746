import { omitEmpty } from '../../core/values.ts';
import type { Credentials } from '../../upload/s3/client.ts';
import { parseArguments, UsageError } from '../common/arguments.ts';
import { bucketPlace, credentialsIn, noCredentials, numberOf, originOf } from '../common/bucket-place.ts';
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
  readonly credentials: Credentials;
}

/** Reads `s3 [flags]` and the variables that AWS's own tools read. Throws UsageError, which shows no secret. */
export function deploySettings({ args, env }: Pick<Invocation, 'args' | 'env'>): DeploySettings {
  const [target, ...rest] = args;
  if (target !== 's3') throw new UsageError('deploy takes what it deploys to: s3.');
  const flags = parseArguments(commands.deploy.flags, rest);
  return {
    out: flags.out ?? 'dist',
    dryRun: flags['dry-run'],
    adopt: flags.adopt,
    keepDays: numberOf('keep-days', flags['keep-days'] ?? '30', 3650),
    width: numberOf('concurrency', flags.concurrency ?? '16', 128, 1),
    ...bucketPlace(flags, env, 'S3_BUCKET'),
    ...omitEmpty({ distribution: flags.distribution ?? (env.CLOUDFRONT_DISTRIBUTION || undefined) }),
    cloudFront: originOf(env.AWS_ENDPOINT_URL_CLOUDFRONT || 'https://cloudfront.amazonaws.com'),
    credentials: credentialsOf(env),
  };
}

function credentialsOf(env: Invocation['env']): Credentials {
  const found = credentialsIn(env);
  if (!found) throw new UsageError(noCredentials);
  return found;
}
