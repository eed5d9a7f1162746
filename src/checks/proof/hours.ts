import { type Opened, openingHoursOf } from '../../content/opening-hours.ts';
import { isObject } from '../../core/forms.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Tell } from './finding.ts';

/** Whether `openingHours` of a document is the usual week that the content gives, day by day. */
export function checkHours(opened: Opened, body: unknown, tell: Tell): void {
  const hours = openingHoursOf(opened);
  const said = isObject(body) ? body.openingHours : undefined;
  if (!hours) {
    if (said !== undefined) tell('no opening hours', JSON.stringify(said));
    return;
  }
  const wanted = weekdays.flatMap((day, i) =>
    (hours.regular[i] ?? []).map(({ opens, closes }) => `${day} ${clock(opens)}-${clock(closes)}`),
  );
  const regular = isObject(said) && Array.isArray(said.regular) ? said.regular : [];
  const found = regular.map((each) => (isObject(each) ? `${each.day} ${each.opens}-${each.closes}` : ''));
  const zone = isObject(said) ? said.timeZone : undefined;
  if (zone !== hours.timeZone) tell(`hours in the time zone ${hours.timeZone}`, String(zone));
  if (wanted.toSorted().join() !== found.toSorted().join()) tell(`hours ${wanted.join(', ')}`, found.join(', '));
}

/** Minutes of a day as a clock shows them; midnight at the end of a day is 24:00. */
function clock(minutes: number): string {
  const within = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}
