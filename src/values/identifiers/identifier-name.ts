import type { IdentifierKind, IdentifierScheme } from './scheme.ts';
import { terms } from './terms.ts';

/**
 * Name of a number on a page in this language (a BCP 47 tag): its own name where that is the language, or where the
 * name is used everywhere; else its name in the language, or the sort of number with its own name in brackets.
 */
export function formatIdentifierName(scheme: IdentifierScheme, language: string, value = ''): string {
  const part = scheme.parts?.find(({ match }) => match.test(value));
  const { name, names = {} } = part ?? scheme;
  const spoken = language.toLowerCase().split('-', 1)[0] ?? '';
  if (spoken === scheme.language) return name;
  const word = scheme.term && terms[scheme.term][spoken];
  return names[spoken] ?? (word === undefined || word === name ? name : `${word} (${name})`);
}

/** Kind of a number; a scheme with several registers tells by the value. */
export function identifierKind(scheme: IdentifierScheme, value: string): IdentifierKind {
  return scheme.parts?.find(({ match }) => match.test(value))?.kind ?? scheme.kind;
}

/** Whether the number is an entry in a register of companies, or what stands for one in its country. */
export function isCompanyNumber(scheme: IdentifierScheme, value: string): boolean {
  return identifierKind(scheme, value) === 'company-register' || scheme.isCompanyNumber === true;
}
