/**
 * `pass`: the bytes show it, and the host keeps it. `fail`: they show the contrary. `no`: not so, for a reason that is
 * said and no mistake. `unknown`: nobody can know it from here.
 */
export type Verdict = 'pass' | 'fail' | 'no' | 'unknown';

/** What was found of one requirement. */
export interface Judged {
  readonly verdict: Verdict;
  /** What was seen, in words: it is there for every verdict. */
  readonly evidence: string;
  /** What the reason means wherever it is given; absent: what the evidence says. */
  readonly why?: string;
  /** Of every verdict but `pass`, for programs: `host/negotiation`, `by-design/no-tokens`. */
  readonly reason?: string;
}

export const pass = (evidence: string): Judged => ({ verdict: 'pass', evidence });
export const fail = (evidence: string, reason = 'differs'): Judged => ({ verdict: 'fail', evidence, reason });

/** Deliberately not so: `what` becomes `by-design/<what>`. */
export const byDesign = (what: string, evidence: string): Judged => ({
  verdict: 'no',
  evidence,
  reason: `by-design/${what}`,
});

/** The organisation does not state what it would be about. */
export const notStated = (what: string, evidence: string): Judged => ({
  verdict: 'no',
  evidence,
  reason: `not-stated/${what}`,
});

/** Only something else than the built files can show it: `needs/browser`. */
export const unknown = (needs: string, evidence: string, why?: string): Judged => ({
  verdict: 'unknown',
  evidence,
  reason: `needs/${needs}`,
  ...(why !== undefined && { why }),
});

/** A pass where nothing is wrong, else a failure that names the first of what is, and how many more there are. */
export function unless(wrong: readonly string[], evidence: string): Judged {
  const [first, ...others] = wrong;
  if (first === undefined) return pass(evidence);
  return fail(others.length === 0 ? first : `${first}, and ${others.length} more`);
}
