import type { Difference } from './difference.ts';
import { parseContentCodings } from './observe/codings.ts';
import type { Exchange } from './probes/probe.ts';

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
