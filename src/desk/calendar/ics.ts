import { dayAfter } from '../../core/dates.ts';
import { sha256 } from '../../core/digest.ts';

/** A day in a calendar, and how many days before it somebody is reminded. */
export interface CalendarDay {
  /** Stable: what is moved to another day stays the same event. */
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly remindDays: readonly number[];
}

/**
 * Days as a calendar (RFC 5545), the same bytes for the same days: a UID follows from the address and `host`, and DTSTAMP is
 * that of the day itself, since no clock is read.
 */
export function icsText(days: readonly CalendarDay[], host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gazette//Living facts//EN',
    'CALSCALE:GREGORIAN',
    ...days.flatMap((day) => eventLines(day, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ address, day, summary, description, remindDays }: CalendarDay, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${sha256(address).slice(0, 32)}@${host}`,
    `DTSTAMP:${compact(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // RFC 5545 §3.6.1: the end is the day after.
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    ...remindDays.flatMap((count) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-P${count}D`,
      `DESCRIPTION:${escaped(summary)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const compact = (day: string) => day.replaceAll('-', '');

/** RFC 5545 §3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545 §3.1: at most 75 octets a line, and no character divided; a line goes on behind a blank. */
function folded(line: string): string {
  let text = '';
  let room = 75;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      text += '\r\n ';
      room = 74;
    }
    text += character;
    room -= size;
  }
  return text;
}
