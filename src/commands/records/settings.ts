import type { RecordsOptions } from '../../upload/records.ts';
import type { Credentials } from '../../upload/s3/client.ts';
import { parseArguments, UsageError } from '../common/arguments.ts';
import { bucketPlace, credentialsIn, numberOf } from '../common/bucket-place.ts';
import type { Invocation } from '../common/invocation.ts';
import { commands } from '../index.ts';

/** The command line of a transfer of records, and what the environment adds. */
export interface RecordsSettings extends RecordsOptions {
  readonly does: 'fetch' | 'store';
  readonly region: string;
  readonly bucket: string;
  readonly keepDays: number;
  /** Absent on a machine without access. */
  readonly credentials: Credentials | undefined;
}

/** Reads `fetch|store [flags]` and the variables that AWS's own tools read. Throws UsageError, which shows no secret. */
export function recordsSettings({ args, env }: Pick<Invocation, 'args' | 'env'>): RecordsSettings {
  const [does, ...rest] = args;
  if (does !== 'fetch' && does !== 'store') throw new UsageError('records takes what it does: fetch or store.');
  const flags = parseArguments(commands.records.flags, rest);
  const prefix = flags.prefix ?? 'records/';
  if (!/^(?:[\w.-]+\/)+$/.test(prefix)) throw new UsageError(`--prefix ends with "/": records/, not "${prefix}".`);
  return {
    does,
    prefix,
    ...bucketPlace(flags, env, 'RECORDS_BUCKET'),
    keepDays: numberOf('keep-days', flags['keep-days'] ?? '30', 3650, 1),
    most: numberOf('most', flags.most ?? (does === 'fetch' ? '4' : '32'), 999, 1),
    width: 8,
    key: env.RECORDS_KEY ?? '',
    credentials: credentialsIn(env),
  };
}
