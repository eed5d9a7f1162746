import type { Problem } from '../../core/problem.ts';
import type { SaidClaim } from '../../core/release.ts';
import type { Audit } from '../audit.ts';
import type { Route } from '../connection/address.ts';

/** An audit, with more data for reports. */
export interface Told extends Audit {
  readonly route: Route;
  /** Published sentences on how the origin answers. */
  readonly claims?: readonly SaidClaim[];
  /** Attached pages without a mirror, by path. */
  readonly htmlAlone?: readonly string[];
  /** Errors of expired exceptions. */
  readonly problems: readonly Problem[];
  /** Process time in ms. */
  readonly ms: number;
}

/** Whether nothing is left to do: sets the exit code. */
export function isGreen({ ok, problems }: Told): boolean {
  return ok && problems.length === 0;
}
