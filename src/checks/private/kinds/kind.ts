/** The codes of what must not be published. */
export type PrivateCode = 'private-secret' | 'private-person' | 'private-internal';

/** Makes the scanner ask a kind at a place of a text. */
export interface Trigger {
  /** Beginnings, in any case. One that begins with a letter or a digit counts at the start of a word alone. */
  readonly words?: readonly string[];
  /** Beginnings in exactly this case. */
  readonly literals?: readonly string[];
  /** At least so many digits close to each other. */
  readonly digits?: number;
  /** At least so many characters of keys (`A-Za-z0-9+/_-`) in a row. */
  readonly run?: number;
}

/** The surroundings of a match, for rules that need more than the match. */
export interface MatchContext {
  /** Up to 60 characters before the value, and 24 after it. */
  readonly before: string;
  readonly after: string;
  /** Within a block of code, where samples stand. */
  readonly isCode: boolean;
}

/** One kind of private item. */
export interface PrivateKind {
  readonly code: PrivateCode;
  /** With its article: `an NHS number`. */
  readonly what: string;
  readonly on: Trigger;
  /**
   * Sticky: it begins where a word or literal ends, or where a run begins. Global: it is looked for around the trigger.
   * The value is the group `v`, or trigger and match.
   */
  readonly pattern: RegExp;
  /** Characters before and after the trigger in which a global pattern is looked for; absent: 60. */
  readonly reach?: number;
  /** Whether a match is one; absent: always. */
  readonly fits?: (value: string, around: MatchContext) => boolean;
}

type Rule = Omit<PrivateKind, 'code' | 'what'>;

/** Makes the rows of a table whose kinds have one code. */
export const createKindFactory =
  (code: PrivateCode) =>
  (what: string, rule: Rule): PrivateKind => ({ code, what, ...rule });
