/** Mistake in a value, as data: the caller makes a problem of it, with a code and a place in a file. */
export interface Mistake<Kind extends string> {
  readonly kind: Kind;
  /** The part of the value that is wrong: members and indices from the value on. */
  readonly path: readonly (string | number)[];
  /** Words to follow "expected". */
  readonly expected: string;
  /** Present text in quotes, or words for its absence. */
  readonly found: string;
  /** How to mend it, when that can be told: a sentence. */
  readonly hint?: string;
  /** The text that was meant, where it can be no other. */
  readonly meant?: string;
}

/** A value that was read, or all that is wrong with it: never both, and never no mistake at all. */
export type ParseResult<Value, Kind extends string> =
  | { readonly value: Value; readonly mistakes?: never }
  | { readonly value?: never; readonly mistakes: readonly Mistake<Kind>[] };

/** A text as messages show what was found. */
export const quoteText = (text: string) => JSON.stringify(text);
