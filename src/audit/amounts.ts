import type { Difference } from './difference.ts';
import { parseContentCodings } from './observe/codings.ts';
import type { Observation } from './observe/observe.ts';
import type { Exchange } from './probes/probe.ts';

/** Checks that HEAD has the length of GET, if any (RFC 9110 §8.6). */
export function compareLength(exchange: Exchange, { headers }: Observation): Difference[] {
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
export function compareRange(exchange: Exchange, { headers, size }: Observation): Difference[] {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(String(exchange.probe.request.headers.range)) ?? [];
  const whole = exchange.expected.body.byteLength;
  const wanted = `bytes ${first}-${Math.min(Number(last), whole - 1)}/${whole}`;
  const length = Math.min(Number(last), whole - 1) - Number(first) + 1;
  const range = headers['content-range'] ?? '(none)';
  if (range === wanted && size === length) return [];
  const found = `${range}, ${size} bytes`;
  return [{ exchange, what: 'range', capability: 'ranges', expected: `${wanted}, ${length} bytes`, actual: found }];
}
