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

/** Letters that words are spelt with, for classes of patterns: `\p{L}` takes long to compile. Scripts without spaces are left out. */
export const letterClass = 'A-Za-z\\u00c0-\\u024f\\u0370-\\u052f';
export const alphanumericClass = `${letterClass}0-9`;

/** Text allowed between a label and its number. */
export const joint = String.raw`["'’)\]${'`'}]?(?:\s{0,3}(?:[Nn]umbers?|[Nn]o\.?|[Nn]r\.?|[Nn]um\.?|[Nn][°º]|[Nn]ummer|[Nn]uméro|[Nn]úmero|[Nn]umero|[Nn]umer|code|is|ist|lautet|est|es|è|jest|to|é|は|号|هو|#|:|=|：|\||-|–|\())*\s{0,3}["'‘${'`'}]?`;

/** In small letters most short names are words: `sin`, `fin`, `run`. */
export const onLabels = (labels: readonly string[]): Trigger => ({
  words: labels.filter((label) => label !== label.toUpperCase() || label === label.toLowerCase()),
  literals: labels.filter((label) => label === label.toUpperCase() && label !== label.toLowerCase()),
});

export const compact = (value: string): string => value.replace(/[ .\-/]/g, '');

const person = createKindFactory('private-person');
const pattern = new RegExp(`${joint}(?<v>[A-Z\\d](?:[ .\\-/]?[A-Z\\d]){4,29})(?!\\w)`, 'y');

/** A number that has a label and a shape; letters and digits in a row. Nothing but zeros or ones is a sample. */
export const labelledShape = (what: string, labels: readonly string[], shape: RegExp): PrivateKind =>
  person(what, {
    on: onLabels(labels),
    pattern,
    fits: (value) => shape.test(compact(value)) && !/^(\d)\1*$/.test(compact(value)),
  });
