import { withoutParameters } from '../../core/media-types.ts';
import type { Difference } from '../difference.ts';
import { members, securityHeaders } from '../header-rules.ts';
import type { Observation } from '../observe/observe.ts';
import type { Cause } from './causes.ts';
import { type Evidence, isOverload } from './evidence.ts';
import { diagnoseStatus, redirectCause } from './status.ts';

/** The likely cause of one difference: a guess for the reader to start from, drawn from the whole audit. */
export function diagnose(difference: Difference, evidence: Evidence): Cause {
  const { exchange, what } = difference;
  const { actual } = exchange;
  const elsewhere = doorCause(difference, evidence);
  if (elsewhere) return elsewhere;
  if (evidence.isChallenged(exchange)) return 'challenge';
  if (evidence.otherSite && !('error' in actual)) return 'other-site';
  const special = specialCause(difference, evidence);
  if (special) return special;
  if ('error' in actual) return 'no-answer';
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
      return diagnoseStatus(exchange, actual, evidence);
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

/** What is wrong with the ways to the origin, and what is wrong by one of them only. */
function doorCause(difference: Difference, evidence: Evidence): Cause | undefined {
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

/** What is wrong for some clients or in some coding, and right for a plain GET. */
function specialCause(difference: Difference, evidence: Evidence): Cause | undefined {
  const { exchange, what } = difference;
  const { probe, actual } = exchange;
  const isRefusal = what === 'status' || what === 'transport';
  const isOther = what === 'body' || what === 'variant';
  if (evidence.isUnsteady(difference) && !isOverload(exchange)) return 'servers-differ';
  const { 'accept-language': language, origin } = probe.request.headers;
  if ((language ?? origin) && (isRefusal || isOther) && evidence.isServed(exchange) && !isOverload(exchange))
    return language ? 'language-guessed' : 'cors-changed';
  if (!(isRefusal || isOther) || evidence.isPlainToo(difference)) return undefined;
  if (probe.role === 'agent') {
    if (isOther) return 'agents-misled';
    return isOverload(exchange) && evidence.troubled ? undefined : 'agents-refused';
  }
  if (probe.role !== 'encoded' || 'error' in actual || actual.status === 429 || actual.status >= 500) return undefined;
  return !actual.miscoded && (isRefusal || actual.sha256) ? 'coding-differs' : undefined;
}

function variantCause({ exchange }: Difference, evidence: Evidence): Cause {
  const { probe } = exchange;
  if (evidence.mixesUp) return 'vary-ignored';
  if (probe.role === 'weights') {
    if (!evidence.negotiates) return 'no-negotiation';
    return Array.isArray(probe.request.headers.accept) ? 'accept-lines' : 'accept-misread';
  }
  return evidence.negotiates ? 'accept-misread' : 'no-negotiation';
}

function bodyCause({ exchange }: Difference, actual: Observation, evidence: Evidence): Cause {
  const isMissing = exchange.expected.status === 404;
  if (actual.miscoded) return miscodedCauses[actual.miscoded];
  if (actual.sha256 === undefined) return 'coding-forced';
  if (actual.altered && actual.altered !== 'trailing' && !(isMissing && actual.altered === 'truncated'))
    return alteredCauses[actual.altered];
  if (isMissing) return 'not-found-page';
  const type = exchange.expected.headers['Content-Type'] ?? '';
  const isPage = type.startsWith('text/html');
  if (actual.altered && !isPage) return 'bytes-appended';
  if (evidence.cameOtherwise(exchange)) return 'stale-cache';
  if (hashedName.test(exchange.probe.path)) return 'asset-changed';
  if (evidence.convertsMarkdown && type.startsWith('text/markdown')) return 'markdown-converted';
  if (actual.rewriter || actual.altered) return 'body-rewritten';
  // Our own tag on other bytes: they were changed after the origin had sent them.
  const isOurTag = actual.headers.etag?.replace(/^W\//, '') === exchange.expected.headers.ETag;
  return isOurTag || evidence.onlyPagesDiffer ? 'body-rewritten' : 'other-release';
}

/** `style.0123456789ab.css`: other bytes would have another name. */
const hashedName = /\.[0-9a-f]{12}\.\w+$/;

const alteredCauses = { bom: 'bytes-prefixed', 'line-ends': 'line-ends', truncated: 'body-truncated' } as const;
const miscodedCauses = { twice: 'compressed-twice', mislabelled: 'coding-mislabelled' } as const;

function headerCause(difference: Difference, { unconfigured, place }: Evidence): Cause {
  const { header = '', exchange, expected, actual } = difference;
  const isSecurity = securityHeaders.includes(header);
  if (expected !== '(none)' && actual === `${expected}, ${expected}`) return 'header-repeated';
  if (header === 'Strict-Transport-Security') return 'transport-security-patchy';
  // Compression adds a Vary of its own.
  if (unconfigured && (actual === '(none)' || header === 'Vary')) return 'config-not-loaded';
  if (
    exchange.expected.status !== 200 &&
    exchange.expected.status !== 304 &&
    actual === '(none)' &&
    header !== 'Location'
  ) {
    return header === 'Allow' ? 'allow-missing' : 'error-headers-missing';
  }
  if (isSecurity) return 'header-changed';
  if (
    header === 'Allow' &&
    members(actual)
      .filter((name) => name !== 'trace')
      .join() === members(expected).join()
  )
    return 'trace-allowed';
  if (header === 'Location') return redirectCause(exchange, actual, place);
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
  'X-Frame-Options': 'framing-repeated',
  'X-Robots-Tag': 'hidden-from-search',
};

function typeCause({ exchange, expected, actual }: Difference): Cause {
  if (withoutParameters(expected).toLowerCase() === withoutParameters(actual).toLowerCase()) return 'charset-changed';
  return /\.[^/]+$|\/$/.test(exchange.probe.path) ? 'type-by-extension' : 'extensionless-type';
}
