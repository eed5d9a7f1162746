import { findNearestName, findUniqueCorrection, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';
import zones from './time-zones.json' with { type: 'json' };

/** Names of the database that name no place, and the place that is meant where there is one only. */
const withoutPlace: Readonly<Record<string, string>> = zones.withoutPlace;

let names: ReadonlySet<string> | undefined;

/**
 * The time zones that content may name, older spellings included: those of places, and UTC. Names without a place are
 * left out: Etc/GMT+1 (whose sign means the opposite), CET, Japan. Made when they are first asked for.
 */
export function timeZoneNames(): ReadonlySet<string> {
  names ??= new Set([
    ...Object.entries(zones.places).flatMap(([area, places]) => places.split(' ').map((place) => `${area}/${place}`)),
    'UTC',
    'Etc/UTC',
  ]);
  return names;
}

/**
 * Judges the name of a time zone by the list that is shipped, so that the verdict does not hang on the Node that runs.
 * Takes the name and its place in the value; returns undefined for a good one.
 */
export function checkTimeZone(
  name: string,
  path: readonly (string | number)[] = [],
): Mistake<'zone-unknown'> | undefined {
  const known = timeZoneNames();
  if (known.has(name)) return undefined;
  return {
    kind: 'zone-unknown',
    path,
    expected: 'an IANA time zone such as Europe/London',
    found: quoteText(name),
    hint: hintFor(name.trim(), known),
    ...meantIn(name.trim().replaceAll(' ', '_'), known),
  };
}

/** `Europe/Belrin`, `europe/berlin`: a slip for one name alone. */
function meantIn(name: string, known: ReadonlySet<string>): { readonly meant?: string } {
  const meant = name.includes('/') ? findUniqueCorrection(name, [...known]) : undefined;
  return meant === undefined ? {} : { meant };
}

function hintFor(name: string, known: ReadonlySet<string>): string {
  const place = withoutPlace[name];
  if (place !== undefined) return formatDidYouMean(place);
  const isOffset = /^(?:Etc\/)?(?:GMT|UTC)?[+\-\u2212]?\d{1,2}(?::?\d\d)?$/.test(name);
  if (isOffset || /^[A-Z]{2,5}(?:\d[A-Z]{3})?$/.test(name))
    return 'Name a place whose clocks are yours (Europe/Berlin): an offset or abbreviation knows no summer time.';
  const near = findNearestName(name.replaceAll(' ', '_'), [...known]);
  // A city without its area: Berlin, New York.
  const city = name.replaceAll(' ', '_').toLowerCase();
  const named = [...known].find((zone) => zone.toLowerCase().endsWith(`/${city}`));
  const meant = named ?? near;
  return meant === undefined
    ? 'Write area and city, with an underscore for a space: America/New_York.'
    : formatDidYouMean(meant);
}
