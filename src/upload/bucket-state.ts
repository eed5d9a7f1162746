import { CommandExit } from '../core/command-exit.ts';
import { type Bucket, bytesToText } from './bucket.ts';

/** State of a bucket between deployments. A bucket that has it is Gazette's alone. */
export interface BucketState {
  readonly version: 1;
  /** Whether caches may be outdated: set before the first object changes, cleared at the end. */
  readonly pending: boolean;
  /** Unused assets, with the first day on which no release wants them. */
  readonly unused: Readonly<Record<string, string>>;
}

/** No page has this prefix, and the functions of the distribution do not serve it. */
export const bucketStateKey = '.gazette/bucket.json';

/** Reads the ledger; undefined if there is none. */
export async function readBucketState(bucket: Bucket): Promise<BucketState | undefined> {
  const bytes = await bucket.read(bucketStateKey);
  if (bytes === undefined) return undefined;
  const ledger = parsed(bytesToText(bytes));
  if (ledger?.version === 1 && typeof ledger.unused === 'object') return ledger;
  throw new CommandExit(
    'io',
    `${bucketStateKey} in the bucket is none that this Gazette wrote. Remove it and pass --adopt.`,
  );
}

export async function writeBucketState(bucket: Bucket, ledger: BucketState): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(ledger, null, 2)}\n`, 'utf8');
  await bucket.write(bucketStateKey, bytes, { 'content-type': 'application/json', 'cache-control': 'no-store' });
}

function parsed(text: string): BucketState | undefined {
  try {
    return JSON.parse(text) as BucketState;
  } catch {
    return undefined;
  }
}
