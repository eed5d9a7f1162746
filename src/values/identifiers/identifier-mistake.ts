/** Mistakes in an identifier, as data: who reports one gives it a code and a sentence. */
export type IdentifierMistake =
  | UnknownScheme
  | PersonalIdentifier
  | WrongShape
  | WrongCheckDigit
  | ReservedNumber
  | MissingDetail
  | UnexpectedDetail;

interface UnknownScheme {
  readonly kind: 'unknown-scheme';
  readonly found: string;
  /** The codes that may be meant, the likeliest first. */
  readonly meant: readonly string[];
}

/** The scheme, or the shape of the value, is that of a number of persons. The number itself is not repeated. */
export interface PersonalIdentifier {
  readonly kind: 'personal';
  readonly at: 'scheme' | 'value';
  /** Name of such numbers. */
  readonly what: string;
  readonly country?: string;
}

/** The value does not look like a number of the scheme. */
interface WrongShape {
  readonly kind: 'shape';
  readonly scheme: string;
  readonly found: string;
  /** The shape in words. */
  readonly expected: string;
  readonly example: string;
  /** Probable value: zeros put before. */
  readonly meant?: string;
}

/** The check digits do not fit the others. Which digit is wrong, nobody can say. */
interface WrongCheckDigit {
  readonly kind: 'check-digit';
  readonly scheme: string;
  readonly found: string;
  /** The check characters that stand there, and those that the others ask for, where these are the only ones. */
  readonly check?: { readonly found: string; readonly expected: string };
}

/** A number that is nobody's: zeros, a placeholder, an example of the issuer. */
interface ReservedNumber {
  readonly kind: 'reserved';
  readonly scheme: string;
  readonly found: string;
}

/** The number means nothing without a court, a town, or the name of its scheme. */
interface MissingDetail {
  readonly kind: 'needs-court' | 'needs-town' | 'needs-name';
  readonly scheme: string;
  readonly found: string;
}

/** A court, a town or a name beside a scheme that has none. */
interface UnexpectedDetail {
  readonly kind: 'needless';
  readonly scheme: string;
  readonly member: 'court' | 'town' | 'name';
}
