import type { Site } from '../../content/site.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { documentHeaders } from '../../http/headers.ts';
import { type ClaimId, claimTexts, isClaimKept } from '../../language/claims.ts';
import type { ResponseHeader, StatusExplanation } from '../../theme/model/reference.ts';
import { statusRows } from './api-rules.ts';

/** Header fields that matter to programs, with their claims; security fields concern browsers alone. */
const told = {
  'Content-Type': undefined,
  'Content-Language': undefined,
  ETag: 'tag-field',
  'Cache-Control': 'cache-field',
  Vary: undefined,
  'Access-Control-Allow-Origin': 'cors-field',
} as const satisfies Readonly<Record<string, ClaimId | undefined>>;

/** Response headers of an API document, as sent; the entity tag is `"…"`. */
export function responseHeaders(site: Site): ResponseHeader[] {
  const sent = documentHeaders({
    kind: 'api',
    mediaType: mediaTypes.json,
    sha256: '0'.repeat(64),
    negotiated: false,
    language: site.languages && site.language,
    contentSecurityPolicy: "default-src 'none'",
  });
  return Object.entries(told).flatMap(([name, claim]) => {
    const value = name === 'ETag' ? '"…"' : sent[name];
    if (value === undefined || (claim && !isClaimKept(site, claim))) return [];
    return [{ name, value, meaning: claim && claimTexts(site, claim).join('') }];
  });
}

/** Meaning of each status (service.md 7), from the Markdown rows. */
export function explainStatuses(site: Site): StatusExplanation[] {
  return statusRows(site).map((row) => {
    const [, status = '', where = '', meaning = '', advice = ''] = row.split('|').map((cell) => cell.trim());
    return { status, where, meaning, advice };
  });
}
