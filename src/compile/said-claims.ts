import type { Site } from '../content/site.ts';
import type { SaidClaim } from '../core/release.ts';
import { type ClaimId, claimsOf } from '../language/claims.ts';
import { gatedOf } from '../site/facts/gated.ts';

/** Claims in the documents of a site on how its origin answers, without sentences that only prose may have. */
export function saidClaims(site: Site): SaidClaim[] {
  const unsaid: readonly ClaimId[] = ['no-cookies', gatedOf(site) ? 'status-404-login' : 'status-404-login-gated'];
  return claimsOf({ ...site, preflight: site.features.corsPreflight }).flatMap(({ id, needs, holds, text }) =>
    holds && text !== undefined && !unsaid.includes(id) ? [{ id, needs, text }] : [],
  );
}
