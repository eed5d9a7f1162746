import type { SignatureFault } from '../../audit/signature/judge.ts';
import type { ServedOtherwise } from '../../audit/verify.ts';
import type { Deviation } from '../../publish/verify.ts';

/** Result of a comparison. */
export interface Verified {
  /** A folder or an origin, as it is shown. */
  readonly of: string;
  /** `366 files`, `402 answers`. */
  readonly compared: string;
  readonly found: readonly (Deviation | ServedOtherwise | SignatureFault)[];
  /** Who signed it, where a signature holds. */
  readonly signature?: string | undefined;
  /** Nothing else than the signature was believed. */
  readonly bySignature?: true;
}
