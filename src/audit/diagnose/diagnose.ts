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
import { type CauseRules, diagnoseRedirect, diagnoseStatus, findCause } from './status.ts';

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
  return causesOfKinds[what](difference, actual, evidence);
}

/** The cause by what differs. */
const causesOfKinds: Readonly<
  Record<Difference['what'], (difference: Difference, actual: Observation, evidence: AuditEvidence) => Cause>
> = {
  transport: () => 'no-answer',
  certificate: () => 'no-answer',
  length: () => 'head-differs',
  range: () => 'range-wrong',
  'coding-tag': () => 'tag-across-codings',
  status: diagnoseStatus,
  variant: variantCause,
  body: bodyCause,
  coding: codingCause,
  tag: ({ actual }) => (actual === '(none)' ? 'tag-missing' : 'tag-shared'),
  header: headerCause,
};

function codingCause(difference: Difference, { miscoded }: Observation): Cause {
  if (miscoded) return miscodedCauses[miscoded];
  return /: utf-?8$|: (?:none|binary|\w+\/)/i.test(difference.actual) ? 'coding-mislabelled' : 'coding-forced';
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
  const isBusy = isOverloaded(exchange);
  if (evidence.isUnsteady(difference) && !isBusy) return 'servers-differ';
  if (!isRefusal && !isOther) return undefined;
  const ofField = isBusy ? undefined : requestFieldCause(exchange, evidence);
  if (ofField) return ofField;
  if (evidence.isPlainToo(difference)) return undefined;
  if (probe.role === 'agent') return agentCause(isOther, isBusy && evidence.troubled);
  return probe.role === 'encoded' && isCodingToBlame(actual, isRefusal) ? 'coding-differs' : undefined;
}

function requestFieldCause({ probe, ...exchange }: Exchange, evidence: AuditEvidence): Cause | undefined {
  const { 'accept-language': language, origin } = probe.request.headers;
  if (!(language ?? origin) || !evidence.isServed({ probe, ...exchange })) return undefined;
  return language ? 'language-guessed' : 'cors-changed';
}

function agentCause(isOther: boolean, isTrouble: boolean): Cause | undefined {
  if (isOther) return 'agents-misled';
  return isTrouble ? undefined : 'agents-refused';
}

function isCodingToBlame(actual: Exchange['actual'], isRefusal: boolean): boolean {
  if ('error' in actual || actual.status === 429 || actual.status >= 500 || actual.miscoded) return false;
  return isRefusal || actual.sha256 !== undefined;
}

function variantCause({ exchange }: Difference, _: Observation, evidence: AuditEvidence): Cause {
  const { probe } = exchange;
  if (evidence.mixesUp) return 'vary-ignored';
  if (probe.role === 'weights') {
    if (!evidence.negotiates) return 'no-negotiation';
    return Array.isArray(probe.request.headers.accept) ? 'accept-lines' : 'accept-misread';
  }
  return evidence.negotiates ? 'accept-misread' : 'no-negotiation';
}

/** Other bytes than expected, with what the rules ask about them. */
interface BodyContext {
  readonly exchange: Exchange;
  readonly actual: Observation;
  readonly evidence: AuditEvidence;
  /** The expected media type. */
  readonly type: string;
  readonly path: string;
  readonly isMissing: boolean;
  readonly altered: (typeof alteredCauses)[Alteration] | undefined;
}

const bodyRules: CauseRules<BodyContext> = [
  [({ actual }) => actual.sha256 === undefined && actual.altered === 'truncated', 'body-truncated'],
  [({ actual }) => actual.sha256 === undefined, 'coding-forced'],
  [isAlteredWithin, ({ altered = 'body-rewritten' }) => altered],
  [({ isMissing }) => isMissing, 'not-found-page'],
  [({ actual }) => /charset="?(?!utf-?8)/i.test(actual.headers['content-type'] ?? ''), 'charset-changed'],
  [({ path, exchange, evidence }) => path === '/robots.txt' && !evidence.cameOtherwise(exchange), 'robots-changed'],
  [({ altered, type }) => altered && !type.startsWith('text/html'), ({ altered = 'body-rewritten' }) => altered],
  [({ exchange, evidence }) => evidence.cameOtherwise(exchange), 'stale-cache'],
  [({ type, actual }) => type.startsWith('image/') && actual.picture, 'image-converted'],
  [({ path }) => hashedName.test(path), 'asset-changed'],
  [({ evidence, type }) => evidence.convertsMarkdown && type.startsWith('text/markdown'), 'markdown-converted'],
];

function isAlteredWithin({ actual, altered, isMissing }: BodyContext): boolean {
  const isAround = actual.altered === 'trailing' || actual.altered === 'leading';
  return altered !== undefined && !isAround && !(isMissing && actual.altered === 'truncated');
}

function bodyCause({ exchange }: Difference, actual: Observation, evidence: AuditEvidence): Cause {
  const { probe, expected } = exchange;
  if (actual.miscoded) return miscodedCauses[actual.miscoded];
  const context: BodyContext = {
    ...{ exchange, actual, evidence, path: probe.path },
    type: expected.headers['Content-Type'] ?? '',
    isMissing: expected.status === 404,
    altered: actual.altered && alteredCauses[actual.altered],
  };
  return findCause(bodyRules, context) ?? rewrittenCause(exchange, actual, evidence);
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

/** A wrong header field, with what the rules ask about it. */
interface HeaderContext extends Difference {
  readonly header: string;
  readonly probe: Exchange['probe'];
  readonly evidence: AuditEvidence;
}

const headerRules: CauseRules<HeaderContext> = [
  [({ expected, actual }) => expected !== '(none)' && actual === `${expected}, ${expected}`, 'header-repeated'],
  [({ probe, evidence, ...difference }) => probe.role === 'head' && !evidence.isPlainToo(difference), 'head-differs'],
  [({ header }) => header === 'Strict-Transport-Security', 'transport-security-patchy'],
  [isCanonicalForeign, 'canonical-foreign'],
  // Compression adds its own Vary.
  [
    ({ header, actual, evidence }) => evidence.unconfigured && (actual === '(none)' || header === 'Vary'),
    'config-not-loaded',
  ],
  [(context) => isMissingOfError(context) && context.header === 'Allow', 'allow-missing'],
  [isMissingOfError, 'error-headers-missing'],
  [({ header }) => securityHeaders.includes(header), 'header-changed'],
  [({ header, expected, actual }) => header === 'Allow' && hasTraceOnly(expected, actual), 'trace-allowed'],
  [
    ({ header }) => header === 'Location',
    ({ exchange, actual, evidence }) => diagnoseRedirect(exchange, actual, evidence.place),
  ],
];

function headerCause(difference: Difference, _: Observation, evidence: AuditEvidence): Cause {
  const { header = '', exchange } = difference;
  const context = { ...difference, header, evidence, probe: exchange.probe };
  return findCause(headerRules, context) ?? byHeader[header] ?? typeCause(difference);
}

function isCanonicalForeign({ header, expected, actual, probe, evidence }: HeaderContext): boolean {
  return header === 'Link' && hasForeignCanonical(expected, actual, probe.path, evidence.place);
}

function isMissingOfError({ header, exchange, actual, evidence }: HeaderContext): boolean {
  if (actual !== '(none)' || header === 'Location' || evidence.isLost(header)) return false;
  return ![200, 304].includes(exchange.expected.status);
}

function hasTraceOnly(expected: string, actual: string): boolean {
  const methods = parseListField(actual).filter((name) => name !== 'trace');
  return methods.join() === parseListField(expected).join();
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
