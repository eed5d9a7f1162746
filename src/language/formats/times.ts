import type { LanguageTable } from '../language-table.ts';
import { toNativeDigits } from './numbers.ts';

/** A 12-hour or 24-hour clock; the region decides (`Language.clock`). */
export type HourCycle = 12 | 24;

/** Prefix for an hour of the next day; other languages need none. CLDR has no such word. */
const nextDay: Readonly<Record<string, string>> = { ja: '翌' };

/**
 * A range of times, which may end the next day: `09:00–18:00`, `20時00分～翌5時00分`. `24:00` is the end of a day.
 * Throws on what is no time.
 */
export function formatTimeRange(table: LanguageTable, from: string, to: string, clock: HourCycle): string {
  const isAfternoon = (iso: string) => iso >= '12:00' && iso < '24:00';
  const across = isAfternoon(from) !== isAfternoon(to);
  const { range24, range12, range12across } = table.time;
  const pattern = clock === 24 ? range24 : across ? range12across : range12;
  // The second hour starts at the second hour field: `h:mm – h:mm a`.
  const hours = [...pattern.matchAll(/[HhK]+/g)];
  const second = hours[1]?.index ?? pattern.length;
  const beginsWithPeriod = pattern.startsWith('a');
  const cut = beginsWithPeriod && pattern.slice(0, second).endsWith('a') ? second - 1 : second;
  const day = to < from ? (nextDay[table.tag] ?? '') : '';
  return written(table, pattern.slice(0, cut), from) + day + written(table, pattern.slice(cut), to);
}

function written(table: LanguageTable, pattern: string, iso: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(iso) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`expected a time such as 09:05, got ${iso}`);
  const hour = Number(hours);
  const fields: Readonly<Record<string, string | undefined>> = {
    HH: hours,
    H: String(hour),
    K: String(hour % 12),
    h: String(hour % 12 || 12),
    mm: minutes,
    a: hour % 24 >= 12 ? table.time.pm : table.time.am,
  };
  const text = pattern.replace(
    /'([^']*)'|HH|H|K|h|mm|a/g,
    (field: string, quoted?: string) => quoted ?? fields[field] ?? '',
  );
  return toNativeDigits(table, text);
}
