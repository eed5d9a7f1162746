import { weekdays } from '../../core/dates.ts';
import { firstDayOfWeek, type Language } from '../../language/language.ts';
import { formatUsualHours } from '../../site/facts/opening-hours.ts';
import { findListMember, findMember, findTextMember } from '../published/members.ts';

type Hours = Parameters<typeof formatUsualHours>[1];

/** Opening hours of the API in the words of a language, whose week begins as it does in a country; undefined for none. */
export function formatHours(hours: unknown, language: Language, country: string | undefined): string | undefined {
  const timeZone = findTextMember(hours, 'timeZone');
  if (timeZone === undefined) return undefined;
  const regular = weekdays.map((day) =>
    findListMember(hours, 'regular')
      .filter((slot) => findTextMember(slot, 'day') === day)
      .map((slot) =>
        interval(
          findTextMember(slot, 'opens') ?? '',
          findTextMember(slot, 'closes') ?? '',
          findMember(slot, 'closesNextDay') === true,
        ),
      ),
  );
  const note = findTextMember(hours, 'note');
  const read: Hours = { timeZone, regular, exceptions: [], ...(note !== undefined && { note }) };
  return formatUsualHours(country === undefined ? language : { ...language, firstDay: firstDayOfWeek(country) }, read);
}

function interval(opens: string, closes: string, isNextDay: boolean): Hours['regular'][number][number] {
  return { opens: minutes(opens), closes: minutes(closes) + (isNextDay ? 1440 : 0) };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * The usual week as schema.org and the API both can say it, `Monday 09:00–18:00; …`; undefined where they differ in form:
 * nights, and whole days.
 */
export function formatWeekSlots(slots: readonly unknown[]): string | undefined {
  const rows = slots.flatMap((slot) => {
    if (findTextMember(slot, 'validFrom') !== undefined) return [];
    const day = findMember(slot, 'dayOfWeek') ?? findMember(slot, 'day');
    const [opens = '', closes = ''] = [findTextMember(slot, 'opens'), findTextMember(slot, 'closes')];
    return (Array.isArray(day) ? day : [day]).map((each) => ({
      day: String(each).replace(/^.*\//, ''),
      opens,
      closes,
    }));
  });
  if (rows.length === 0 || rows.some(({ opens, closes }) => closes <= opens || closes >= '23:59' || opens === '00:00'))
    return undefined;
  return rows
    .map(({ day, opens, closes }) => `${day} ${opens}–${closes}`)
    .sort()
    .join('; ');
}
