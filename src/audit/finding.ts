import type { Cause } from './diagnose/causes.ts';
import type { Difference } from './difference.ts';

/** All differences of one cause. */
export interface AuditFinding {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
  /** Findings that follow from this one, reported below it. */
  readonly consequences?: readonly AuditFinding[];
}

/** A finding with its consequences. */
export function flattenFinding(finding: AuditFinding): readonly AuditFinding[] {
  return [finding, ...(finding.consequences ?? [])];
}
