import { Stop } from '../core/stop.ts';
import { type Bucket, textOf } from './bucket.ts';

/** What a deployment leaves in the bucket for the next one. Where it lies, the bucket is Gazette's alone. */
export interface Ledger {
  readonly version: 1;
  /** Whether caches may hold what is no longer so: written before the first object changes, cleared at the end. */
  readonly pending: boolean;
  /** Assets that no release wants any more, with the day on which that was first so. */
  readonly unused: Readonly<Record<string, string>>;
}

/** No path of the site begins so, and the functions of the distribution answer no other. */
export const ledgerKey = '.gazette/bucket.json';

/** Reads it; undefined in a bucket that never had one. */
export async function readLedger(bucket: Bucket): Promise<Ledger | undefined> {
  const bytes = await bucket.read(ledgerKey);
  if (bytes === undefined) return undefined;
  const ledger = parsed(textOf(bytes));
  if (ledger?.version === 1 && typeof ledger.unused === 'object') return ledger;
  throw new Stop('io', `${ledgerKey} in the bucket is none that this Gazette wrote. Remove it and pass --adopt.`);
}

export async function writeLedger(bucket: Bucket, ledger: Ledger): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(ledger, null, 2)}\n`, 'utf8');
  await bucket.write(ledgerKey, bytes, { 'content-type': 'application/json', 'cache-control': 'no-store' });
}

function parsed(text: string): Ledger | undefined {
  try {
    return JSON.parse(text) as Ledger;
  } catch {
    return undefined;
  }
}
