import type { Site } from '../content/site.ts';
import type { PublishedClaim } from '../core/release.ts';
import { type ClaimId, listClaims } from '../language/claims.ts';
import { findGatedItems } from '../site/facts/gated-access.ts';

/** Claims in the documents of a site on how its origin answers, without sentences that only prose may have. */
export function publishedClaims(site: Site): PublishedClaim[] {
  const unsaid: readonly ClaimId[] = [
    'no-cookies',
    findGatedItems(site) ? 'status-404-login' : 'status-404-login-gated',
  ];
  return listClaims({ ...site, preflight: site.features.corsPreflight }).flatMap(({ id, needs, holds, text }) =>
    holds && text !== undefined && !unsaid.includes(id) ? [{ id, needs, text }] : [],
  );
}
