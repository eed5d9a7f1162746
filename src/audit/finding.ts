import type { Cause } from './diagnose/causes.ts';
import type { Difference } from './difference.ts';

/** Everything that one cause explains. */
export interface Finding {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
  /** Findings that follow from this one: the fault is reported once, and they stand below it. */
  readonly consequences?: readonly Finding[];
}

/** A finding and its consequences, one after the other. */
export function withConsequences(finding: Finding): readonly Finding[] {
  return [finding, ...(finding.consequences ?? [])];
}
