import { births } from './births.ts';
import { internals } from './internals.ts';
import type { Kind } from './kind.ts';
import { labelledNumbers } from './labelled-numbers.ts';
import { labelledSecrets } from './labelled-secrets.ts';
import { mailboxes } from './mailboxes.ts';
import { mobiles } from './mobiles.ts';
import { nationalNumbers } from './national-numbers.ts';
import { secrets } from './secrets.ts';

/** THE TABLE of kinds. Of two that take the same characters the first one is reported. */
export const kinds: readonly Kind[] = [
  ...secrets,
  ...labelledSecrets,
  ...nationalNumbers,
  ...labelledNumbers,
  ...births,
  ...internals,
  ...mailboxes,
  ...mobiles,
];
