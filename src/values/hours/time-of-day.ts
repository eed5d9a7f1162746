import { minutesPerDay } from './model.ts';

/** Minutes as a time of day on the 24-hour clock: 540 is `09:00`, 1440 is `24:00`. */
export function formatTimeOfDay(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** An interval's end as a clock shows it, from `00:01` to `24:00`, and whether that is on the next day. */
export function toClosingTime(closes: number, label = ''): { readonly closes: string; readonly closesNextDay?: true } {
  const isNext = closes > minutesPerDay;
  const text = formatTimeOfDay(isNext ? closes - minutesPerDay : closes) + label;
  return isNext ? { closes: text, closesNextDay: true } : { closes: text };
}
