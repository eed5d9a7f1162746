import type { Capability } from '../core/capabilities.ts';
import type { Encoding } from '../core/encoding.ts';
import { stripParameters } from '../core/media-types.ts';
import type { Variant } from '../core/release.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import type { Difference } from './difference.ts';
import { headerRules, parseListField } from './header-rules.ts';
import type { AuditedOrigin } from './location.ts';
import { type Observation, parseContentCodings } from './observe/observe.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import {
  type AuditTarget,
  capabilityOf,
  capabilityOfMissing,
  isAttachedHtml,
  isComparedOnAttachedPages,
} from './target.ts';

/**
 * All differences of an answer. Consequences are left out: headers and body with a wrong status, the media type with
 * the wrong variant.
 */
export function compareAnswer(exchange: Exchange, target: AuditTarget, place: AuditedOrigin): Difference[] {
  const { release } = target;
  const { probe, expected, actual } = exchange;
  const difference = (
    what: Difference['what'],
    [wanted, found]: readonly [string, string],
    capability: Capability,
  ): Difference => ({ exchange, what, capability, expected: wanted, actual: found });

  if ('error' in actual) {
    return [difference('transport', [String(expected.status), actual.error], shownBy(probe, expected.status))];
  }
  if (actual.status !== expected.status) {
    if (probe.alsoFine?.includes(actual.status)) return actual.status === 206 ? compareRange(exchange, actual) : [];
    const location = actual.headers.location ? ` to ${actual.headers.location}` : '';
    const found = `${actual.status}${location}`;
    return [difference('status', [String(expected.status), found], shownBy(probe, expected.status))];
  }
  const variant = otherVariant(exchange, release.routes.get(probe.path)?.variants, release);
  if (variant) return [difference('variant', variant, probe.capability ?? 'negotiation')];
  const isTheirs = isAttachedHtml(target, probe);
  const fields = headers(exchange, actual, place).filter(
    ({ header = '' }) => !isTheirs || isComparedOnAttachedPages(header),
  );
  if (isTheirs)
    return [
      ...body(exchange, actual).map((pair) => difference('body', pair, shownBy(probe, expected.status))),
      ...fields,
    ];
  return [
    ...coding(exchange, actual).map((pair) => difference('coding', pair, 'compression')),
    ...body(exchange, actual).map((pair) => difference('body', pair, shownBy(probe, expected.status))),
    ...compareLength(exchange, actual),
    ...fields,
  ];
}

function shownBy({ capability, path, role }: Probe, status: number): Capability {
  if (capability) return capability;
  if (status === 404) return capabilityOfMissing(path);
  return role === 'redirect' ? 'redirects' : capabilityOf(path);
}

/** Reports the other variant of a page: by its bytes, or for HEAD by its media type. */
function otherVariant(
  { probe, expected, expectedSha256, actual }: Exchange,
  variants: readonly Variant[] = [],
  { files }: AuditTarget['release'],
): [string, string] | undefined {
  if ('error' in actual || variants.length < 2) return undefined;
  const typeOf = (headers: Observation['headers']) =>
    stripParameters(headers['Content-Type'] ?? headers['content-type'] ?? '');
  const [wanted, found] =
    probe.role === 'head' ? [typeOf(expected.headers), typeOf(actual.headers)] : [expectedSha256, actual.sha256];
  const nameOf = (mark: string | undefined) =>
    variants.find(({ file, headers }) => mark === files.get(file)?.sha256 || mark === typeOf(headers))?.when;
  const [wantedName, foundName] = [nameOf(wanted), nameOf(found)];
  return wantedName && foundName && wantedName !== foundName ? [wantedName, foundName] : undefined;
}

function coding({ probe, expected }: Exchange, actual: Observation): [string, string][] {
  const found = parseContentCodings(actual.headers['content-encoding']).join(', ');
  if (found === '') return [];
  const accepted = String(probe.request.headers['accept-encoding'] ?? '');
  const isAccepted = chooseEncoding(accepted, [found as Encoding]) === found;
  const vary = parseListField(actual.headers.vary);
  // A missing Vary is reported once, for Accept.
  const isLost = vary.length === 0 && parseListField(expected.headers.Vary).includes('accept');
  const varies =
    isLost || !isRegistered(found) || vary.some((member) => member === 'accept-encoding' || member === '*');
  return [
    ...(isAccepted ? [] : ([[`Accept-Encoding: ${accepted}`, `Content-Encoding: ${found}`]] as [string, string][])),
    ...(varies ? [] : ([['Vary: Accept-Encoding', `Vary: ${actual.headers.vary ?? '(none)'}`]] as [string, string][])),
  ];
}

/** Skips `utf-8`, which some send as Content-Encoding (RFC 9110 §8.4.1). */
function isRegistered(codings: string): boolean {
  return codings
    .split(', ')
    .every((coding) => /^(?:(?:x-)?gzip|br|zstd|deflate|(?:x-)?compress|dcb|dcz)$/.test(coding));
}

