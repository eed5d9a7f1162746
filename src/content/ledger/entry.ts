/** Ledger entry of a fact for one date. */
export interface LedgerEntry {
  /** `company#registeredAddress/postalCode`, `page#/about/`. */
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Value digest, 22 characters of base64url; `-`: no longer published. */
  readonly digest: string;
  /**
   * The values before and after, null where there is none or it is not kept; one value, or none, of a fact that was there
   * when the ledger began, which is no news. Absent: nothing is kept of them.
   */
  readonly values?: readonly unknown[];
  /** Values were erased, and none are kept from then on. */
  readonly isForgotten?: true;
}

/** The digest of what is no longer published. */
export const removedDigest = '-';

/** Whether an entry records a fact from when the ledger began. */
export const isInitialEntry = ({ digest, values }: LedgerEntry): boolean =>
  digest !== removedDigest && values !== undefined && values.length < 2;
