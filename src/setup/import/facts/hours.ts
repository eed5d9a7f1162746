import { weekdays } from '../../../core/dates.ts';
import type { HoursInput } from '../../../values/hours/model.ts';
import { parseHours } from '../../../values/hours/parse-hours.ts';
import { listItems, listTexts, type SchemaOrgItem, toPlainName } from '../schema-org-item.ts';
import type { ImportSource, ReportNote } from '../sourced-value.ts';

/** Countries with one time zone, whose offices keep it; of the others nobody can tell by the country alone. */
const zones: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  EG: 'Africa/Cairo',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Kolkata',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  JO: 'Asia/Amman',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  RO: 'Europe/Bucharest',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  ZA: 'Africa/Johannesburg',
};

/** The time zone (IANA) of a country (ISO 3166-1) that has one; undefined of any other. */
const findTimeZone = (country: string | undefined): string | undefined =>
  country === undefined ? undefined : zones[country];

interface Interval {
  readonly days: readonly string[];
  readonly open: string;
}

const names: readonly (string | undefined)[] = weekdays;
const short = new Map(weekdays.map((day) => [day.slice(0, 2).toLowerCase(), day]));
const dayOf = (text: string): string | undefined => {
  const name = toPlainName(text.trim());
  return (
    weekdays.find((day) => day.toLowerCase() === name.toLowerCase()) ??
    (name.length <= 3 ? short.get(name.slice(0, 2).toLowerCase()) : undefined)
  );
};

/**
 * Opening hours that a thing states, in the form of content; undefined where it states none, or where anything of them is
 * not understood, which gets a note: half a week is a wrong one. The zone is that of the country, if that has one alone.
 */
export function toHoursInput(
  item: SchemaOrgItem,
  country: string | undefined,
  noted: ReportNote,
): HoursInput | undefined {
  const specified = listItems(item, 'openingHoursSpecification', 'hoursAvailable', 'specialOpeningHoursSpecification');
  const written = listTexts(item, 'openingHours');
  if (specified.length === 0 && written.length === 0) return undefined;
  const fail = (why: string): undefined =>
    noted({ from: item.from, text: `opening hours were left out: ${why}` }) as undefined;
  const timeZone = findTimeZone(country);
  if (timeZone === undefined) return fail('the time zone does not follow from the country');
  let week: Interval[] = [];
  const exceptions: { from: string; to: string; open?: string[] }[] = [];
  for (const each of specified) {
    const read = specification(each);
    if (read === undefined) return fail('a part of them is not understood');
    if ('from' in read) exceptions.push(read);
    else week.push(read);
  }
  for (const { value } of specified.length > 0 ? [] : written) {
    const read = writtenHours(value);
    if (read === undefined) return fail(`"${value.slice(0, 40)}" is not understood`);
    week = week.concat(read);
  }
  const hours = { timeZone, regular: byDays(week), ...(exceptions.length > 0 && { exceptions }) };
  return week.length === 0 || parseHours(hours).mistakes ? fail('they contradict themselves') : hours;
}

/** Opening hours from the intervals of a text. */
export function hoursFromIntervals(
  week: readonly Interval[],
  from: ImportSource,
  country: string | undefined,
  noted: ReportNote,
): HoursInput | undefined {
  const timeZone = findTimeZone(country);
  const hours = timeZone && { timeZone, regular: byDays(week) };
  if (hours && !parseHours(hours).mistakes) return hours;
  const why = hours ? 'they contradict themselves' : 'the time zone does not follow from the country';
  noted({ from, text: `opening hours were left out: ${why}` });
  return undefined;
}

const clock = (text: string | undefined): string | undefined => {
  const found = /^(\d{1,2})[:.](\d{2})(?::00)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(text ?? '');
  return found?.[1] && `${found[1].padStart(2, '0')}:${found[2]}`;
};

function specification(item: SchemaOrgItem): Interval | { from: string; to: string; open?: string[] } | undefined {
  const one = (name: string) => listTexts(item, name)[0]?.value;
  const [opens, closes] = [clock(one('opens')), clock(one('closes'))];
  const [from, to] = [one('validFrom'), one('validThrough')].map((day) => day?.slice(0, 10));
  const days = listTexts(item, 'dayOfWeek').map(({ value }) => dayOf(value));
  const isClosed = opens === closes && (opens === undefined || opens === '00:00');
  if (from !== undefined && to !== undefined && days.length === 0) {
    if (isClosed) return { from, to };
    return opens && closes ? { from, to, open: [span(opens, closes)] } : undefined;
  }
  // Hours of a season are not those of every week.
  if (from !== undefined || to !== undefined || days.length === 0 || !opens || !closes) return undefined;
  const known = days.filter((day) => day !== undefined);
  return known.length === days.length && !isClosed ? { days: known, open: span(opens, closes) } : undefined;
}

/** schema.org has no 24:00: a day that is open throughout closes at 23:59. */
const span = (opens: string, closes: string): string => `${opens}-${closes === '23:59' ? '24:00' : closes}`;

/** `Mo-Fr 09:00-17:00`, `Sa,Su 10:00-12:00`. */
function writtenHours(text: string): Interval[] | undefined {
  const found =
    /^([A-Za-z]{2,3}(?:\s?[-,]\s?[A-Za-z]{2,3})*)\s+((?:\d{1,2}:\d{2}\s?-\s?\d{1,2}:\d{2})(?:\s?,\s?\d{1,2}:\d{2}\s?-\s?\d{1,2}:\d{2})*)$/.exec(
      text.trim(),
    );
  if (!found?.[1] || !found[2]) return undefined;
  let days: string[] = [];
  for (const part of found[1].split(/\s?,\s?/)) {
    const [from, to] = part.split(/\s?-\s?/).map(dayOf);
    const [start, end] = [names.indexOf(from), names.indexOf(part.includes('-') ? to : from)];
    if (start < 0 || end < start) return undefined;
    days = days.concat(weekdays.slice(start, end + 1));
  }
  return found[2].split(/\s?,\s?/).flatMap((each) => {
    const [opens, closes] = each.split(/\s?-\s?/).map(clock);
    return opens && closes ? [{ days, open: span(opens, closes) }] : [];
  });
}

/** Groups the intervals of equal days. */
function byDays(week: readonly Interval[]): { days: string[]; open: string[] }[] {
  const rows = new Map<string, { days: string[]; open: string[] }>();
  for (const { days, open } of week) {
    const key = [...days].sort().join();
    const row = rows.get(key) ?? { days: [...days], open: [] };
    if (!row.open.includes(open)) row.open.push(open);
    rows.set(key, row);
  }
  return [...rows.values()];
}
