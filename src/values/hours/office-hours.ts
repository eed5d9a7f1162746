import { type Weekday, weekdays } from '../../core/dates.ts';
import { findTrailingLabel, stripLabels } from '../../core/labels.ts';
import { type Mistake, type ParseResult, quoteText } from '../mistake.ts';
import { formatTimeOfDay, type Hours, type HoursMistake, minutesPerDay, type OfficeHoursInput } from './model.ts';
import { parseHours } from './parse-hours.ts';
import { parseInterval } from './parse-interval.ts';

/**
 * Reads the older form of hours, one interval on some days. Takes it as content has it; returns the same hours in the
 * full model, or what is wrong, with paths inside the older form. A night was never allowed in it.
 */
export function parseOfficeHours({ timeZone, days, ...times }: OfficeHoursInput): ParseResult<Hours, HoursMistake> {
  const [opens, closes] = [stripLabels(times.opens), stripLabels(times.closes)];
  const read = parseHours({ timeZone, regular: [{ days, open: [`${opens}-${closes}`] }] });
  if (read.mistakes) return { mistakes: read.mistakes.map((mistake) => inOldForm(mistake, opens, closes)) };
  if (!read.value.regular.some((day) => day.some((interval) => interval.closes > minutesPerDay)))
    return { value: labelled(read.value, findTrailingLabel(times.opens), findTrailingLabel(times.closes)) };
  const night: Mistake<HoursMistake> = {
    kind: 'ends-reversed',
    path: ['closes'],
    expected: `a time after ${opens}`,
    found: quoteText(closes),
    hint: "Write hours over midnight as regular: [{ days: ['Friday'], open: ['22:00-04:00'] }].",
  };
  return { mistakes: [night] };
}

/** The hours with the labels of the two times; those of the days are there. */
function labelled(hours: Hours, opens: string, closes: string): Hours {
  if (opens + closes === '') return hours;
  const label = (day: Hours['regular'][number]) =>
    day.map((interval) => ({ ...interval, labels: { day: interval.labels?.day ?? '', opens, closes } }));
  return { ...hours, regular: hours.regular.map(label) };
}

function inOldForm(
  { meant: _both, ...mistake }: Mistake<HoursMistake>,
  opens: string,
  closes: string,
): Mistake<HoursMistake> {
  const [member, , part, index] = mistake.path;
  if (member !== 'regular') return mistake;
  if (part === 'days' && index !== undefined) return { ...mistake, path: ['days', index] };
  // The wrong one of the two is known when the other is put beside a time that is right.
  const isOpens = mistake.kind === 'time-unreadable' && 'kind' in parseInterval(`${opens}-24:00`, []);
  const place = { path: [isOpens ? 'opens' : 'closes'], found: quoteText(isOpens ? opens : closes) };
  // Each field takes a single time.
  const expected = mistake.kind === 'time-unreadable' ? 'a time of day such as 09:00 or 17:30' : mistake.expected;
  return { ...mistake, ...place, expected };
}

/** Hours that one interval tells, as the older member of the wire has them. */
interface SingleIntervalHours {
  readonly timeZone: string;
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/**
 * The hours as one interval on some days. Takes hours that were read; returns undefined where that would not tell all: two
 * stretches, days that differ, an end at midnight or after it, exceptions, a note, or never open.
 */
export function toSingleInterval({
  timeZone,
  regular,
  exceptions,
  note,
}: Hours<unknown>): SingleIntervalHours | undefined {
  const open = regular.flatMap((intervals, index) => intervals.map((interval) => ({ ...interval, index })));
  const [first] = open;
  if (!first || exceptions.length > 0 || note !== undefined || first.closes >= minutesPerDay) return undefined;
  const isOne = open.every(
    ({ opens, closes, index }, at) =>
      opens === first.opens && closes === first.closes && open.findIndex((other) => other.index === index) === at,
  );
  if (!isOne) return undefined;
  const days = open.map(({ index, labels }) => `${weekdays[index]}${labels?.day ?? ''}` as Weekday);
  const { labels } = first;
  return {
    timeZone,
    days,
    opens: formatTimeOfDay(first.opens) + (labels?.opens ?? ''),
    closes: formatTimeOfDay(first.closes) + (labels?.closes ?? ''),
  };
}
