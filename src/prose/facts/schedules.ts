import { resolveOpeningHours } from '../../content/opening-hours.ts';
import type { Site } from '../../content/site.ts';
import type { ContentFact, LocateFact } from './fact.ts';

/** Opening hours of the organisation, or of one of its places. */
export interface Schedule extends ContentFact {
  /** Name of a place, and its town. */
  readonly place?: string;
  /** Intervals in minutes by day, Monday first. */
  readonly week: readonly (readonly { readonly opens: number; readonly closes: number }[])[];
  /** Has a note, which may say more than the week. */
  readonly isNoted?: boolean;
  /** Names of the facts that tell the one interval of every day, where there is just that. */
  readonly references?: { readonly opens: string; readonly closes: string };
}

/** The hours of the organisation and of its places. */
export function listSchedules({ company }: Site, locate: LocateFact): Schedule[] {
  const own = resolveOpeningHours(company);
  const field = company.openingHours ? 'openingHours' : 'officeHours';
  const places = company.locations.flatMap((location, i): Schedule[] => {
    const hours = resolveOpeningHours(location);
    if (!hours) return [];
    const at = locate('company', ['locations', i, 'openingHours']);
    return [{ ...scheduleOf(hours, at), place: location.name }];
  });
  if (!own) return places;
  const references =
    field === 'officeHours'
      ? { references: { opens: 'company.officeHours.opens', closes: 'company.officeHours.closes' } }
      : {};
  return [{ ...scheduleOf(own, locate('company', [field])), ...references }, ...places];
}

const scheduleOf = ({ regular, note }: NonNullable<ReturnType<typeof resolveOpeningHours>>, at: Schedule['at']) => ({
  week: regular,
  at,
  text: inWords(regular),
  ...(note !== undefined && { isNoted: true }),
});

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon 09:00-18:00, Tue …` as a message shows it, equal days together. */
export function inWords(week: Schedule['week']): string {
  const said = week.map((open) =>
    open.map(({ opens, closes }) => `${formatClockTime(opens)}-${formatClockTime(closes)}`).join(' and '),
  );
  const parts: string[] = [];
  for (let i = 0; i < said.length; ) {
    let last = i;
    while (said[last + 1] === said[i]) last += 1;
    if (said[i]) parts.push(`${days[i]}${last > i ? `-${days[last]}` : ''} ${said[i]}`);
    i = last + 1;
  }
  return parts.join(', ');
}

export const formatClockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
