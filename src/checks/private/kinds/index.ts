import { birthDates } from './birth-dates.ts';
import { internalDetails } from './internals.ts';
import type { PrivateKind } from './kind.ts';
import { labelledNumbers } from './labelled-numbers.ts';
import { labelledSecrets } from './labelled-secrets.ts';
import { mailboxes } from './mailboxes.ts';
import { mobileNumbers } from './mobile-numbers.ts';
import { nationalNumbers } from './national-numbers.ts';
import { secrets } from './secrets.ts';

/** THE TABLE of kinds. Of two that take the same characters the first one is reported. */
export const privateKinds: readonly PrivateKind[] = [
  ...secrets,
  ...labelledSecrets,
  ...nationalNumbers,
  ...labelledNumbers,
  ...birthDates,
  ...internalDetails,
  ...mailboxes,
  ...mobileNumbers,
];
