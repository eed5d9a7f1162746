import { describe, expect, it } from 'vitest';
import { weekdays } from '../../src/core/dates.ts';
import { findCountryName } from '../../src/language/find-country.ts';
import {
  findIsoDate,
  formatIsoDate,
  formatRange,
  formatWeekdays,
  orderWeekdays,
  weekdayName,
} from '../../src/language/formats/dates.ts';
import { joinListWithCommas, joinWithAnd, joinWithOr } from '../../src/language/formats/lists.ts';
import { formatMoney, formatNumber } from '../../src/language/formats/numbers.ts';
import { formatTimeRange } from '../../src/language/formats/times.ts';
import type { Language } from '../../src/language/language.ts';
import { pluralCategory } from '../../src/language/translate.ts';
import cases from './formats.cases.json' with { type: 'json' };
import { regional, speak, tags } from './languages.ts';

/** Twelve dates, eight ranges, six lists, ten numbers, and what else is written. */
function everything(language: Language): string {
  const { table, clock, firstDay } = language;
  const forms = ['full', 'long', 'month'] as const;
  const dates = ['2026-01-01', '2026-11-21', '2024-02-29', '1999-12-05'];
  const lists = [
    ['A', 'B'],
    ['A', 'B', 'C'],
    ['A', 'B', 'C', 'D', 'E'],
  ];
  const week = weekdays.slice(0, 5);
  return Object.entries({
    dates: dates.flatMap((iso) => forms.map((form) => formatIsoDate(table, iso, form))),
    ranges: [
      formatTimeRange(table, '09:00', '12:30', clock),
      formatTimeRange(table, '09:00', '18:00', clock),
      formatTimeRange(table, '22:00', '02:00', clock),
      formatWeekdays(table, week, firstDay),
      formatWeekdays(table, [...week.slice(0, 3), 'Saturday', 'Sunday'], firstDay),
    ],
    lists: lists.flatMap((list) => [joinWithAnd(table, list), joinWithOr(table, list)]),
    numbers: [0, -5, 999, 1234, 12345, 1234567, '0.5', '1234.50'].map((value) => formatNumber(table, value)),
    money: ['12.50 GBP', '1234.5 EUR', '-3 USD', '12345 JPY', '99.9 CHF', '7 PLN', '1.234 KWD'].map((text) => {
      const [amount = '', currency = ''] = text.split(' ');
      return formatMoney(table, { amount, currency });
    }),
    names: [
      ...orderWeekdays(firstDay).map((day) => weekdayName(table, day)),
      ...['GB', 'DE', 'JP', 'EG', 'BR'].map((code) => findCountryName(table, code) ?? ''),
    ],
  })
    .map(([name, all]) => `# ${name}\n${all.join('\n')}\n`)
    .join('\n');
}

describe.each([...tags, ...regional])('what is written in %s', (tag) => {
  it('is what it was', async () => {
    await expect(everything(speak(tag))).toMatchFileSnapshot(`./golden/${tag}.txt`);
  });

  it('has no mark of direction in it', () => {
    expect(everything(speak(tag))).not.toMatch(/[\u200e\u200f\u061c\u2066-\u2069]/);
  });
});

describe('dates', () => {
  const { table } = speak('en');

  it('are read back in every language', () => {
    for (const tag of [...tags, ...regional])
      for (const iso of ['2026-11-21', '2026-03-01', '1998-12-12', '2026-02', '1998'])
        expect(findIsoDate(speak(tag).table, formatIsoDate(speak(tag).table, iso)), tag).toBe(iso);
    expect(findIsoDate(table, 'in 2026, or 21 November')).toBeUndefined();
  });

  it('are ISO dates, of any year, and what is none is refused', () => {
    expect(formatIsoDate(table, '0099-03-01')).toBe('1 March 99');
    expect(formatIsoDate(table, '2026')).toBe('2026');
    expect(formatIsoDate(table, '2026-11')).toBe('November 2026');
    expect(formatIsoDate(table, '2026-11-21', 'month')).toBe('November 2026');
    expect(() => formatIsoDate(table, '21.11.2026')).toThrow('expected a date');
    expect(formatIsoDate(table, '2000-01-01', 'full')).toMatch(/^Saturday\b/);
  });

  it('are put into a range as they stand', () => {
    expect(formatRange(table, 'a', '$&')).toBe('a\u2009–\u2009$&');
  });

  it('begin a French month with its ordinal', () => {
    const french = speak('fr').table;
    expect(formatIsoDate(french, '2026-11-01', 'full')).toBe('dimanche 1er novembre 2026');
    expect(formatIsoDate(french, '2026-11-11')).toBe('11 novembre 2026');
  });
});

describe('times', () => {
  it('are those of a clock, and what is none is refused', () => {
    const { table } = speak('en-US');
    expect(formatTimeRange(table, '00:30', '01:00', 12)).toBe('12:30\u2009–\u20091:00\u202fAM');
    expect(formatTimeRange(table, '09:00', '24:00', 24)).toMatch(/^09:00.*24:00$/);
    expect(formatTimeRange(table, '10:00', '11:00', 12)).toBe('10:00\u2009–\u200911:00\u202fAM');
    for (const wrong of ['9:05', '25:00', '12:60', ''])
      expect(() => formatTimeRange(table, wrong, '13:00', 24), wrong).toThrow('expected a time');
  });
});

