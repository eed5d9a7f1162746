import type { Allowed } from '../../../src/checks/private/allowed.ts';

const none: ReadonlySet<string> = new Set();

/** An organisation of which nothing is stated but its domains. */
export const allowed: Allowed = {
  ...{ mails: none, numbers: none, phones: none, names: none, tokens: [], digest: '' },
  domains: new Set(['acme.example', 'rowan.example']),
};
