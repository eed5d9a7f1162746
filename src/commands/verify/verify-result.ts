import type { SignatureFault } from '../../audit/signature/judge-signature.ts';
import type { MisservedDocument } from '../../audit/verify.ts';
import type { Deviation } from '../../publish/verify-folder.ts';

/** Result of a comparison. */
export interface VerifyResult {
  /** A folder or an origin, as it is shown. */
  readonly of: string;
  /** `366 files`, `402 answers`. */
  readonly compared: string;
  readonly found: readonly (Deviation | MisservedDocument | SignatureFault)[];
  /** Who signed it, where a signature holds. */
  readonly signature?: string | undefined;
  /** Nothing else than the signature was believed. */
  readonly bySignature?: true;
}
