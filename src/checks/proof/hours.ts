import { type OpeningHoursSource, resolveOpeningHours } from '../../content/opening-hours.ts';
import { weekdays } from '../../core/weekdays.ts';
import { listIn, memberIn } from '../published/members.ts';
import type { ReportFinding } from './finding.ts';

/** Whether `openingHours` of a document is the usual week that the content gives, day by day. */
export function checkHours(opened: OpeningHoursSource, body: unknown, tell: ReportFinding): void {
  const hours = resolveOpeningHours(opened);
  const said = memberIn(body, 'openingHours');
  if (!hours) {
    if (said !== undefined) tell('no opening hours', JSON.stringify(said));
    return;
  }
  const wanted = weekdays.flatMap((day, i) =>
    (hours.regular[i] ?? []).map(({ opens, closes }) => `${day} ${clock(opens)}-${clock(closes)}`),
  );
  const found = listIn(said, 'regular').map(
    (each) => `${memberIn(each, 'day')} ${memberIn(each, 'opens')}-${memberIn(each, 'closes')}`,
  );
  const zone = memberIn(said, 'timeZone');
  if (zone !== hours.timeZone) tell(`hours in the time zone ${hours.timeZone}`, String(zone));
  if (wanted.toSorted().join() !== found.toSorted().join()) tell(`hours ${wanted.join(', ')}`, found.join(', '));
}

/** Minutes of a day as a clock shows them; midnight at the end of a day is 24:00. */
function clock(minutes: number): string {
  const within = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}
