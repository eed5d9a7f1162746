import type { Allowed } from './allowed.ts';

/** The codes of what must not be published. */
export type PrivateCode = 'private-secret' | 'private-person' | 'private-internal';

/** What stands around a match, for rules that need more than the match. */
export interface Around {
  /** Up to 60 characters before the value, and 24 after it. */
  readonly before: string;
  readonly after: string;
  readonly allowed: Allowed;
  /** Within a block of code, where samples stand. */
  readonly isCode: boolean;
  /** The value alone is between marks of code: it is spoken of. */
  readonly isSpan: boolean;
}

/** One kind of item. */
export interface Rule {
  /** What it is, with its article: `an NHS number`. */
  readonly what: string;
  /** Global; the value is the group `v`, or all of it. */
  readonly pattern: RegExp;
  /** Whether a match is one; absent: always. */
  readonly fits?: (value: string, around: Around) => boolean;
}

/** Rules with a pattern that is cheap to ask, and without which none of them matches. */
export interface Family {
  readonly code: PrivateCode;
  readonly sign: RegExp;
  readonly rules: readonly Rule[];
}

/** Places of the text of one document in which something private was found. */
export interface Found {
  readonly code: PrivateCode;
  readonly what: string;
  /** UTF-16 offsets in the text that was searched. */
  readonly start: number;
  readonly end: number;
  /** As it reads once nothing hides it. */
  readonly value: string;
}
