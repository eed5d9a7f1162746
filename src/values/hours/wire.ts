import { type Weekday, weekdays } from '../../core/dates.ts';
import { formatTimeOfDay, type Hours, type OpeningInterval, toClosingTime } from './model.ts';

/** An interval as JSON tells it: `closes` up to `24:00`. */
export interface WireInterval {
  readonly opens: string;
  readonly closes: string;
  /** Closes on the day after that on which it opens. */
  readonly closesNextDay?: true;
}

/** Opening hours as JSON tells them. */
interface WireHours<Reason = string> {
  readonly timeZone: string;
  readonly regular: readonly (WireInterval & { readonly day: Weekday })[];
  readonly exceptions: readonly {
    readonly from: string;
    readonly to: string;
    /** None: closed. */
    readonly intervals: readonly WireInterval[];
    readonly reason?: Reason;
  }[];
  readonly note?: Reason;
}

/** Hours for the wire: takes hours that were read, returns a flat list, Monday first, and exceptions by date. */
export function toWireHours<Reason>({ timeZone, regular, exceptions, note }: Hours<Reason>): WireHours<Reason> {
  return {
    timeZone,
    regular: weekdays.flatMap((day, index) =>
      (regular[index] ?? []).map((interval) => ({
        day: `${day}${interval.labels?.day ?? ''}` as Weekday,
        ...toWireInterval(interval),
      })),
    ),
    exceptions: exceptions.map(({ from, to, intervals, reason, labels }) => ({
      from: from + (labels?.from ?? ''),
      to: to + (labels?.to ?? ''),
      intervals: intervals.map(toWireInterval),
      ...(reason === undefined ? {} : { reason }),
    })),
    ...(note === undefined ? {} : { note }),
  };
}

/** An interval for the wire; its members stand in the order in which they are published. */
export function toWireInterval({ opens, closes, labels }: OpeningInterval): WireInterval {
  return { opens: formatTimeOfDay(opens) + (labels?.opens ?? ''), ...toClosingTime(closes, labels?.closes) };
}
