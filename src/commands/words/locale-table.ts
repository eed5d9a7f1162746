import { englishFile, type LanguageFile } from '../../language/language-file.ts';
import { writingDirection } from '../../language/language-tags.ts';
import { currencies } from '../../language/world.ts';

interface Part {
  readonly type: string;
  readonly value: string;
}

/** A day of two digits in no field, so that the parts of a date can be told apart; a Wednesday. */
const sample = new Date(Date.UTC(2026, 10, 25, 8, 5));
const evening = new Date(Date.UTC(2026, 10, 25, 17, 35));
const utc = { timeZone: 'UTC', calendar: 'gregory' } as const;

/** Marks of direction are left out: markup says it. */
const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');

/** Numbers that are tried: rules of CLDR ask for the last two digits of whole numbers at most, but for millions. */
const most = 1000;
const million = 1_000_000;

/**
 * Plural rules of a language as CLDR writes them (UTS #35, part 3, §5.1), found by asking Intl for the category of
 * many numbers. What differs only in decimals is found where it hangs on the whole part.
 */
function findPluralRules(tag: string): Record<string, string> {
  const rules = new Intl.PluralRules(tag);
  const categories = rules.resolvedOptions().pluralCategories.filter((each) => each !== 'other');
  const inOrder = ['zero', 'one', 'two', 'few', 'many'].filter((each) => categories.some((known) => known === each));
  return Object.fromEntries(
    inOrder.flatMap((category) => {
      const has = (n: number) => rules.select(n) === category;
      const parts = [wholeNumbers(has), millions(has), decimals(has)].filter((part) => part !== '');
      return parts.length === 0 ? [] : [[category, parts.join(' or ')]];
    }),
  );
}

function wholeNumbers(has: (n: number) => boolean): string {
  const found = upTo(most).filter(has);
  if (found.length === 0) return '';
  for (const divisor of [10, 100]) {
    const rests = upTo(divisor).filter(has);
    const same = upTo(most).every((n) => has(n) === rests.includes(n % divisor));
    if (same) return `v = 0 and i % ${divisor} = ${ranges(rests)}`;
  }
  // The first numbers may differ: "1" and "101" are not alike.
  const rests = upTo(100).filter((rest) => upTo(most).every((n) => n < 100 || n % 100 !== rest || has(n)));
  const first = upTo(100).filter((n) => has(n) && !rests.includes(n));
  const late = upTo(100).filter((n) => !has(n) && rests.includes(n));
  const whole = first.length > 0 ? [`v = 0 and i = ${ranges(first)}`] : [];
  const without = late.length > 0 ? ` and i != ${ranges(late)}` : '';
  if (rests.length > 0) whole.push(`v = 0 and i % 100 = ${ranges(rests)}${without}`);
  return whole.join(' or ');
}

/** Catalan, as Spanish, has a form for whole millions. */
const millions = (has: (n: number) => boolean): string =>
  has(million) && has(2 * million) && !has(1000) ? `v = 0 and i != 0 and i % ${million} = 0` : '';

/** Decimals by their whole part: all, or those of some. */
function decimals(has: (n: number) => boolean): string {
  const isAll = (whole: number) => upTo(9).every((tenths) => has(whole + (tenths + 1) / 10));
  const found = upTo(100).filter(isAll);
  if (found.length === 100) return 'v != 0';
  return found.length === 0 ? '' : `v != 0 and i = ${ranges(found)}`;
}

const upTo = (end: number): number[] => Array.from({ length: end }, (_, n) => n);

/** `2,3,4,7` as `2..4,7`. */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.map(([from, to]) => (from === to ? from : `${from}..${to}`)).join(',');
}