describe('numbers', () => {
  it('keep the decimals that were given, and are numbers', () => {
    const { table } = speak('de');
    expect(formatNumber(table, '12.50')).toBe('12,50');
    for (const wrong of ['', '1e21', 'x', '1,5', Number.NaN])
      expect(() => formatNumber(table, wrong)).toThrow('expected a number');
  });

  it('are grouped from five digits on where the language does so', () => {
    expect(['es', 'it', 'pl', 'pt'].map((tag) => formatNumber(speak(tag).table, 1234))).toEqual([
      '1234',
      '1234',
      '1234',
      '1234',
    ]);
    expect(formatNumber(speak('pl').table, 12345)).toBe('12\u00a0345');
  });

  it('have the digits of the region', () => {
    expect(formatNumber(speak('ar').table, '1234.5')).toBe('1,234.5');
    expect(formatNumber(speak('ar-EG').table, '1234.5')).toBe('١٬٢٣٤٫٥');
    expect(formatIsoDate(speak('ar-SA').table, '2026-11-21')).toBe('٢١ نوفمبر ٢٠٢٦');
    expect(formatMoney(speak('ar-EG').table, { amount: '5', currency: 'XX1' })).toBe('٥\u00a0XX1');
  });

  it('of money have the decimals of their currency, or those given', () => {
    const { table } = speak('en');
    expect(formatMoney(table, { amount: '1200', currency: 'JPY' })).toBe('JP¥1,200');
    expect(formatMoney(table, { amount: '0.0015', currency: 'USD' })).toBe('US$0.0015');
    expect(formatMoney(table, { amount: '5.00', currency: 'CHF' })).toBe('CHF\u00a05');
    expect(formatMoney(table, { amount: '5.5', currency: 'CHF' })).toBe('CHF\u00a05.50');
  });
});

describe('lists', () => {
  it('of Spanish avoid two equal vowels', () => {
    const { table } = speak('es');
    expect(joinWithAnd(table, ['Francia', 'Italia'])).toBe('Francia e Italia');
    expect(joinWithAnd(table, ['agua', 'hielo'])).toBe('agua y hielo');
    expect(joinWithAnd(table, ['madre', 'hija', 'Íñigo'])).toBe('madre, hija e Íñigo');
    expect(joinWithOr(table, ['siete', 'ocho'])).toBe('siete u ocho');
    expect(joinWithOr(table, ['10', '11'])).toBe('10 u 11');
    expect(joinWithOr(table, ['109', '110'])).toBe('109 o 110');
    expect(joinWithOr(table, ['7', '8'])).toBe('7 u 8');
  });

  it('of few things are the things', () => {
    const { table } = speak('en');
    expect([
      joinWithAnd(table, []),
      joinWithOr(table, ['a']),
      joinListWithCommas(table, []),
      joinListWithCommas(table, ['a', 'b']),
    ]).toEqual(['', 'a', '', 'a, b']);
    expect(joinListWithCommas(speak('ar').table, ['أ', 'ب'])).toBe('أ، ب');
    expect(joinWithAnd(table, ['$&', '{0}', '{1}'])).toBe('$&, {0} and {1}');
  });
});

describe('days of the week', () => {
  it('are a range from three on, in the order of the region', () => {
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
    expect(formatWeekdays(speak('en').table, days)).toBe('Sunday–Thursday');
    expect(formatWeekdays(speak('ar').table, days)).toBe('الأحد–الخميس');
    expect(formatWeekdays(speak('en').table, ['Sunday', 'Monday'])).toBe('Monday, Sunday');
    expect(formatWeekdays(speak('en').table, ['Sunday', 'Monday', 'Wednesday'])).toBe('Monday, Wednesday, Sunday');
    expect(formatWeekdays(speak('en').table, days, 'Sunday')).toBe('Sunday–Thursday');
    expect(formatWeekdays(speak('de').table, ['Tuesday', 'Monday'])).toBe('Montag, Dienstag');
    expect(formatWeekdays(speak('pt').table, ['Monday', 'Tuesday', 'Wednesday'])).toBe(
      'segunda-feira\u2009–\u2009quarta-feira',
    );
    expect(formatWeekdays(speak('en').table, [])).toBe('');
  });
});

describe('plural categories', () => {
  it.each(cases as [string, string | number, string][])('in %s, %s is %s', (tag, count, category) => {
    expect(pluralCategory(speak(tag).table, count)).toBe(category);
  });
});

describe('countries', () => {
  it('have a name in every language, and what is no country has none', () => {
    for (const tag of tags)
      expect(Object.values(speak(tag).table.countries).filter((name) => name !== '').length).toBeGreaterThan(248);
    expect(findCountryName(speak('en').table, 'XX')).toBeUndefined();
    expect(findCountryName(speak('de-CH').table, 'BW')).toBe('Botswana');
  });
});
