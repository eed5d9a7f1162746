import type { SaidClaim } from '../../core/release.ts';
import { causes } from '../diagnose/causes.ts';
import { type Finding, withConsequences } from '../finding.ts';

/**
 * Sentences of the site that a finding makes false: those that need a capability it shows to be missing. A note makes
 * none false.
 */
export function falseClaims(finding: Finding, claims: readonly SaidClaim[]): readonly SaidClaim[] {
  const misses = withConsequences(finding).filter(({ cause }) => causes[cause].level === 'miss');
  const missing = new Set(misses.flatMap(({ differences }) => differences.map(({ capability }) => capability)));
  return claims.filter(({ needs }) => needs.some((capability) => missing.has(capability)));
}
