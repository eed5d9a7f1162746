import { describe, expect, it } from 'vitest';
import { resolveResponseTime } from '../../src/content/response-time.ts';
import { accessSchema } from '../../src/content/schemas/access.ts';
import { weekdays } from '../../src/core/dates.ts';
import { siteOf } from '../support/site-of.ts';

const { site } = siteOf('tests/fixtures/small');
const hours = { days: weekdays.slice(0, 5), opens: '09:00', closes: '17:00', timeZone: 'Europe/Berlin' };
type Promised = NonNullable<(typeof site)['access']['responseTime']>;
const said = (language: string, responseTime: Promised, days?: readonly (typeof weekdays)[number][]) =>
  resolveResponseTime({
    ...site,
    language,
    access: { ...site.access, responseTime },
    company: { ...site.company, officeHours: days && { ...hours, days: [...days] } } as typeof site.company,
  })?.text;

describe('how soon a request is answered', () => {
  const two: Promised = { amount: 2, unit: 'working-day' };

  it.each([
    ['de', 'innerhalb von 2 Arbeitstagen', 'innerhalb von 2 Öffnungstagen'],
    ['fr', 'sous 2 jours ouvrés', 'sous 2 jours d’ouverture'],
    ['en', 'within 2 working days', 'within 2 opening days'],
    ['ja', '2営業日以内', '2営業日以内'],
  ])(
    '%s: a working day is one from Monday to Friday; where other days are open, those are counted',
    (tag, usual, other) => {
      expect(said(tag, two)).toBe(usual);
      expect(said(tag, two, weekdays.slice(0, 5))).toBe(usual);
      expect(said(tag, two, weekdays.slice(0, 5).toReversed())).toBe(usual);
      for (const days of [weekdays.slice(0, 6), weekdays.slice(0, 4), ['Sunday', ...weekdays.slice(0, 4)] as const])
        expect(said(tag, two, days)).toBe(other);
    },
  );

  it('opening hours say which days those are, as office hours do', () => {
    const open = (days: string[], exceptions: { date: string }[] = []) =>
      resolveResponseTime({
        ...site,
        language: 'de',
        access: { ...site.access, responseTime: two },
        company: {
          ...site.company,
          officeHours: undefined,
          openingHours: { timeZone: 'Europe/Berlin', regular: [{ days, open: ['09:00-12:00'] }], exceptions },
        },
      })?.text;
    expect(open(['Monday-Friday'], [{ date: '2026-12-25' }])).toBe('innerhalb von 2 Arbeitstagen');
    expect(open(['Tuesday-Saturday'])).toBe('innerhalb von 2 Öffnungstagen');
  });

  it('the two spellings say the same, other units count themselves, and words of its own stay', () => {
    expect(said('de', { workingDays: 2 })).toBe(said('de', two));
    expect(said('de', { amount: 4, unit: 'hour' }, ['Sunday'])).toBe('innerhalb von 4 Stunden');
    expect(said('de', { ...two, text: 'binnen zweier Arbeitstage' })).toBe('binnen zweier Arbeitstage');
    expect(resolveResponseTime({ ...site, access: { ...site.access, responseTime: undefined } })).toBeUndefined();
  });

  it.each([
    [{ amount: 2 }, false],
    [{ unit: 'hour' }, false],
    [{}, false],
    [{ amount: 2, unit: 'hour', workingDays: 2 }, false],
    [{ amount: 2, workingDays: 2 }, false],
    [{ amount: 0, unit: 'hour' }, false],
    [{ amount: 2, unit: 'hour' }, true],
    [{ workingDays: 2 }, true],
    [{ workingDays: 2, text: 'within two working days' }, true],
  ])('%j is content: %s', (responseTime, isContent) => {
    const access = {
      updated: '2026-01-01',
      interfaces: [],
      topics: [],
      requestIncludes: [],
      reviewSteps: [],
      responseTime,
    };
    expect(accessSchema.safeParse(access).success).toBe(isContent);
  });
});
