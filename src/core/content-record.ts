import type { PrivateCandidate } from './private-candidate.ts';

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
