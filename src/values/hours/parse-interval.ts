import { formatDidYouMean } from '../../core/did-you-mean.ts';
import { type Mistake, quoteText } from '../mistake.ts';
import { formatTimeOfDay, type HoursMistake, minutesPerDay, type OpeningInterval } from './model.ts';

/** A time of day as it was written. */
interface Time {
  readonly minutes: number;
  /** Written with a.m. or p.m., or in a word. */
  readonly isHalfDay: boolean;
  /** Forms of the 24-hour clock only: 0, 13 and above, 09, 9h. */
  readonly is24: boolean;
  /** 10:00 to 12:59: what both clocks write alike. */
  readonly isLong: boolean;
}

const halves = String.raw`a\.?m\.?|p\.?m\.?`;
const time = String.raw`(?:(\d{1,2})(?:[:.](\d\d)|(\d\d)(?!\d))?\s*(?:(${halves})(?![a-z])|(h)(\d\d)?|(uhr))?|(noon|midday|midnight))`;
const interval = new RegExp(`^(?:from\\s+)?${time}\\s*(?:[\\p{Pd}\\u2212~]|\\b(?:to|until|till)\\b)\\s*${time}$`, 'u');
const groups = 8;

/**
 * Reads the times between which it is open, as people write them where only one thing can be meant: `09:00-17:30`, `9-17`,
 * `9am–5pm`, `9.00 to 17.00`, `22:00-04:00` (into the next day), `00:00-24:00`. Takes the text and its place in the
 * value; returns the interval, or what is wrong.
 */
export function parseInterval(
  text: string,
  path: readonly (string | number)[],
): OpeningInterval | Mistake<HoursMistake> {
  const mistake = (kind: HoursMistake, expected: string, hint?: string, meant?: string): Mistake<HoursMistake> => ({
    kind,
    path,
    expected,
    found: quoteText(text),
    ...(hint === undefined ? {} : { hint }),
    ...(meant === undefined ? {} : { meant }),
  });
  const written = text.normalize('NFKC').trim().toLowerCase();
  const parts = interval.exec(written);
  const from = parts && readTime(parts.slice(1, 1 + groups), true);
  const to = parts && readTime(parts.slice(1 + groups), false);
  if (!from || !to) {
    const meant = inOtherWords(written);
    const hint = meant === undefined ? hintFor(written) : formatDidYouMean(meant);
    return mistake('time-unreadable', 'opening and closing time such as 09:00-17:30', hint, meant);
  }
  if (!isCertain(from, to)) {
    const here = `${formatTimeOfDay(from.minutes)}-${formatTimeOfDay(to.minutes)}`;
    const hint = `On the 24-hour clock this is ${here}: write that, or am and pm to both.`;
    return mistake('time-ambiguous', 'times on the 24-hour clock, such as 09:00-17:00', hint);
  }
  if (from.minutes === to.minutes)
    return mistake('ends-equal', 'a closing time other than the opening time', 'The whole day is 00:00-24:00.');
  const isNext = to.minutes < from.minutes;
  return { opens: from.minutes, closes: isNext ? to.minutes + minutesPerDay : to.minutes };
}

/** `von 9 bis 17 Uhr`, `de 9h à 17h`: the same times with the words of other languages, as they are kept. */
function inOtherWords(written: string): string | undefined {
  const plain = written
    .replace(/^(?:von|de|dalle|das|van|od|fra)\s+/u, '')
    .replace(/\s(?:bis|à|a|alle|às|tot|do|til)\s/u, ' to ');
  if (plain === written) return undefined;
  const read = parseInterval(plain, []);
  if ('kind' in read) return undefined;
  const closes = read.closes > minutesPerDay ? read.closes - minutesPerDay : read.closes;
  return `${formatTimeOfDay(read.opens)}-${formatTimeOfDay(closes)}`;
}

function readTime(parts: readonly (string | undefined)[], isStart: boolean): Time | undefined {
  const [hours = '', minutes, joined, half, h, afterH, uhr, word] = parts;
  if (word !== undefined) return halfDayTime(minutesOf(word, isStart));
  const written = minutes ?? joined;
  if (written !== undefined && afterH !== undefined) return undefined;
  const [hour, minute] = [Number(hours), Number(written ?? afterH ?? 0)];
  if (minute > 59) return undefined;
  if (half !== undefined) return readHalfDayTime(hour, minute, half.startsWith('p'));
  const total = hour * 60 + minute;
  if (total > minutesPerDay || (total === minutesPerDay && isStart)) return undefined;
  const is24 = hour === 0 || hour > 12 || hours.startsWith('0') || (h ?? uhr) !== undefined;
  return { minutes: total, isHalfDay: false, is24, isLong: hours.length === 2 && written !== undefined };
}

/** People disagree on 12am and 12pm, and agree on half past twelve. */
function readHalfDayTime(hour: number, minute: number, isAfternoon: boolean): Time | undefined {
  if (hour < 1 || hour > 12 || (hour === 12 && minute === 0)) return undefined;
  return halfDayTime((hour % 12) * 60 + minute + (isAfternoon ? minutesPerDay / 2 : 0));
}

function minutesOf(word: string, isStart: boolean): number {
  if (word !== 'midnight') return minutesPerDay / 2;
  return isStart ? 0 : minutesPerDay;
}

const halfDayTime = (minutes: number): Time => ({ minutes, isHalfDay: true, is24: false, isLong: false });

/** Whether neither time can be another half of the day: `9-5` and `8-12` can, `9-17` cannot. */
function isCertain(from: Time, to: Time): boolean {
  if (from.isHalfDay || to.isHalfDay) return [from, to].every((each) => each.isHalfDay || each.is24);
  return from.is24 || to.is24 || (from.isLong && to.isLong);
}

function hintFor(written: string): string | undefined {
  if (/[,;&]|\band\b/.test(written)) return 'Write each stretch of opening as an entry of its own.';
  if (/closed/.test(written)) return 'Leave the day out; in an exception, leave out `open`.';
  if (/^24 ?\/ ?7$|24 ?h|all day|around the clock/.test(written)) return 'The whole day is 00:00-24:00.';
  if (/\b12(?:[:.]?00)? ?[ap]\.?m/.test(written)) return 'Write 12:00 for noon; 00:00 or 24:00 for midnight.';
  if (/(?:^|\D)2[5-9][:.]|(?:^|\D)3\d[:.]/.test(written))
    return 'Times after midnight begin at 00:00 again: 22:00-04:00.';
  if (/[-\u2013]$|^[-\u2013]|\+$/.test(written)) return 'Readers need the end too: write both times.';
  return undefined;
}
