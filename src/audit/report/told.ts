import type { Problem } from '../../core/problem.ts';
import type { SaidClaim } from '../../core/release.ts';
import type { Audit } from '../audit.ts';
import type { Route } from '../connection/address.ts';

/** An audit, and what its report says besides. */
export interface Told extends Audit {
  readonly route: Route;
  /** What the documents of the release say of how the origin answers. */
  readonly claims?: readonly SaidClaim[];
  /** Paths of another generator's pages that answer HTML alone, where facts are attached to its site. */
  readonly htmlAlone?: readonly string[];
  /** Exceptions that have expired: errors. */
  readonly problems: readonly Problem[];
  /** Of the whole process. */
  readonly ms: number;
}

/** Whether nothing is left to do: decides the exit code and what reports say. */
export function isGreen({ ok, problems }: Told): boolean {
  return ok && problems.length === 0;
}
