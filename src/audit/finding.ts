import type { Cause } from './diagnose/causes.ts';
import type { Difference } from './difference.ts';

/** Everything that one cause explains. */
export interface Finding {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
}
