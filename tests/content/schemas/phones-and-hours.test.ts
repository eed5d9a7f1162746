import { describe, expect, it } from 'vitest';
import { schemas } from '../../../src/content/schemas/index.ts';

const company = {
  updated: '2026-11-20',
  kind: 'association',
  legalName: 'Verein der Beispiele e.V.',
  summary: 'Sammelt Beispiele.',
  jurisdiction: { name: 'Deutschland', country: 'DE' },
};
const berlin = { streetAddress: ['Musterweg 1'], locality: 'Lindental', postalCode: '00815', country: 'DE' };
const route = { id: 'telefon', name: 'Telefon', description: 'Für Fragen.' };
const plant = { id: 'werk', name: 'Werk', address: berlin };
const hours = { timeZone: 'Europe/Berlin', regular: [{ days: ['Monday-Friday'], open: ['09:00-17:00'] }] };

const parse = (more: object) => schemas.company.safeParse({ ...company, ...more });
/** The company as it is published. */
const read = (more: object) => parse(more).data;
/** Problems, as `place: message`. */
const said = (more: object) =>
  (parse(more).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
const hints = (more: object) =>
  (parse(more).error?.issues ?? []).map((issue) => ('params' in issue ? issue.params?.hint : undefined));

describe('telephone numbers', () => {
  it.each([
    ['030 23125042', '+493023125042'],
    ['+49 (0)30 23125042', '+493023125042'],
    ['+493023125042', '+493023125042'],
    ['+44 20 7946 0142', '+442079460142'],
  ])('%s is read under the country of the organisation', (phone, e164) => {
    expect(read({ contactRoutes: [{ ...route, phone }] })?.contactRoutes[0]?.phone).toBe(e164);
  });

  it('that of a place is read under the country of the place', () => {
    const address = { streetAddress: ['1 High Street'], locality: 'London', postalCode: 'ec1y8sy', country: 'GB' };
    const [place] = read({ locations: [{ ...plant, address, phone: '020 7946 0142' }] })?.locations ?? [];
    expect(place).toMatchObject({ phone: '+442079460142', address: { postalCode: 'EC1Y 8SY' }, activities: [] });
  });

  it('one that is uncertain is refused with what was understood', () => {
    const more = { contactRoutes: [{ ...route, phone: '30 23125042' }] };
    expect(said(more)).toEqual([
      'contactRoutes.0.phone: expected a telephone number such as +44 20 7946 0142, got "30 23125042"',
    ]);
    expect(hints(more)).toEqual(['Did you mean "+49 30 23125042"?']);
    expect(said({ locations: [{ ...plant, phone: '110' }] })[0]).toMatch(/^locations\.0\.phone: .*got "110"$/);
  });

  it('one with an extension is dialled as RFC 3966 writes it; a host has none', () => {
    for (const phone of ['030 23125042 Durchwahl 12', '+49 30 23125042 poste 12', '+493023125042;ext=12'])
      expect(read({ contactRoutes: [{ ...route, phone }] })?.contactRoutes[0]?.phone).toBe('+493023125042;ext=12');
    const legal = { hostingProvider: { name: 'Host', phone: '+49 30 23125042 ext. 12' } };
    expect(said({ legal })[0]).toContain('expected a number without an extension');
  });
});

describe('addresses', () => {
  it.each([
    [{ streetAddress: ['Sample Tower'], locality: 'Dubai', country: 'AE' }, []],
    [{ streetAddress: ['1 Sample Road'], region: 'Kowloon', country: 'HK' }, []],
    [{ streetAddress: ['Musterweg 1'], country: 'DE' }, ['locality', 'postalCode'], ['locality']],
    [{ ...berlin, postalCode: '815' }, ['postalCode']],
    [{ ...berlin, locality: '00815 Lindental' }, ['locality']],
    [{ streetAddress: ['Sample Tower'], locality: 'Dubai', postalCode: '00000', country: 'AE' }, ['postalCode']],
    [{ ...berlin, streetAddress: [] }, ['streetAddress'], []],
    [{ streetAddress: [], locality: 'Lindental', country: 'DE' }, ['postalCode', 'streetAddress'], []],
    [{ streetAddress: [], country: 'DE' }, ['locality', 'postalCode', 'streetAddress'], ['locality']],
  ])('%j', (address, wrong, ofPlace = wrong) => {
    for (const [more, at, parts] of [
      [{ registeredAddress: address }, 'registeredAddress', wrong],
      [{ locations: [{ ...plant, address }] }, 'locations.0.address', ofPlace],
    ] as const)
      expect((parse(more).error?.issues.map(({ path }) => path.join('.')) ?? []).sort()).toEqual(
        parts.map((part) => `${at}.${part}`),
      );
  });

  it('a postal code is published as it is printed', () => {
    expect(read({ registeredAddress: { ...berlin, postalCode: 'D-00815' } })?.registeredAddress?.postalCode).toBe(
      '00815',
    );
  });

  it('a part that is missing is missing, and not wrong', () => {
    const [issue] = parse({ registeredAddress: { ...berlin, postalCode: undefined } }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['registeredAddress', 'postalCode'], params: { code: 'field-missing' } });
  });
});

