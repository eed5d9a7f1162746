import type { Problem } from './problem.ts';

/** What may be private in a file, before anybody asks what the organisation may publish: plain data, kept with the file. */
export interface PrivateCandidate {
  readonly code: 'private-secret' | 'private-person' | 'private-internal';
  /** With its article: `an NHS number`. */
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
