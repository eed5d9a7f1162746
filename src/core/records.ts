import type { Problem } from './problem.ts';
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

/** Possibly private value in a file, before published values are subtracted: plain data, kept with the file. */
export interface PrivateCandidate {
  readonly code: 'private-secret' | 'private-person' | 'private-internal';
  /** Noun phrase: `an NHS number`. */
  readonly what: string;
  /** Empty for a secret that is kept: no allowance concerns it. */
  readonly value: string;
  /** The value as a message may show it. */
  readonly says: string;
  readonly at: NonNullable<Problem['at']>;
  readonly field?: string;
  /** The digits of the whole number in which it stands; absent: none. */
  readonly number?: string;
}

/** Record of a typed module, a question, a skill or a file of public/ that a build found sound. */
export interface ContentRecord {
  /** `content/company.ts`. */
  readonly file: string;
  /** SHA-256 of its bytes, lower-case hex. */
  readonly digest: string;
  /** Value before any schema, as JSON. */
  readonly value: string;
  /** Result of checking the value, as JSON: see Located. */
  readonly checked: string;
  /** Possibly private values. */
  readonly candidates: readonly PrivateCandidate[];
}
