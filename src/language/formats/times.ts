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
  const [first, second] = [fieldsOf(table, from), fieldsOf(table, to)];
  const { range24, range12, range12across } = table.time;
  const pattern = clock === 24 ? range24 : first.a === second.a && from <= to ? range12 : range12across;
  let day = to < from ? (nextDay[table.tag] ?? '') : '';
  // A field that comes again is of the second time, whichever comes first: `h:mm a – h:mm a`, `a h:mm ~ a h:mm`.
  const seen = new Set<string>();
  const text = pattern.replace(/'([^']*)'|HH|H|K|h|mm|a/g, (field: string, quoted?: string) => {
    if (quoted !== undefined) return quoted;
    if (!seen.has(field)) {
      seen.add(field);
      return first[field] ?? '';
    }
    const value = day + (second[field] ?? '');
    day = '';
    return value;
  });
  return toNativeDigits(table, text);
}

/** Values of the fields of a pattern. */
function fieldsOf(table: LanguageTable, iso: string): Readonly<Record<string, string | undefined>> {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(iso) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`expected a time such as 09:05, got ${iso}`);
  const hour = Number(hours);
  return {
    HH: hours,
    H: String(hour),
    K: String(hour % 12),
    h: String(hour % 12 || 12),
    mm: minutes,
    a: hour % 24 >= 12 ? table.time.pm : table.time.am,
  };
}
