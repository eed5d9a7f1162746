import { describe, expect, it } from 'vitest';
import { createLocaleTable } from '../../src/commands/words/locale-table.ts';
import world from '../../src/language/data/world.json' with { type: 'json' };
import { findCountryName } from '../../src/language/find-country.ts';
import { formatIsoDate } from '../../src/language/formats/dates.ts';
import { joinWithAnd, joinWithOr } from '../../src/language/formats/lists.ts';
import { formatMoney, formatNumber } from '../../src/language/formats/numbers.ts';
import { formatTimeRange } from '../../src/language/formats/times.ts';
import { pluralCategory } from '../../src/language/translate.ts';
import { speak, tags } from './languages.ts';

// Words of a Node depend on its CLDR, so no build asks it; the tables are compared where Node has their release of CLDR.
const [tableVersion] = world.cldr.split('.');
const hasTableVersion = process.versions.cldr?.split('.')[0] === tableVersion;
if (!hasTableVersion) console.warn(`Skipped: Node has CLDR ${process.versions.cldr}, the tables ${tableVersion}.`);
const ofIntl = { en: 'en-GB', pt: 'pt-PT' } as const;
const days = Array.from({ length: 800 }, (_, i) => new Date(Date.UTC(2023, 11, 1 + i)).toISOString().slice(0, 10));
const counts = [...Array.from({ length: 2001 }, (_, i) => i), 10_000, 1_000_000, 2_000_000, 1_000_001];
const currencies = ['EUR', 'GBP', 'USD', 'JPY', 'CHF', 'PLN', 'KWD', 'EGP', 'BRL'];

describe.runIf(hasTableVersion).each(tags)('%s is what Intl says', (tag) => {
  const { table, clock } = speak(tag);
  const locale = tag in ofIntl ? ofIntl[tag as keyof typeof ofIntl] : tag;
  const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u202f\u2009]/g, '\u00a0');
  const differing = (pairs: readonly (readonly [string, string])[]) =>
    pairs.filter(([own, other]) => plain(own) !== plain(other)).slice(0, 5);

  it('of dates', () => {
    const styles = {
      full: { dateStyle: 'full' },
      long: { dateStyle: 'long' },
      month: { month: 'long', year: 'numeric' },
    } as const;
    const pairs = Object.entries(styles).flatMap(([form, style]) => {
      const intl = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      return days
        .filter((iso) => tag !== 'fr' || !iso.endsWith('-01') || form === 'month')
        .map((iso) => [formatIsoDate(table, iso, form as keyof typeof styles), intl.format(new Date(iso))] as const);
    });
    expect(pairs.length).toBeGreaterThan(2300);
    expect(differing(pairs)).toEqual([]);
  });

  it('of times', () => {
    const intl = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    const times = Array.from({ length: 22 * 4 }, (_, i) => new Date(Date.UTC(2026, 0, 1, 0, i * 15)));
    const pairs = times.map((from) => {
      const to = new Date(from.getTime() + 105 * 60_000);
      const [begins = '', ends = ''] = [from, to].map((time) => time.toISOString().slice(11, 16));
      return [formatTimeRange(table, begins, ends, clock), intl.formatRange(from, to)] as const;
    });
    expect(differing(pairs)).toEqual([]);
  });

  it('of numbers and money', () => {
    const values = [...counts, 12345, 1234567, -1234, 0.5, 1234.25];
    expect(differing(values.map((n) => [formatNumber(table, n), new Intl.NumberFormat(locale).format(n)]))).toEqual([]);
    for (const currency of currencies) {
      const intl = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      });
      const amounts = ['0', '7', '1234', '12345', '-5'];
      expect(
        differing(amounts.map((amount) => [formatMoney(table, { amount, currency }), intl.format(Number(amount))])),
      ).toEqual([]);
    }
  });

  it('of lists, countries and plural forms', () => {
    const lists = [
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C', 'D', 'E'],
    ];
    const [and, or] = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat(locale, { type }));
    expect(differing(lists.map((list) => [joinWithAnd(table, list), and?.format(list) ?? '']))).toEqual([]);
    expect(differing(lists.map((list) => [joinWithOr(table, list), or?.format(list) ?? '']))).toEqual([]);
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    expect(
      differing(Object.keys(table.countries).map((code) => [findCountryName(table, code) ?? '', names.of(code) ?? ''])),
    ).toEqual([]);
    const plurals = new Intl.PluralRules(locale);
    expect(differing(counts.map((n) => [pluralCategory(table, n), plurals.select(n)]))).toEqual([]);
  });
});

// Both sides are of this Node, whatever its CLDR. Intl has a word for noon in Taiwan (zh-TW).
it.each('ar-EG bn en-AU en-IN en-US es-CO fr-CA hi hu ko ms my si ta tr zh-TW'.split(' '))(
  'times of a new language are what Intl says: %s',
  (tag) => {
    const table = createLocaleTable(tag);
    if (table === undefined) return;
    const latin = { ...table, number: { ...table.number, digits: '' } };
    for (const clock of [12, 24] as const) {
      const options = { hour: 'numeric', minute: '2-digit', hourCycle: clock === 12 ? 'h12' : 'h23' } as const;
      const intl = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
      const at = (time: string) => new Date(`2026-11-25T${time}Z`);
      for (const [from, to] of [
        ['08:30', '11:00'],
        ...(tag === 'zh-TW' ? [] : ([['10:00', '12:00']] as const)),
        ['09:30', '17:00'],
        ['13:30', '17:00'],
      ] as const)
        expect(formatTimeRange(latin, from, to, clock)).toBe(
          intl.formatRange(at(from), at(to)).replace(/[\u200e\u200f\u061c]/g, ''),
        );
    }
  },
);
