import { findNearestName, findUniqueCorrection, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';
import { timeZoneNames } from './time-zone-names.ts';

/** Names of the database that name no place, and the place that is meant where there is one only. */
const withoutPlace: Readonly<Record<string, string>> = {
  Cuba: 'America/Havana',
  Egypt: 'Africa/Cairo',
  Eire: 'Europe/Dublin',
  GB: 'Europe/London',
  'GB-Eire': 'Europe/London',
  GMT: 'UTC',
  Greenwich: 'UTC',
  Hongkong: 'Asia/Hong_Kong',
  Iceland: 'Atlantic/Reykjavik',
  Iran: 'Asia/Tehran',
  Israel: 'Asia/Jerusalem',
  Jamaica: 'America/Jamaica',
  Japan: 'Asia/Tokyo',
  Kwajalein: 'Pacific/Kwajalein',
  Libya: 'Africa/Tripoli',
  NZ: 'Pacific/Auckland',
  'NZ-CHAT': 'Pacific/Chatham',
  Navajo: 'America/Denver',
  PRC: 'Asia/Shanghai',
  Poland: 'Europe/Warsaw',
  Portugal: 'Europe/Lisbon',
  ROC: 'Asia/Taipei',
  ROK: 'Asia/Seoul',
  Singapore: 'Asia/Singapore',
  Turkey: 'Europe/Istanbul',
  UCT: 'UTC',
  Universal: 'UTC',
  'W-SU': 'Europe/Moscow',
  Z: 'UTC',
  Zulu: 'UTC',
};

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
