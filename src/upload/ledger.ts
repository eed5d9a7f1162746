import { Stop } from '../core/stop.ts';
import { type Bucket, textOf } from './bucket.ts';

/** State of a bucket between deployments. A bucket that has it is Gazette's alone. */
export interface Ledger {
  readonly version: 1;
  /** Whether caches may be outdated: set before the first object changes, cleared at the end. */
  readonly pending: boolean;
  /** Unused assets, with the first day on which no release wants them. */
  readonly unused: Readonly<Record<string, string>>;
}

/** No page has this prefix, and the functions of the distribution do not serve it. */
export const ledgerKey = '.gazette/bucket.json';

/** Reads the ledger; undefined if there is none. */
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
