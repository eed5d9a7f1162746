import type { PublishedClaim } from '../../core/release.ts';
import { causes } from '../diagnose/causes.ts';
import { type AuditFinding, flattenFinding } from '../finding.ts';

/**
 * Sentences of the site that a finding makes false: those that need a capability it shows to be missing. A note makes
 * none false.
 */
export function findFalseClaims(finding: AuditFinding, claims: readonly PublishedClaim[]): readonly PublishedClaim[] {
  const misses = flattenFinding(finding).filter(({ cause }) => causes[cause].level === 'miss');
  const missing = new Set(misses.flatMap(({ differences }) => differences.map(({ capability }) => capability)));
  return claims.filter(({ needs }) => needs.some((capability) => missing.has(capability)));
}