/** The table of a language as this machine knows it (CLDR, through Intl); undefined where it does not know the language. */
export function createLocaleTable(tag: string): LanguageFile['locale'] | undefined {
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return undefined;
  const { language, script = 'Latn', region = '001' } = new Intl.Locale(tag).maximize();
  const isScriptSaid = new Intl.Locale(tag).script !== undefined;
  const ownName = new Intl.DisplayNames(tag, { type: 'language' }).of(language);
  const { and, or } = { and: listPatterns(tag, 'conjunction'), or: listPatterns(tag, 'disjunction') };
  return {
    tag: isScriptSaid ? `${language}-${script}` : language,
    script,
    region,
    ...(ownName !== undefined && { ownName }),
    direction: writingDirection(tag),
    ...calendarNames(tag),
    date: datePatterns(tag),
    time: timePatterns(tag),
    range: `{0}${rangeMark(tag)}{1}`,
    comma: /^\{0\}(.*)\{1\}$/s.exec(and[1] ?? '')?.[1] ?? ', ',
    and,
    or,
    number: numberPatterns(tag),
    money: moneyPatterns(tag),
    plurals: findPluralRules(tag),
    symbols: currencySymbols(tag),
    countries: countryNames(tag),
  };
}

type Table = LanguageFile['locale'];

function calendarNames(tag: string): Pick<Table, 'months' | 'monthsAlone' | 'days' | 'daysShort'> {
  const names = (
    type: 'month' | 'weekday',
    dates: readonly Date[],
    options: Intl.DateTimeFormatOptions,
  ): readonly string[] => {
    const format = new Intl.DateTimeFormat(tag, { ...utc, ...options });
    return dates.map((date) => format.formatToParts(date).find((part) => part.type === type)?.value ?? '');
  };
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  // 5 January 2026 is a Monday.
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)));
  const monthsAlone = names('month', months, { month: 'long' });
  const inDate = names('month', months, { month: 'long', day: 'numeric' });
  return {
    months: inDate.some((name) => /^\p{N}+$/u.test(name)) ? monthsAlone : inDate,
    monthsAlone,
    days: names('weekday', days, { weekday: 'long' }),
    daysShort: names('weekday', days, { weekday: 'short' }),
  };
}

function datePatterns(tag: string): Table['date'] {
  const pattern = (options: Intl.DateTimeFormatOptions) => {
    const parts = new Intl.DateTimeFormat(tag, { ...utc, numberingSystem: 'latn', ...options }).formatToParts(sample);
    const hasDay = parts.some(({ type }) => type === 'day');
    return parts.map((part) => dateField(part, hasDay)).join('');
  };
  return {
    full: pattern({ dateStyle: 'full' }),
    long: pattern({ dateStyle: 'long' }),
    month: pattern({ year: 'numeric', month: 'long' }),
    year: pattern({ year: 'numeric' }),
  };
}

function dateField({ type, value }: Part, hasDay: boolean): string {
  if (type === 'weekday') return 'EEEE';
  if (type === 'month') return /^\d+$/.test(value) ? 'M' : hasDay ? 'MMMM' : 'LLLL';
  if (type === 'day') return 'd';
  if (type === 'year') return 'y';
  return quoted(plain(value));
}

/** Letters of a pattern that are no field. */
const quoted = (text: string): string => text.replace(/[A-Za-z]+/g, "'$&'");

function timePatterns(tag: string): Table['time'] {
  const format = (hourCycle: 'h12' | 'h23') =>
    new Intl.DateTimeFormat(tag, {
      timeZone: 'UTC',
      numberingSystem: 'latn',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle,
    });
  const [clock24, clock12] = [format('h23'), format('h12')];
  const fields = (parts: readonly Part[]) =>
    parts
      .map(({ type, value }) => {
        if (type === 'hour') return value.length === 2 ? 'HH' : 'H';
        if (type === 'minute') return 'mm';
        return type === 'dayPeriod' ? 'a' : quoted(plain(value));
      })
      .join('');
  const in12 = (pattern: string) => pattern.replace(/HH?/g, 'h');
  const period = (date: Date) => clock12.formatToParts(date).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const morning = new Date(sample.getTime() + 90 * 60_000);
  return {
    am: period(sample),
    pm: period(evening),
    range24: fields(clock24.formatRangeToParts(sample, morning)),
    range12: in12(fields(clock12.formatRangeToParts(sample, morning))),
    range12across: in12(fields(clock12.formatRangeToParts(sample, evening))),
  };
}

