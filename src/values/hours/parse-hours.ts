import { addDays, isCalendarDate, weekdays } from '../../core/dates.ts';
import { formatDidYouMean } from '../../core/did-you-mean.ts';
import { findTrailingLabel, stripLabels } from '../../core/labels.ts';
import { parseUnambiguousDate } from '../../core/parse-date.ts';
import { type Mistake, type ParseResult, quoteText } from '../mistake.ts';
import { checkTimeZone } from './check-time-zone.ts';
import type { ExceptionInput, Hours, HoursInput, HoursMistake } from './model.ts';
import {
  createOverlapFinder,
  type LocatedDay,
  type LocatedInterval,
  parseIntervals,
  parseRegularHours,
  sortIntervals,
} from './parse-regular-hours.ts';

/**
 * Reads opening hours as content writes them. Takes a value of the right shape, whose texts are judged here; returns the
 * hours, or all that is wrong with them, with paths inside the value: `['regular', 1, 'open', 0]`.
 */
export function parseHours<Reason = string>(input: HoursInput<Reason>): ParseResult<Hours<Reason>, HoursMistake> {
  const mistakes: Mistake<HoursMistake>[] = [];
  const note = (mistake: Mistake<HoursMistake>) => void mistakes.push(mistake);
  const zone = checkTimeZone(stripLabels(input.timeZone), ['timeZone']);
  if (zone) note(zone);
  const week = parseRegularHours(input.regular, note);
  const exceptions = parseHoursExceptions(input.exceptions ?? [], note);
  // Bounded: what overlaps in one value.
  mistakes.push(...findOverlaps(week, exceptions));
  if (mistakes.length > 0) return { mistakes };
  return {
    value: {
      timeZone: input.timeZone,
      regular: week.map(sortIntervals),
      exceptions: exceptions.map(({ from, to, placed, reason, labels }) => ({
        from,
        to,
        intervals: sortIntervals(placed),
        ...(labels && { labels }),
        ...(reason === undefined ? {} : { reason }),
      })),
      ...(input.note === undefined ? {} : { note: input.note }),
    },
  };
}

function findOverlaps<Reason>(
  week: readonly (readonly LocatedInterval[])[],
  exceptions: readonly LocatedException<Reason>[],
): readonly Mistake<HoursMistake>[] {
  const found = createOverlapFinder();
  const usual = (index: number): LocatedDay => ({ name: weekdays[index % 7] ?? '', placed: week[index % 7] ?? [] });
  week.forEach((_, index) => {
    found.within(usual(index));
  });
  week.forEach((_, index) => {
    found.between(usual(index), usual(index + 1));
  });
  const on = (date: string): LocatedDay => {
    const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
    return exception ? { name: date, placed: exception.placed } : { ...usual(weekdayOf(date)), name: date };
  };
  for (const { from, to } of exceptions) {
    found.within(on(from));
    // The days within are alike: what is true of the first two is of all.
    found.between(on(addDays(from, -1)), on(from));
    if (from !== to) found.between(on(from), on(addDays(from, 1)));
    found.between(on(to), on(addDays(to, 1)));
  }
  return found.mistakes;
}

/** The index of a `YYYY-MM-DD` date's day in the week: 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

type Note = (mistake: Mistake<HoursMistake>) => void;

/** An exception with where its hours stand. */
interface LocatedException<Reason> {
  readonly from: string;
  readonly to: string;
  readonly placed: readonly LocatedInterval[];
  readonly index: number;
  readonly reason: Reason | undefined;
  readonly labels?: { readonly from: string; readonly to: string };
}

/**
 * Reads dated exceptions, past ones too. Takes them as content has them; returns those whose dates can be read, in the
 * order of their dates. What is wrong is noted, such as dates that two of them share.
 */
function parseHoursExceptions<Reason>(
  exceptions: readonly ExceptionInput<Reason>[],
  note: Note,
): LocatedException<Reason>[] {
  const read = exceptions.flatMap((input, index) => {
    const placed = parseIntervals(input.open ?? [], ['exceptions', index, 'open'], note);
    const dates = readDates(input, ['exceptions', index], note);
    return dates ? [{ ...dates, placed, index, reason: input.reason }] : [];
  });
  const sorted = read.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.index - b.index));
  let last: LocatedException<Reason> | undefined;
  for (const exception of sorted) {
    if (last && exception.from <= last.to) noteShared(last, exception, note);
    if (!last || exception.to > last.to) last = exception;
  }
  return sorted;
}

/** Speaks at the one that is written later. */
function noteShared(one: LocatedException<unknown>, other: LocatedException<unknown>, note: Note): void {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  const days = ({ from, to }: LocatedException<unknown>) => (from === to ? from : `${from} to ${to}`);
  note({
    kind: 'dates-shared',
    path: ['exceptions', second.index],
    expected: 'dates that no other exception has',
    found: `${days(second)} beside ${days(first)}`,
    hint: 'Write the hours of a date in one exception.',
  });
}

function readDates(
  { date, from, to }: ExceptionInput<unknown>,
  path: readonly (string | number)[],
  note: Note,
): Pick<LocatedException<unknown>, 'from' | 'to' | 'labels'> | undefined {
  const [start = '', end = start] = date === undefined ? [from, to] : [date];
  const members = Object.entries({ date, from, to }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (!['date', 'from and to'].includes(members.join(' and '))) {
    note({
      kind: 'dates-missing',
      path,
      expected: 'either date, or from and to',
      found: members.length === 0 ? 'neither' : members.join(' and '),
    });
    return undefined;
  }
  const first = readDate(start, [...path, date === undefined ? 'from' : 'date'], note);
  const last = date === undefined ? readDate(end, [...path, 'to'], note) : first;
  if (first === undefined || last === undefined) return undefined;
  const labels = { from: findTrailingLabel(start), to: findTrailingLabel(end) };
  if (first <= last) return { from: first, to: last, ...(labels.from + labels.to !== '' && { labels }) };
  note({
    kind: 'dates-reversed',
    path: [...path, 'to'],
    expected: `a date from ${first} on`,
    found: quoteText(last),
  });
  return undefined;
}

const everyYear = 'Write the year. What happens every year is an exception for each year: 2026-12-24, 2027-12-24.';

function readDate(text: string, path: readonly (string | number)[], note: Note): string | undefined {
  const plain = stripLabels(text);
  if (isCalendarDate(plain)) return plain;
  const meant = parseUnambiguousDate(text);
  note({
    kind: 'date-impossible',
    path,
    expected: 'a calendar date written YYYY-MM-DD',
    found: quoteText(text),
    ...(meant === undefined ? {} : { hint: formatDidYouMean(meant) }),
    ...(/^\D*\d{1,2}-\d{1,2}$/.test(plain) && { hint: everyYear }),
  });
  return undefined;
}
