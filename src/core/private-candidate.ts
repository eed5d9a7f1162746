import type { Problem } from './problem.ts';

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
