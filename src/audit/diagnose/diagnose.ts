// Long: each kind of difference has its questions, asked in one order.
import { stripParameters } from '../../core/media-types.ts';
import type { Difference } from '../difference.ts';
import { hasForeignCanonical, parseListField, securityHeaders } from '../header-rules.ts';
import { isForeignCanonical } from '../location.ts';
import type { Alteration } from '../observe/alteration.ts';
import type { Observation } from '../observe/observe.ts';
import type { Exchange } from '../probes/probe.ts';
import type { Cause } from './causes.ts';
import { type AuditEvidence, isOverloaded } from './evidence.ts';
import { diagnoseRedirect, diagnoseStatus } from './status.ts';

/** Likely cause of a difference: a starting point, drawn from the whole audit. */
export function diagnose(difference: Difference, evidence: AuditEvidence): Cause {
  const { exchange, what } = difference;
  const { actual } = exchange;
  const elsewhere = doorCause(difference, evidence);
  if (elsewhere) return elsewhere;
  if (evidence.isChallenged(exchange)) return 'challenge';
  const standIn = standInCause(exchange, evidence);
  if (standIn) return standIn;
  if (evidence.otherSite && !('error' in actual)) return 'other-site';
  const special = specialCause(difference, evidence);
  if (special) return special;
  if ('error' in actual) return actual.isCut ? 'body-truncated' : 'no-answer';
  switch (what) {
    case 'transport':
    case 'certificate':
      return 'no-answer';
    case 'length':
      return 'head-differs';
    case 'range':
      return 'range-wrong';
    case 'coding-tag':
      return 'tag-across-codings';
    case 'status':
      return diagnoseStatus(difference, actual, evidence);
    case 'variant':
      return variantCause(difference, evidence);
    case 'body':
      return bodyCause(difference, actual, evidence);
    case 'coding':
      if (actual.miscoded) return miscodedCauses[actual.miscoded];
      return /: utf-?8$|: (?:none|binary|\w+\/)/i.test(difference.actual) ? 'coding-mislabelled' : 'coding-forced';
    case 'tag':
      return difference.actual === '(none)' ? 'tag-missing' : 'tag-shared';
    case 'header':
      return headerCause(difference, evidence);
  }
}

/** Causes in the connection, or for one kind of connection only. */
function doorCause(difference: Difference, evidence: AuditEvidence): Cause | undefined {
  const { what, actual, exchange } = difference;
  if (what === 'certificate') return certificateCause(actual);
  const { role } = exchange.probe;
  if (role === 'plain') return what === 'transport' ? 'http-closed' : 'http-not-redirected';
  return role === 'http2' && !evidence.isOverHttp1(difference) ? 'http2-differs' : undefined;
}

function certificateCause(found: string): Cause {
  if (found.startsWith('ends')) return 'certificate-ends-soon';
  if (/^(?:ended|begins)/.test(found)) return 'certificate-expired';
  return found.startsWith('one for') ? 'certificate-name' : 'certificate-untrusted';
}

/** Cause of a stand-in page of the host; an error page may well be called so. */
function standInCause({ actual, probe }: Exchange, { down, isStoodIn }: AuditEvidence): Cause | undefined {
  if ('error' in actual) return undefined;
  if (down && actual.status === 503) return 'maintenance';
  if ([404, 405, 429, 500].includes(actual.status)) return undefined;
  return actual.standIn ?? (actual.size === 0 ? isStoodIn(probe.path) : undefined);
}

/** Causes for some clients or codings, if a plain GET is right. */
function specialCause(difference: Difference, evidence: AuditEvidence): Cause | undefined {
  const { exchange, what } = difference;
  const { probe, actual } = exchange;
  const isRefusal = what === 'status' || what === 'transport';
  const isOther = what === 'body' || what === 'variant';
  if (evidence.isUnsteady(difference) && !isOverloaded(exchange)) return 'servers-differ';
  const { 'accept-language': language, origin } = probe.request.headers;
  if ((language ?? origin) && (isRefusal || isOther) && evidence.isServed(exchange) && !isOverloaded(exchange))
    return language ? 'language-guessed' : 'cors-changed';
  if (!(isRefusal || isOther) || evidence.isPlainToo(difference)) return undefined;
  if (probe.role === 'agent') {
    if (isOther) return 'agents-misled';
    return isOverloaded(exchange) && evidence.troubled ? undefined : 'agents-refused';
  }
  if (probe.role !== 'encoded' || 'error' in actual || actual.status === 429 || actual.status >= 500) return undefined;
  return !actual.miscoded && (isRefusal || actual.sha256) ? 'coding-differs' : undefined;
}

function variantCause({ exchange }: Difference, evidence: AuditEvidence): Cause {
  const { probe } = exchange;
  if (evidence.mixesUp) return 'vary-ignored';
  if (probe.role === 'weights') {
    if (!evidence.negotiates) return 'no-negotiation';
    return Array.isArray(probe.request.headers.accept) ? 'accept-lines' : 'accept-misread';
  }
  return evidence.negotiates ? 'accept-misread' : 'no-negotiation';
}

