import { type Weekday, weekdays } from '../../core/dates.ts';
import { formatTimeOfDay, type Hours, minutesPerDay, type OpeningInterval } from './model.ts';

/** schema.org's OpeningHoursSpecification for some days of each week. */
interface DaysSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** Hours in words: schema.org has no second Saturday of the month. */
interface NoteSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly description: unknown;
}

/** Exceptional dates. */
interface DatesSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly validFrom: string;
  readonly validThrough: string;
  readonly opens: string;
  readonly closes: string;
}

/** The members of a Place or a ContactPoint's hours; the second is absent where there are no exceptions. */
interface SchemaOrgHours {
  readonly openingHoursSpecification: readonly (DaysSpecification | NoteSpecification)[];
  readonly specialOpeningHoursSpecification?: readonly DatesSpecification[];
}

const type = { '@type': 'OpeningHoursSpecification' } as const;
const closed = { opens: '00:00', closes: '00:00' };

/**
 * Hours in schema.org's words: takes hours that were read, returns the two members. Days with the same times stand in
 * one specification, in the order of the first of them; a closing time before the opening time is on the next day.
 */
export function toSchemaOrgHours({ regular, exceptions, note }: Hours<unknown>): SchemaOrgHours {
  const days = new Map<string, { readonly times: Times; readonly dayOfWeek: Weekday[] }>();
  for (const [index, day] of weekdays.entries())
    for (const interval of regular[index] ?? []) {
      const key = `${interval.opens}-${interval.closes}`;
      const same = days.get(key) ?? { times: timesOf(interval), dayOfWeek: [] };
      same.dayOfWeek.push(`${day}${interval.labels?.day ?? ''}` as Weekday);
      days.set(key, same);
    }
  const dates = exceptions.flatMap(({ from, to, intervals, labels }) =>
    (intervals.length === 0 ? [closed] : intervals.map(timesOf)).map((times) => ({
      ...type,
      validFrom: from + (labels?.from ?? ''),
      validThrough: to + (labels?.to ?? ''),
      ...times,
    })),
  );
  return {
    openingHoursSpecification: [
      ...[...days.values()].map(({ times, dayOfWeek }) => ({ ...type, dayOfWeek, ...times })),
      ...(note === undefined ? [] : [{ ...type, description: note }]),
    ],
    ...(dates.length === 0 ? {} : { specialOpeningHoursSpecification: dates }),
  };
}

interface Times {
  readonly opens: string;
  readonly closes: string;
}

function timesOf({ opens, closes, labels }: OpeningInterval): Times {
  const { opens: atOpens = '', closes: atCloses = '' } = labels ?? {};
  // All day is 00:00 to 23:59 there by convention: equal ends are closed.
  if (opens === 0 && closes === minutesPerDay) return { opens: `00:00${atOpens}`, closes: `23:59${atCloses}` };
  return { opens: formatTimeOfDay(opens) + atOpens, closes: formatTimeOfDay(closes % minutesPerDay) + atCloses };
}
