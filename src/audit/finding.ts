import type { Cause } from './diagnose/causes.ts';
import type { Difference } from './difference.ts';

/** All differences of one cause. */
export interface Finding {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
  /** Findings that follow from this one, reported below it. */
  readonly consequences?: readonly Finding[];
}

/** A finding with its consequences. */
export function withConsequences(finding: Finding): readonly Finding[] {
  return [finding, ...(finding.consequences ?? [])];
}
