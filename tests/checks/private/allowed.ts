import { type AllowedValues, isAllowed } from '../../../src/checks/private/check-candidates.ts';
import type { TextFormat } from '../../../src/checks/private/extract-text.ts';
import { type PrivateMatch, scan } from '../../../src/checks/private/scan.ts';

const none: ReadonlySet<string> = new Set();

/** An organisation of which nothing is stated but its domains. */
export const allowed: AllowedValues = {
  ...{ mails: none, numbers: none, phones: none, names: none, tokens: [] },
  domains: new Set(['acme.example', 'rowan.example']),
};

/** Parts of a text that an organisation may not publish. */
export function privateIn(
  text: string,
  {
    format = 'markdown',
    by = allowed,
    isCode,
  }: { format?: TextFormat; by?: AllowedValues; isCode?: () => boolean } = {},
): PrivateMatch[] {
  return scan(text, format, isCode).filter((found) => !isAllowed(found, by));
}
