import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { checkTimeZone, timeZoneNames } from '../../../src/values/hours/check-time-zone.ts';

interface Packed {
  readonly zones: readonly string[];
  readonly links: readonly string[];
}

const packed: Packed = createRequire(import.meta.url)('moment-timezone/data/packed/latest.json');
const theirs = [
  ...packed.zones.map((zone) => zone.split('|')[0] ?? ''),
  ...packed.links.map((link) => link.split('|')[1] ?? ''),
];

describe('time zones', () => {
  it('are the names of places in the database, as moment-timezone has them', () => {
    const places = theirs.filter((name) => name.includes('/') && !name.startsWith('Etc/'));
    expect([...timeZoneNames()].sort()).toEqual([...places, 'UTC', 'Etc/UTC'].sort());
  });

  it('that name no place are refused with a hint', () => {
    const refused = theirs.filter((name) => !timeZoneNames().has(name));
    expect(refused.length).toBeGreaterThan(60);
    expect(refused.filter((name) => !checkTimeZone(name)?.hint)).toEqual([]);
    const meant = refused.flatMap((name) => /^Did you mean "(.*)"\?$/.exec(checkTimeZone(name)?.hint ?? '')?.[1] ?? []);
    expect(meant.filter((name) => !timeZoneNames().has(name))).toEqual([]);
  });

  it.each([
    ['Europe/Berln', 'Did you mean "Europe/Berlin"?'],
    ['Berlin', 'Did you mean "Europe/Berlin"?'],
    ['New York', 'Did you mean "America/New_York"?'],
    ['America/New York', 'Did you mean "America/New_York"?'],
    ['europe/london', 'Did you mean "Europe/London"?'],
    ['Japan', 'Did you mean "Asia/Tokyo"?'],
    [
      'Etc/GMT+1',
      'Name a place whose clocks are yours (Europe/Berlin): an offset or abbreviation knows no summer time.',
    ],
    ['+01:00', 'Name a place whose clocks are yours (Europe/Berlin): an offset or abbreviation knows no summer time.'],
    ['CET', 'Name a place whose clocks are yours (Europe/Berlin): an offset or abbreviation knows no summer time.'],
    ['', 'Write area and city, with an underscore for a space: America/New_York.'],
  ])('%j is refused: %s', (name, hint) => {
    expect(checkTimeZone(name, ['timeZone'])).toMatchObject({
      kind: 'zone-unknown',
      path: ['timeZone'],
      expected: 'an IANA time zone such as Europe/London',
      found: JSON.stringify(name),
      hint,
    });
  });
});
