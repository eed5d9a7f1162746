import { describe, expect, it } from 'vitest';
import { compareAges } from '../../src/audit/audit.ts';
import { exchangeOf } from './exchange.ts';

const now = Date.parse('2026-03-15T12:00:00Z');
const day = 86_400_000;
const dated = (ms: number) => new Date(now + ms).toUTCString();

/** Messages about an answer with these header fields: `Age: at most 60 …, got 61`. */
function said(headers: Record<string, string>, status = 200, expected = {}): string[] {
  const differences = compareAges([exchangeOf('/', { actual: { headers, status }, expected })], now);
  for (const each of differences) expect(each).toMatchObject({ what: 'header', capability: 'caching' });
  return differences.map(({ header, expected: wanted, actual }) => `${header}: ${wanted}, got ${actual}`);
}

describe('the age of a copy', () => {
  it.each([
    ['max-age=60', '60', undefined],
    ['max-age=60', '61', 60],
    ['Max-Age="60"', '61', 60],
    // Fields that shared caches go by.
    ['max-age=60, s-maxage=600', '600', undefined],
    ['s-maxage=600,max-age=60', '601', 600],
    // A stale copy may be served for so long besides (RFC 5861).
    ['max-age=60, stale-while-revalidate=30', '90', undefined],
    ['max-age=60, stale-while-revalidate=30, stale-if-error=100', '160', undefined],
    ['max-age=60, stale-while-revalidate=30, stale-if-error=100', '161', 160],
    // No lifetime, or none that is its own.
    ['no-cache', '99999', undefined],
    ['x-max-age=60', '99999', undefined],
    // No age.
    ['max-age=60', '-1', undefined],
    ['max-age=60', '61.5', undefined],
    ['max-age=60', '', undefined],
  ])('%s and %s: at most %s', (control, age, most) => {
    expect(said({ 'cache-control': control, age })).toEqual(
      most === undefined ? [] : [`Age: at most ${most}, of Cache-Control: ${control}, got ${age}`],
    );
  });

  it('is measured by the lifetime that was to be sent where none was', () => {
    const expected = { headers: { 'Cache-Control': 'max-age=60' } };
    expect(said({ age: '61' }, 200, expected)).toEqual(['Age: at most 60, of Cache-Control: max-age=60, got 61']);
    expect(said({ age: '61' })).toEqual([]);
  });

  it('counts for documents that came, and were to come', () => {
    const stale = { 'cache-control': 'max-age=60', age: '61' };
    expect(said(stale, 404)).toEqual([]);
    expect(said(stale, 200, { status: 404 })).toEqual([]);
  });
});

describe('the clock of a server', () => {
  it.each([
    [0, undefined, true],
    [day - 1000, undefined, true],
    [-(day - 1000), undefined, true],
    [day, undefined, false],
    [-day, undefined, false],
    [-9 * day, undefined, false],
    [30 * day, undefined, false],
    // A cache keeps the Date of the origin, and says how long ago that was; or sends a new one.
    [-9 * day, String(9 * 86_400), true],
    [-9 * day, String(2 * 86_400), false],
    [0, String(9 * 86_400), true],
    [-9 * day, 'old', false],
  ])('%s ms off, with Age %s: %s', (off, age, isFine) => {
    const date = dated(off);
    expect(said({ date, ...(age !== undefined && { age }) })).toEqual(
      isFine ? [] : [`Date: Sun, 15 Mar 2026 12:00:00 GMT, got ${date}`],
    );
  });

  it('is told of errors too, and of no answer without one', () => {
    expect(said({ date: dated(-9 * day) }, 503)).toHaveLength(1);
    expect(said({})).toEqual([]);
    expect(said({ date: 'yesterday' })).toEqual([]);
  });
});

it('what did not come has neither, and each exchange is judged by itself', () => {
  const stale = { headers: { 'cache-control': 'max-age=1', age: '2', date: dated(2 * day) } };
  const exchanges = [
    exchangeOf('/cut', { actual: { error: 'closed' } }),
    exchangeOf('/a', { actual: stale }),
    exchangeOf('/b', { actual: stale }),
  ];
  expect(compareAges(exchanges, now).map(({ exchange, header }) => `${exchange.probe.path} ${header}`)).toEqual([
    '/a Age',
    '/a Date',
    '/b Age',
    '/b Date',
  ]);
});
