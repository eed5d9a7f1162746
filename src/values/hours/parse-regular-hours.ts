import { type Weekday, weekdays } from '../../core/dates.ts';
import { findNearestName, findUniqueCorrection, formatDidYouMean } from '../../core/did-you-mean.ts';
import { findTrailingLabel, stripLabels } from '../../core/labels.ts';
import { type Mistake, quoteText } from '../mistake.ts';
import { type HoursInput, type HoursMistake, minutesPerDay, type OpeningInterval } from './model.ts';
import { parseInterval } from './parse-interval.ts';

type Note = (mistake: Mistake<HoursMistake>) => void;

/** The texts of a list of intervals with where they stand; what cannot be read is noted and left out. */
export function parseIntervals(
  open: readonly string[],
  path: readonly (string | number)[],
  note: Note,
): LocatedInterval[] {
  return open.flatMap((text, index) => {
    const place = [...path, index];
    const read = parseInterval(stripLabels(text), place);
    const label = findTrailingLabel(text);
    const labels = label === '' ? {} : { labels: { day: '', opens: label, closes: label } };
    if (!('kind' in read)) return [{ ...read, ...labels, text, path: place }];
    note(read);
    return [];
  });
}

/** How the days are written in English, in lower case, Monday first. */
const spellings: readonly (readonly string[])[] = [
  ['monday', 'mon', 'mo'],
  ['tuesday', 'tues', 'tue', 'tu'],
  ['wednesday', 'weds', 'wed', 'we'],
  ['thursday', 'thurs', 'thur', 'thu', 'th'],
  ['friday', 'fri', 'fr'],
  ['saturday', 'sat', 'sa'],
  ['sunday', 'sun', 'su'],
];
const indexes = new Map(spellings.flatMap((names, index) => names.map((name) => [name, index] as const)));

const range = /^([a-z]+)\.?\s*(?:\p{Pd}|\u2212|\bto\b|\bthrough\b|\bthru\b)\s*([a-z]+)\.?$/u;
const everyDay = /^(?:daily|every ?day|all days)$/;
/** Days that differ from country to country. */
const byCountry = /^(?:(?:week|working|work|business) ?days?|week-?ends?)$/;

/**
 * Reads a day or a range of days in English, such as `Monday`, `Mon-Fri`, `Saturday to Monday`, `daily`. Takes the text
 * and its place in the value; returns the days as indices (Monday is 0) in the order written, or what is wrong.
 */
export function parseDays(text: string, path: readonly (string | number)[]): readonly number[] | Mistake<HoursMistake> {
  const written = text.normalize('NFKC').trim().toLowerCase();
  if (everyDay.test(written)) return weekdays.map((_, index) => index);
  const one = indexes.get(written.replace(/\.$/, ''));
  if (one !== undefined) return [one];
  const [, first, last] = range.exec(written) ?? [];
  const [from, to] = [indexes.get(first ?? ''), indexes.get(last ?? '')];
  // A range may go over the end of the week; from a day to itself is a slip.
  if (from !== undefined && to !== undefined && from !== to)
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7);
  return {
    kind: 'day-unknown',
    path,
    expected: 'a day such as Monday, or days in a row such as Monday-Friday',
    found: quoteText(text),
    ...meantBy(written),
  };
}

/** `Wendesday`, `Mon-Firday`: where each name can only be a slip for one day. */
function meantBy(written: string): { readonly hint?: string; readonly meant?: string } {
  const parts = range.exec(written)?.slice(1) ?? [written];
  const days = parts.map((part) => weekdays[indexes.get(part) ?? -1] ?? findUniqueCorrection(part, weekdays));
  if (days.some((day) => day === undefined) || new Set(days).size < days.length) return hintFor(written);
  const meant = days.join('-');
  return { hint: formatDidYouMean(meant), meant };
}

function hintFor(written: string): { readonly hint?: string } {
  if (byCountry.test(written)) return { hint: 'Which days these are differs from country to country: Monday-Friday.' };
  if (/[,;/&]|\band\b/.test(written)) return { hint: 'Write each day as an entry of its own.' };
  if (/holiday/.test(written)) return { hint: 'Write holidays as exceptions, with their dates.' };
  const near = findNearestName(written, weekdays);
  if (near !== undefined) return { hint: formatDidYouMean(near) };
  if (weekdays.some((day) => written.includes(day.toLowerCase()))) return {};
  return { hint: 'Days are named in English here; pages name them in the language of the site.' };
}

/**
 * Reads the hours of a usual week. Takes them as content has them; returns what begins on each day, Monday first. An
 * entry without times says that its days are closed, which no other entry may deny.
 */
