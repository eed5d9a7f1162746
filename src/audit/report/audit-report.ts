import type { Problem } from '../../core/problem.ts';
import type { PublishedClaim } from '../../core/release.ts';
import type { Audit } from '../audit.ts';
import type { OriginRoute } from '../connection/address.ts';

/** An audit, with more data for reports. */
export interface AuditReport extends Audit {
  readonly route: OriginRoute;
  /** Published sentences on how the origin answers. */
  readonly claims?: readonly PublishedClaim[];
  /** Attached pages without a mirror, by path. */
  readonly htmlAlone?: readonly string[];
  /** Errors of expired exceptions. */
  readonly problems: readonly Problem[];
  /** Process time in ms. */
  readonly ms: number;
}

/** Whether nothing is left to do: sets the exit code. */
export function hasPassed({ ok, problems }: AuditReport): boolean {
  return ok && problems.length === 0;
}
