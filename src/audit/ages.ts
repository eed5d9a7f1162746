import type { Difference } from './difference.ts';
import type { Exchange } from './probes/probe.ts';

/** Tolerance in milliseconds: server clocks are minutes off, and proxies keep answers for hours. */
const tolerance = 86_400_000;

/**
 * Checks Age and Date (RFC 9111 §4.2.3). Past its lifetime a copy is stale for every client; a Date of another day
 * makes a fresh answer stale at once, or keeps an old one fresh.
 */
export function compareAges(exchanges: readonly Exchange[], now: number): Difference[] {
  return exchanges.flatMap((exchange) => [...ageDifference(exchange), ...dateDifference(exchange, now)]);
}

function ageDifference(exchange: Exchange): Difference[] {
  const { actual, expected } = exchange;
  if ('error' in actual || actual.status !== 200 || expected.status !== 200) return [];
  const { age = '', 'cache-control': field = expected.headers['Cache-Control'] } = actual.headers;
  const lifetime = lifetimeOf(field ?? '');
  if (!/^\d+$/.test(age) || lifetime === undefined || Number(age) <= lifetime) return [];
  return [headerDifference(exchange, 'Age', `at most ${lifetime}, of Cache-Control: ${field}`, age)];
}

/** Lifetime in seconds, with the time for which a stale copy may serve (RFC 5861). */
function lifetimeOf(field: string): number | undefined {
  const seconds = (name: string) => {
    const [, found] = new RegExp(`(?:^|[\\s,])${name}="?(\\d+)`, 'i').exec(field) ?? [];
    return found === undefined ? undefined : Number(found);
  };
  const fresh = seconds('s-maxage') ?? seconds('max-age');
  const stale = Math.max(seconds('stale-while-revalidate') ?? 0, seconds('stale-if-error') ?? 0);
  return fresh === undefined ? undefined : fresh + stale;
}

function dateDifference(exchange: Exchange, now: number): Difference[] {
  if ('error' in exchange.actual) return [];
  const { date, age } = exchange.actual.headers;
  const sent = Date.parse(date ?? '');
  // Caches keep the origin's Date, and count with Age from there; some send a new Date.
  const kept = /^\d+$/.test(age ?? '') ? Number(age) * 1000 : 0;
  const isNear = [sent, sent + kept].some((time) => Math.abs(now - time) < tolerance);
  if (date === undefined || Number.isNaN(sent) || isNear) return [];
  return [headerDifference(exchange, 'Date', new Date(now).toUTCString(), date)];
}

function headerDifference(exchange: Exchange, header: string, expected: string, actual: string): Difference {
  return { exchange, what: 'header', capability: 'caching', header, expected, actual };
}
