import type { PrivateCandidate } from './private-candidate.ts';

/** What a build remembers of a typed module, a question, a skill or a file of public/ in which it found nothing wrong. */
export interface ContentRecord {
  /** `content/company.ts`. */
  readonly file: string;
  /** SHA-256 of its bytes, lower-case hex. */
  readonly digest: string;
  /** What it says, before any schema, as JSON. */
  readonly value: string;
  /** What was made of that by checking it, as JSON: see Located. */
  readonly checked: string;
  /** What may be private in it. */
  readonly candidates: readonly PrivateCandidate[];
}