function bodyCause({ exchange }: Difference, actual: Observation, evidence: AuditEvidence): Cause {
  const { probe, expected } = exchange;
  const isMissing = expected.status === 404;
  if (actual.miscoded) return miscodedCauses[actual.miscoded];
  if (actual.sha256 === undefined) return actual.altered === 'truncated' ? 'body-truncated' : 'coding-forced';
  const type = expected.headers['Content-Type'] ?? '';
  const isPage = type.startsWith('text/html');
  const altered = actual.altered && alteredCauses[actual.altered];
  const isAround = actual.altered === 'trailing' || actual.altered === 'leading';
  if (altered && !isAround && !(isMissing && actual.altered === 'truncated')) return altered;
  if (isMissing) return 'not-found-page';
  if (/charset="?(?!utf-?8)/i.test(actual.headers['content-type'] ?? '')) return 'charset-changed';
  if (probe.path === '/robots.txt' && !evidence.cameOtherwise(exchange)) return 'robots-changed';
  if (altered && !isPage) return altered;
  if (evidence.cameOtherwise(exchange)) return 'stale-cache';
  if (type.startsWith('image/') && actual.picture) return 'image-converted';
  if (hashedName.test(probe.path)) return 'asset-changed';
  if (evidence.convertsMarkdown && type.startsWith('text/markdown')) return 'markdown-converted';
  return rewrittenCause(exchange, actual, evidence);
}

/** Cause of otherwise unexplained bytes. */
function rewrittenCause(exchange: Exchange, actual: Observation, evidence: AuditEvidence): Cause {
  if (actual.hidden && evidence.hidden) return 'hidden-from-search';
  if (isForeignCanonical(actual.canonical, exchange.probe.path, evidence.place)) return 'canonical-foreign';
  if (actual.rewriter || actual.altered) return 'body-rewritten';
  return evidence.isOurTag(exchange) || evidence.onlyPagesDiffer ? 'body-rewritten' : 'other-release';
}

/** `style.0123456789ab.css`: other bytes would have another name. */
const hashedName = /\.[0-9a-f]{12}\.\w+$/;

const alteredCauses = {
  bom: 'bytes-prefixed',
  leading: 'bytes-prefixed',
  trailing: 'bytes-appended',
  'line-ends': 'line-ends',
  transcoded: 'charset-changed',
  reformatted: 'body-rewritten',
  truncated: 'body-truncated',
} as const satisfies Record<Alteration, Cause>;
const miscodedCauses = { twice: 'compressed-twice', mislabelled: 'coding-mislabelled' } as const;

function headerCause(difference: Difference, { unconfigured, place, isLost, isPlainToo }: AuditEvidence): Cause {
  const { header = '', exchange, expected, actual } = difference;
  const isSecurity = securityHeaders.includes(header);
  if (expected !== '(none)' && actual === `${expected}, ${expected}`) return 'header-repeated';
  if (exchange.probe.role === 'head' && !isPlainToo(difference)) return 'head-differs';
  if (header === 'Strict-Transport-Security') return 'transport-security-patchy';
  if (header === 'Link' && hasForeignCanonical(expected, actual, exchange.probe.path, place))
    return 'canonical-foreign';
  // Compression adds its own Vary.
  if (unconfigured && (actual === '(none)' || header === 'Vary')) return 'config-not-loaded';
  if (
    exchange.expected.status !== 200 &&
    exchange.expected.status !== 304 &&
    actual === '(none)' &&
    header !== 'Location' &&
    !isLost(header)
  ) {
    return header === 'Allow' ? 'allow-missing' : 'error-headers-missing';
  }
  if (isSecurity) return 'header-changed';
  if (
    header === 'Allow' &&
    parseListField(actual)
      .filter((name) => name !== 'trace')
      .join() === parseListField(expected).join()
  )
    return 'trace-allowed';
  if (header === 'Location') return diagnoseRedirect(exchange, actual, place);
  return byHeader[header] ?? typeCause(difference);
}

const byHeader: Readonly<Record<string, Cause>> = {
  Vary: 'vary-missing',
  Link: 'link-missing',
  'x-markdown-tokens': 'tokens-wrong',
  'Cache-Control': 'caching-changed',
  'Access-Control-Allow-Origin': 'cors-changed',
  'Access-Control-Expose-Headers': 'cors-changed',
  'Access-Control-Allow-Methods': 'cors-changed',
  'Access-Control-Allow-Headers': 'cors-changed',
  'Access-Control-Max-Age': 'cors-changed',
  Allow: 'allow-missing',
  'Set-Cookie': 'cookie-set',
  'Access-Control-Allow-Credentials': 'cors-changed',
  'Content-Disposition': 'download-forced',
  Refresh: 'refresh-added',
  Age: 'age-exceeded',
  Date: 'date-wrong',
  'X-Frame-Options': 'framing-repeated',
  'X-Robots-Tag': 'hidden-from-search',
};

function typeCause({ exchange, expected, actual }: Difference): Cause {
  if (stripParameters(expected).toLowerCase() === stripParameters(actual).toLowerCase()) return 'charset-changed';
  if ([expected, actual].every((type) => type.startsWith('image/'))) return 'image-converted';
  return /\.[^/]+$|\/$/.test(exchange.probe.path) ? 'type-by-extension' : 'extensionless-type';
}
