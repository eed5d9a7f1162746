import { bankAccounts } from './bank-accounts.ts';
import { birthDates } from './birth-dates.ts';
import { healthNumbers } from './health-numbers.ts';
import { internalDetails } from './internals.ts';
import type { PrivateKind } from './kind.ts';
import { labelledNumbers } from './labelled-numbers.ts';
import { labelledSecrets } from './labelled-secrets.ts';
import { mailboxes } from './mailboxes.ts';
import { mobileNumbers } from './mobile-numbers.ts';
import { nationalNumbers } from './national-numbers.ts';
import { personsAbroad } from './persons-abroad.ts';
import { secrets } from './secrets.ts';

/** THE TABLE of kinds. Of two that take the same characters the first one is reported. */
export const privateKinds: readonly PrivateKind[] = [
  ...secrets,
  ...labelledSecrets,
  ...nationalNumbers,
  ...labelledNumbers,
  ...healthNumbers,
  ...personsAbroad,
  ...bankAccounts,
  ...birthDates,
  ...internalDetails,
  ...mailboxes,
  ...mobileNumbers,
];
