/** Kind of change of a fact or list item. */
export type ChangeKind = 'added' | 'changed' | 'rewritten' | 'renamed' | 'revised' | 'removed';

/** A change that the ledger knows: data, of which each language makes its own sentence. */
export interface RecordedChange {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Start of the address: `company`, `solutions`, `page`. */
  readonly resource: string;
  /** The item, or the member: `recall-calls`, `products/kit`, `registeredAddress`; of a page its path. */
  readonly id: string;
  /** The field of it that changed, `postalCode`; empty where the whole did. */
  readonly field: string;
  readonly kind: ChangeKind;
  /** Name of the item, or its last; absent where it has none, or none may be kept. */
  readonly name?: string;
  /** Values where they are short and may be kept; in the form of the API. */
  readonly was?: unknown;
  readonly now?: unknown;
  /** Path of this site, with its fragment, where it can be read. */
  readonly path: string;
}
