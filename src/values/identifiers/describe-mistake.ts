import { formatDidYouMean } from '../../core/did-you-mean.ts';

/** A mistake in the words of a problem: what follows "expected", what follows "got", and how to mend it. */
interface MistakeDescription {
  readonly expected: string;
  readonly found: string;
  readonly hint?: string;
}

/** Words for a mistake. A number that identifies a person is not among them. */
export function describeMistake(mistake: IdentifierMistake): MistakeDescription {
  switch (mistake.kind) {
    case 'unknown-scheme':
      return {
        expected: 'the code of a scheme, such as GB-COH',
        found: quoted(mistake.found),
        hint: schemeHint(mistake.meant),
      };
    case 'personal':
      return {
        expected: 'a number of an organisation',
        found: mistake.at === 'scheme' ? `"${mistake.what}"` : `what looks like a number of persons (${mistake.what})`,
        hint: 'It identifies a person, and is never published.',
      };
    case 'shape':
      return {
        expected: `${mistake.expected}, such as ${mistake.example}`,
        found: quoted(mistake.found),
        ...(mistake.meant === undefined ? {} : { hint: `Were zeros lost? ${formatDidYouMean(mistake.meant)}` }),
      };
    case 'check-digit':
      return {
        expected: mistake.check
          ? `check characters "${mistake.check.expected}"`
          : 'check characters that fit the others',
        found: quoted(mistake.found),
        hint: 'A character is wrong or missing, or two have changed places: compare it with the register.',
      };
    case 'reserved':
      return {
        expected: 'a number that was given out',
        found: quoted(mistake.found),
        hint: 'Leave the identifier out until there is one.',
      };
    case 'needs-court':
      return { expected: 'the court that keeps the register', found: 'none', hint: 'Add it: court.' };
    case 'needs-town':
      return { expected: 'the town of the register', found: 'none', hint: 'Add it: town.' };
    case 'needs-name':
      return { expected: 'the name of the scheme', found: 'none', hint: 'Add it: name.' };
    case 'needless':
      return {
        expected: `no ${mistake.member} beside ${mistake.scheme}`,
        found: 'one',
        hint: `Leave ${mistake.member} out.`,
      };
  }
}

const quoted = (text: string) => (text === '' ? 'nothing' : `"${text}"`);

function schemeHint(meant: readonly string[]): string {
  const [first, second] = meant;
  if (first === undefined) return 'One that is in no table is "other", with the name of the scheme beside it.';
  return second === undefined ? formatDidYouMean(first) : `Write one of ${meant.join(', ')}.`;
}

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
