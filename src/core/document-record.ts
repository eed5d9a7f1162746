import type { TextFacts } from './release.ts';

/** Record of a document that no page of content/ is: everything that others ask of it but its bytes. */
export interface DocumentRecord {
  /** Path below dist/. */
  readonly file: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** Absent if nobody reads its text. */
  readonly read?: TextFacts | undefined;
  /** Digest of what it alone is made of: its descriptor, and what the table of documents found for it. */
  readonly own: string;
  /** The names of all else that was read to make it, each with the digest of its value. */
  readonly reads: ReadonlyMap<string, string>;
}