function body({ expectedSha256 }: Exchange, actual: Observation): [string, string][] {
  if (expectedSha256 === undefined) return [];
  const { sha256, size, headers, rewriter } = actual;
  if (sha256 === undefined) return [['a readable body', `broken ${headers['content-encoding']}`]];
  if (sha256 === expectedSha256) return [];
  const found = `sha256 ${sha256.slice(0, 12)}, ${size} bytes${rewriter === undefined ? '' : `, with ${rewriter}`}`;
  return [[`sha256 ${expectedSha256.slice(0, 12)}`, found]];
}

function headers(exchange: Exchange, actual: Observation, place: AuditedOrigin): Difference[] {
  const { probe, expected } = exchange;
  return headerRules.flatMap(({ name, on, capability, fits, shown }) => {
    const [wanted, found] = [expected.headers[name], actual.headers[name.toLowerCase()]];
    if (!on.includes(expected.status) || fits(wanted, found, probe.path, place)) return [];
    const difference: Difference = {
      exchange,
      what: 'header',
      header: name,
      capability: typeof capability === 'string' ? capability : capability(probe.path),
      expected: wanted ?? '(none)',
      actual: found === undefined ? '(none)' : (shown?.(found) ?? found),
    };
    return [difference];
  });
}

/** Checks that HEAD has the length of GET, if any (RFC 9110 §8.6). */
function compareLength(exchange: Exchange, { headers }: Observation): Difference[] {
  const [expected, actual] = [exchange.expected.headers['Content-Length'], headers['content-length']];
  if (
    exchange.probe.role !== 'head' ||
    actual === undefined ||
    parseContentCodings(headers['content-encoding']).length > 0
  )
    return [];
  return expected === undefined || Number(actual) === Number(expected)
    ? []
    : [{ exchange, what: 'length', capability: 'methods', expected: `Content-Length: ${expected}`, actual }];
}

/** Checks that a part is the requested one (RFC 9110 §14.4). */
function compareRange(exchange: Exchange, { headers, size }: Observation): Difference[] {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(String(exchange.probe.request.headers.range)) ?? [];
  const whole = exchange.expected.body.byteLength;
  const wanted = `bytes ${first}-${Math.min(Number(last), whole - 1)}/${whole}`;
  const length = Math.min(Number(last), whole - 1) - Number(first) + 1;
  const range = headers['content-range'] ?? '(none)';
  if (range === wanted && size === length) return [];
  const found = `${range}, ${size} bytes`;
  return [{ exchange, what: 'range', capability: 'ranges', expected: `${wanted}, ${length} bytes`, actual: found }];
}

/**
 * Checks validators of a whole audit (RFC 9110 §8.8.3): a document with an expected ETag has one, and the two variants
 * of a page never share one, or a cache confirms the wrong one.
 */
export function compareETags(exchanges: readonly Exchange[]): Difference[] {
  return [...compareVariants(exchanges), ...compareCodings(exchanges)];
}

/** Strong tags promise equal bytes, so a compressed answer needs its own, or a weak one. */
function compareCodings(exchanges: readonly Exchange[]): Difference[] {
  const plain = new Map<string, string>();
  return exchanges.flatMap((exchange) => {
    const { probe, actual } = exchange;
    if ('error' in actual || actual.status !== 200 || actual.sha256 !== exchange.expectedSha256) return [];
    const { etag: tag, 'content-encoding': coding } = actual.headers;
    if (tag === undefined || tag.startsWith('W/')) return [];
    const key = `${probe.wants} ${probe.path}`;
    if (probe.role === 'get' && parseContentCodings(coding).length === 0) plain.set(key, tag);
    if (probe.role !== 'encoded' || parseContentCodings(coding).length === 0 || plain.get(key) !== tag) return [];
    return [{ ...difference(exchange, 'another tag than the uncompressed has', tag), what: 'coding-tag' }];
  });
}

function compareVariants(exchanges: readonly Exchange[]): Difference[] {
  const tags = new Map<string, string>();
  return exchanges.flatMap((exchange) => {
    const { probe, expected, actual } = exchange;
    if (probe.role !== 'get' || 'error' in actual || actual.status !== 200 || !expected.headers.ETag) return [];
    if (actual.sha256 !== exchange.expectedSha256) return [];
    const tag = actual.headers.etag;
    if (tag === undefined) return [difference(exchange, expected.headers.ETag, '(none)')];
    const key = `${probe.path} ${tag.replace(/^W\//, '')}`;
    const other = tags.get(key);
    tags.set(key, probe.wants ?? '');
    return other ? [difference(exchange, `another tag than ${other} has`, tag)] : [];
  });
}

function difference(exchange: Exchange, expected: string, actual: string): Difference {
  return { exchange, what: 'tag', capability: 'validators', expected, actual };
}