export function parseRegularHours(regular: HoursInput['regular'], note: Note): LocatedInterval[][] {
  if (typeof regular === 'string') {
    const label = findTrailingLabel(regular);
    const labels = label === '' ? {} : { labels: { day: label, opens: label, closes: label } };
    return weekdays.map(() => [{ opens: 0, closes: minutesPerDay, ...labels, text: regular, path: ['regular'] }]);
  }
  const week: LocatedInterval[][] = weekdays.map(() => []);
  const isClosed: (boolean | undefined)[] = weekdays.map(() => undefined);
  regular.forEach(({ days, open }, index) => {
    const times = parseIntervals(open, ['regular', index, 'open'], note);
    const isShut = open.length === 0;
    const own = new Set<number>();
    for (const { day, label, text, path } of listDays(days, ['regular', index, 'days'], note)) {
      if (own.has(day)) note(again('day-twice', 'each day once', text, path));
      else if ((isClosed[day] ?? isShut) !== isShut)
        note(again('day-contradiction', 'a day that is either open or closed', text, path));
      // Bounded: the intervals of one entry.
      else week[day]?.push(...times.map((each) => withDay(each, label)));
      own.add(day);
      isClosed[day] ??= isShut;
    }
  });
  return week;
}

/** Each day that a list of days names, with its place. */
function listDays(
  days: readonly string[],
  path: readonly (string | number)[],
  note: Note,
): { readonly day: number; readonly label: string; readonly text: string; readonly path: typeof path }[] {
  return days.flatMap((text, at) => {
    const place = [...path, at];
    const read = parseDays(stripLabels(text), place);
    if (!('kind' in read)) return read.map((day) => ({ day, label: findTrailingLabel(text), text, path: place }));
    note(read);
    return [];
  });
}

/** The interval as one of a day whose name carried a label. */
function withDay(placed: LocatedInterval, label: string): LocatedInterval {
  const { opens = '', closes = '' } = placed.labels ?? {};
  return label === '' ? placed : { ...placed, labels: { day: label, opens, closes } };
}

function again(
  kind: HoursMistake,
  expected: string,
  text: string,
  path: readonly (string | number)[],
): Mistake<HoursMistake> {
  return { kind, path, expected, found: `${quoteText(text)} again` };
}

/** An interval with what it was read of, so that what is wrong between two of them has a place. */
export interface LocatedInterval extends OpeningInterval {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/** Intervals that begin on a day, and its name in messages. */
export interface LocatedDay {
  readonly name: Weekday | string;
  readonly placed: readonly LocatedInterval[];
}

/** Finds hours that overlap; of two texts that do so on many days it speaks once. */
interface OverlapFinder {
  /** Looks at what begins on one day. */
  readonly within: (day: LocatedDay) => void;
  /** Looks at the nights of one day and what begins on the next. */
  readonly between: (day: LocatedDay, next: LocatedDay) => void;
  readonly mistakes: readonly Mistake<HoursMistake>[];
}

/** Begins to look for overlaps: returns two looks, and the mistakes that they find in the order in which they do. */
export function createOverlapFinder(): OverlapFinder {
  const mistakes: Mistake<HoursMistake>[] = [];
  const seen = new Set<string>();
  const compare = (
    one: LocatedInterval,
    other: LocatedInterval,
    day: string,
    otherDay: string,
    shift: number,
  ): void => {
    if (one.closes <= other.opens + shift || other.closes + shift <= one.opens) return;
    const key = [one.path, other.path].map((path) => path.join('/')).sort();
    if (seen.has(key.join(' '))) return;
    seen.add(key.join(' '));
    mistakes.push({
      kind: 'overlap',
      path: other.path,
      expected: 'hours that begin when the others have ended',
      found: `${quoteText(other.text)} on ${otherDay} beside ${quoteText(one.text)} on ${day}`,
      ...(shift > 0 && { hint: `${quoteText(one.text)} ends on the next day: are its times in the right order?` }),
    });
  };
  return {
    within: ({ name, placed }) => {
      placed.forEach((one, index) => {
        for (const other of placed.slice(index + 1)) compare(one, other, name, name, 0);
      });
    },
    between: (day, next) => {
      for (const one of day.placed)
        for (const other of next.placed) compare(one, other, day.name, next.name, minutesPerDay);
    },
    mistakes,
  };
}

/** The intervals of a day without where they were written, in the order of time. */
export function sortIntervals(placed: readonly LocatedInterval[]): OpeningInterval[] {
  return placed
    .map(({ opens, closes, labels }) => ({ opens, closes, ...(labels && { labels }) }))
    .sort((a, b) => a.opens - b.opens);
}