describe('hours', () => {
  it.each([
    [{ ...hours, timeZone: 'Berlin' }, ['timeZone']],
    [{ ...hours, regular: [{ days: ['Mondy'], open: ['9-17'] }] }, ['regular.0.days.0']],
    [{ ...hours, regular: [{ days: ['Monday'], open: ['9-5'] }] }, ['regular.0.open.0']],
    [{ ...hours, regular: [{ days: ['Monday'], open: ['09:00-12:00', '11:00-13:00'] }] }, ['regular.0.open.1']],
    [{ ...hours, exceptions: [{ date: '2026-02-30' }] }, ['exceptions.0.date']],
    [{ ...hours, exceptions: [{ from: '2026-12-24' }] }, ['exceptions.0']],
    [{ ...hours, regular: 'always' }, ['regular']],
  ])('every mistake stands where it is: %j', (openingHours, wrong) => {
    expect(parse({ openingHours }).error?.issues.map(({ path }) => path.slice(1).join('.'))).toEqual(wrong);
    expect(parse({ locations: [{ ...plant, openingHours }] }).error?.issues[0]?.path.slice(0, 3)).toEqual([
      'locations',
      0,
      'openingHours',
    ]);
  });

  it('a date that is none has the code of dates', () => {
    const [issue] = parse({ openingHours: { ...hours, exceptions: [{ date: '2026-02-30' }] } }).error?.issues ?? [];
    expect(issue).toMatchObject({ params: { code: 'date-invalid' } });
  });

  const older = {
    timeZone: 'Europe/Berlin',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '9am',
    closes: '17:00',
  };

  it('the older spelling is written out', () => {
    expect(read({ officeHours: older })?.officeHours).toEqual({ ...older, opens: '09:00' });
  });

  it('both spellings are one fact: they say the same, or it is told where they differ', () => {
    expect(said({ officeHours: older, openingHours: hours })).toEqual([]);
    expect(said({ officeHours: { ...older, closes: '18:00', days: ['Monday'] }, openingHours: hours })).toEqual([
      'officeHours: expected the hours that openingHours say (Mon 09:00-17:00, Tue 09:00-17:00, Wed 09:00-17:00, ' +
        'Thu 09:00-17:00, Fri 09:00-17:00, Europe/Berlin), got Mon 09:00-18:00, Europe/Berlin',
    ]);
  });

  it('a place has one time zone', () => {
    expect(said({ locations: [{ ...plant, openingHours: hours, timeZone: 'Europe/Berlin' }] })).toEqual([]);
    expect(said({ locations: [{ ...plant, timeZone: 'Asia/Tokyo' }] })).toEqual([]);
    expect(said({ locations: [{ ...plant, openingHours: hours, timeZone: 'Asia/Tokyo' }] })).toEqual([
      'locations.0.timeZone: expected the time zone of the opening hours ("Europe/Berlin"), got "Asia/Tokyo"',
    ]);
  });
});
