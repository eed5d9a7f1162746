import type { PrivateCandidate } from './private-candidate.ts';
import type { TextFacts } from './release.ts';

/** Record of one document of a page: everything that others ask of it but its bytes. */
export interface OutputRecord {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly read: TextFacts;
}

/** Record of a page whose file has no problem. */
export interface PageRecord {
  /** `content/pages/x.md`. */
  readonly source: string;
  /** SHA-256 of the bytes of that file, lower-case hex. */
  readonly digest: string;
  /** Front matter before any schema, as JSON. */
  readonly values: string;
  /** UTF-8 bytes of its body. */
  readonly bodyBytes: number;
  /** Names of the facts that its body uses. */
  readonly facts: readonly string[];
  /** Digest of the text of its body with facts filled in, and what stands for their values; empty: nobody asked for it. */
  readonly text: string;
  /** Digest of everything else that its two documents are made of. */
  readonly basis: string;
  /** Possibly private values in its file, before published ones are subtracted. */
  readonly candidates: readonly PrivateCandidate[];
  readonly html: OutputRecord;
  readonly mirror: OutputRecord;
}