/** Mark between two whole dates. */
function rangeMark(tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { ...utc, dateStyle: 'long' });
  const later = new Date(Date.UTC(2028, 1, 1));
  const [from, to, both] = [format.format(sample), format.format(later), format.formatRange(sample, later)];
  const isWhole = both.startsWith(from) && both.endsWith(to);
  return isWhole ? plain(both.slice(from.length, -to.length)) : ' – ';
}

function listPatterns(tag: string, type: 'conjunction' | 'disjunction'): string[] {
  const format = new Intl.ListFormat(tag, { type });
  const between = (items: readonly string[], at: number): string => {
    const parts = format.formatToParts(items);
    const [first, second] = parts.flatMap((part, i) => (part.type === 'element' ? [i] : [])).slice(at, at + 2);
    const literals = parts.slice((first ?? 0) + 1, second);
    return `{0}${plain(literals.map(({ value }) => value).join(''))}{1}`;
  };
  const [two, four] = [
    ['1', '2'],
    ['1', '2', '3', '4'],
  ];
  return [between(two ?? [], 0), ...[0, 1, 2].map((at) => between(four ?? [], at))];
}

const isNumber = ({ type }: Part): boolean => ['integer', 'group', 'decimal', 'fraction'].includes(type);
const partOf = (parts: readonly Part[], type: string): string | undefined =>
  parts.find((part) => part.type === type)?.value;

/** A pattern of parts of which those of the number are one slot. */
const numberSlot = (parts: readonly Part[]): string =>
  parts
    .filter((part, i) => !isNumber(part) || i === parts.findIndex(isNumber))
    .map((part) => (isNumber(part) ? '{n}' : part.type === 'currency' ? '¤' : plain(part.value)))
    .join('');

function numberPatterns(tag: string): Table['number'] {
  const format = new Intl.NumberFormat(tag);
  const parts = format.formatToParts(12_345_678.5);
  const integers = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length);
  const { numberingSystem } = format.resolvedOptions();
  const digit = new Intl.NumberFormat(tag, { useGrouping: false });
  return {
    decimal: plain(partOf(parts, 'decimal') ?? '.'),
    group: plain(partOf(parts, 'group') ?? ','),
    minus: plain(partOf(format.formatToParts(-1), 'minusSign') ?? '-'),
    primary: integers.at(-1) ?? 3,
    secondary: integers.at(-2) ?? 3,
    least: partOf(format.formatToParts(1234), 'group') === undefined ? 2 : 1,
    digits: numberingSystem === 'latn' ? '' : Array.from({ length: 10 }, (_, n) => digit.format(n)).join(''),
  };
}

function moneyPatterns(tag: string): Table['money'] {
  const both = (currency: string, currencyDisplay: 'symbol' | 'code') => {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay });
    return [1, -1].map((sign) => numberSlot(format.formatToParts(sign)));
  };
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).formatToParts(12_345_678.5);
  return {
    sign: both('EUR', 'symbol'),
    letters: both('CHF', 'code'),
    decimal: plain(partOf(parts, 'decimal') ?? '.'),
    group: plain(partOf(parts, 'group') ?? ','),
  };
}

function currencySymbols(tag: string): Table['symbols'] {
  const symbols = currencies.map((code): [string, string] => {
    const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: code }).formatToParts(1);
    return [code, plain(partOf(parts, 'currency') ?? code)];
  });
  return Object.fromEntries(symbols.filter(([code, symbol]) => code !== symbol));
}

function countryNames(tag: string): Table['countries'] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const codes = Object.keys(englishFile().locale.countries);
  return Object.fromEntries(codes.map((code) => [code, plain(names.of(code) ?? code)]));
}
