import { withoutParameters } from '../../core/media-types.ts';
import type { Difference } from '../difference.ts';
import { securityHeaders } from '../header-rules.ts';
import type { Observation } from '../observe.ts';
import type { Cause } from './causes.ts';
import type { Evidence } from './evidence.ts';
import { diagnoseStatus, redirectCause } from './status.ts';

/** The likely cause of one difference: a guess for the reader to start from, drawn from the whole audit. */
export function diagnose(difference: Difference, evidence: Evidence): Cause {
  const { exchange, what } = difference;
  const { actual } = exchange;
  if (evidence.isChallenged(exchange)) return 'challenge';
  const special = specialCause(difference, evidence);
  if (special) return special;
  if ('error' in actual) return 'no-answer';
  switch (what) {
    case 'transport':
      return 'no-answer';
    case 'status':
      return diagnoseStatus(exchange, actual, evidence);
    case 'variant':
      return variantCause(difference, evidence);
    case 'body':
      return bodyCause(difference, actual, evidence);
    case 'coding':
      return actual.miscoded ? miscodedCauses[actual.miscoded] : 'coding-forced';
    case 'tag':
      return difference.actual === '(none)' ? 'tag-missing' : 'tag-shared';
    case 'header':
      return headerCause(difference, evidence);
  }
}

/** What is wrong for some clients or in some coding, and right for a plain GET. */
function specialCause(difference: Difference, evidence: Evidence): Cause | undefined {
  const { exchange, what } = difference;
  const { probe, actual } = exchange;
  const isRefusal = what === 'status' || what === 'transport';
  const isOther = what === 'body' || what === 'variant';
  if (!(isRefusal || isOther) || evidence.isPlainToo(difference)) return undefined;
  if (probe.role === 'agent') {
    if (isOther) return 'agents-misled';
    const isChance = 'error' in actual || actual.status === 429;
    return isChance && evidence.troubled ? undefined : 'agents-refused';
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
  if (actual.lineEnds) return 'line-ends';
  if (actual.miscoded) return miscodedCauses[actual.miscoded];
  if (actual.sha256 === undefined) return 'coding-forced';
  if (exchange.expected.status === 404) return 'not-found-page';
  if (evidence.cameOtherwise(exchange)) return 'stale-cache';
  // Our own tag on other bytes: they were changed after the origin had sent them.
  const isOurTag = actual.headers.etag?.replace(/^W\//, '') === exchange.expected.headers.ETag;
  return isOurTag || evidence.onlyPagesDiffer ? 'body-rewritten' : 'other-release';
}

const miscodedCauses = { twice: 'compressed-twice', mislabelled: 'coding-mislabelled' } as const;

function headerCause(difference: Difference, { unconfigured, place }: Evidence): Cause {
  const { header = '', exchange, expected, actual } = difference;
  const isSecurity = securityHeaders.includes(header);
  if (expected !== '(none)' && actual === `${expected}, ${expected}`) return 'header-repeated';
  // Compression adds a Vary of its own.
  if (unconfigured && (actual === '(none)' || header === 'Vary')) return 'config-not-loaded';
  if (exchange.expected.status !== 200 && exchange.expected.status !== 304 && actual === '(none)') {
    return header === 'Allow' ? 'allow-missing' : 'error-headers-missing';
  }
  if (isSecurity) return 'header-changed';
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
};

function typeCause({ exchange, expected, actual }: Difference): Cause {
  if (withoutParameters(expected).toLowerCase() === withoutParameters(actual).toLowerCase()) return 'charset-changed';
  return /\.[^/]+$|\/$/.test(exchange.probe.path) ? 'type-by-extension' : 'extensionless-type';
}
