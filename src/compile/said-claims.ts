import type { Site } from '../content/site.ts';
import type { SaidClaim } from '../core/release.ts';
import { type ClaimId, claimsOf } from '../language/claims.ts';
import { gatedOf } from '../site/facts/gated.ts';

/** What the documents of a site say of how its origin answers; sentences that prose alone may have are not among them. */
export function saidClaims(site: Site): SaidClaim[] {
  const unsaid: readonly ClaimId[] = ['no-cookies', gatedOf(site) ? 'status-404-login' : 'status-404-login-gated'];
  return claimsOf({ ...site, preflight: site.features.corsPreflight }).flatMap(({ id, needs, holds, text }) =>
    holds && text !== undefined && !unsaid.includes(id) ? [{ id, needs, text }] : [],
  );
}
