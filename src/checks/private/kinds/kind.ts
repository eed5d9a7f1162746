/** The codes of what must not be published. */
export type PrivateCode = 'private-secret' | 'private-person' | 'private-internal';

/** What makes the scanner ask a kind at a place of a text. */
export type Trigger =
  /** Beginnings, in any case. One that begins with a letter or a digit counts at the start of a word alone. */
  | { readonly words: readonly string[] }
  /** The same in exactly this case. */
  | { readonly literals: readonly string[] }
  /** At least so many digits close to each other. */
  | { readonly digits: number }
  /** At least so many characters of keys (`A-Za-z0-9+/_-`) in a row. */
  | { readonly run: number };

/** What stands around a match, for rules that need more than the match. */
export interface Around {
  /** Up to 60 characters before the value, and 24 after it. */
  readonly before: string;
  readonly after: string;
  /** Within a block of code, where samples stand. */
  readonly isCode: boolean;
  /** The value alone is between marks of code: it is spoken of. */
  readonly isSpan: boolean;
}

/** One kind of private item. */
export interface Kind {
  readonly code: PrivateCode;
  /** With its article: `an NHS number`. */
  readonly what: string;
  readonly on: Trigger;
  /**
   * The value is the group `v`, or all of it. Sticky: it begins where the trigger does. Global: it is looked for around
   * the trigger, as far as `reach` says.
   */
  readonly pattern: RegExp;
  /** Characters before and after the trigger; absent: 120. */
  readonly reach?: number;
  /** Whether a match is one; absent: always. */
  readonly fits?: (value: string, around: Around) => boolean;
  /** It counts only where the organisation has the domain. */
  readonly isOfOwnDomain?: true;
}
