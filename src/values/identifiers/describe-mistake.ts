import { formatDidYouMean } from '../../core/did-you-mean.ts';
import type { IdentifierMistake } from './identifier-mistake.ts';

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
