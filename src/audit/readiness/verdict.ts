/**
 * `pass`: the bytes show it, and the host keeps it. `fail`: they show the contrary. `no`: not so, for a stated reason.
 * `unknown`: it cannot be known here.
 */
export type ReadinessVerdict = 'pass' | 'fail' | 'no' | 'unknown';

/** Result of one requirement. */
export interface RequirementResult {
  readonly verdict: ReadinessVerdict;
  /** Observation in words, for every verdict. */
  readonly evidence: string;
  /** General meaning of the reason; absent: the evidence. */
  readonly why?: string;
  /** Machine-readable reason, but for `pass`: `host/negotiation`, `by-design/no-tokens`. */
  readonly reason?: string;
}

export const pass = (evidence: string): RequirementResult => ({ verdict: 'pass', evidence });
export const fail = (evidence: string, reason = 'differs'): RequirementResult => ({
  verdict: 'fail',
  evidence,
  reason,
});

/** Deliberate: `what` becomes `by-design/<what>`. */
export const exemptByDesign = (what: string, evidence: string): RequirementResult => ({
  verdict: 'no',
  evidence,
  reason: `by-design/${what}`,
});

/** The organisation states no such fact. */
export const exemptUnstated = (what: string, evidence: string): RequirementResult => ({
  verdict: 'no',
  evidence,
  reason: `not-stated/${what}`,
});

/** More than the built files is needed: `needs/browser`. */
export const leaveUnknown = (needs: string, evidence: string, why?: string): RequirementResult => ({
  verdict: 'unknown',
  evidence,
  reason: `needs/${needs}`,
  ...(why !== undefined && { why }),
});

/** Passes if nothing is wrong, else fails with what `tell` says of the first, and the number of others. */
export function failIfAny<T>(
  wrong: readonly T[],
  evidence: string,
  tell: (each: T) => string = String,
): RequirementResult {
  if (wrong[0] === undefined) return pass(evidence);
  return fail(`${tell(wrong[0])}${wrong.length === 1 ? '' : `, and ${wrong.length - 1} more`}`);
}
