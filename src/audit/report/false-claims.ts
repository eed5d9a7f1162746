import type { SaidClaim } from '../../core/release.ts';
import { causes } from '../diagnose/causes.ts';
import type { Finding } from '../finding.ts';

/** The sentences of the site that a finding makes false: those that need what it shows to be missing. A note makes none false. */
export function falseClaims(
  { cause, differences }: Pick<Finding, 'cause' | 'differences'>,
  claims: readonly SaidClaim[],
): readonly SaidClaim[] {
  if (causes[cause].level !== 'miss') return [];
  const missing = new Set(differences.map(({ capability }) => capability));
  return claims.filter(({ needs }) => needs.some((capability) => missing.has(capability)));
}
