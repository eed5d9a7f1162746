import { type Allowed, isAllowed } from '../../../src/checks/private/allowed.ts';
import type { Format } from '../../../src/checks/private/plain-text.ts';
import { type Found, scan } from '../../../src/checks/private/scan.ts';

const none: ReadonlySet<string> = new Set();

/** An organisation of which nothing is stated but its domains. */
export const allowed: Allowed = {
  ...{ mails: none, numbers: none, phones: none, names: none, tokens: [] },
  domains: new Set(['acme.example', 'rowan.example']),
};

/** What an organisation may not publish of a text. */
export function privateIn(
  text: string,
  { format = 'markdown', by = allowed, isCode }: { format?: Format; by?: Allowed; isCode?: () => boolean } = {},
): Found[] {
  return scan(text, format, isCode).filter((found) => !isAllowed(found, by));
}
