import type { IdentifierScheme } from './scheme.ts';

/** A scheme that is in no table, by the name that somebody gave it: any one line of text is a value of it. */
export function createUnlistedScheme(name = ''): IdentifierScheme {
  return {
    code: 'other',
    kind: 'other',
    name: name.trim(),
    language: 'und',
    issuer: '',
    shape: /^\S(?:.*\S)?$/,
    form: 'the number, as it is registered',
    example: '1234',
    isAsWritten: true,
    allowsZeros: true,
  };
}
