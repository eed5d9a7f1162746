import type { z } from 'zod';
import { formatTimeOfDay, type Hours, type HoursInput, type OfficeHoursInput } from '../../values/hours/model.ts';
import { parseOfficeHours } from '../../values/hours/office-hours.ts';
import { parseHours } from '../../values/hours/parse-hours.ts';
import { homeCountry } from '../home-country.ts';
import { areSameHours, normalizeOfficeHours } from '../opening-hours.ts';
import { addMistakeIssue, parseContentPhone, toDialled } from './fields.ts';

interface Called {
  readonly phone?: string | undefined;
}

interface Placed {
  readonly registeredAddress?: { readonly country: string } | undefined;
  readonly jurisdiction?: { readonly country: string } | undefined;
  readonly locations?: readonly { readonly address: { readonly country: string } }[] | undefined;
  readonly contactRoutes: readonly Called[];
  readonly people: readonly Called[];
  readonly openingHours?: HoursInput | undefined;
  readonly officeHours?: OfficeHoursInput | undefined;
}

/** Judges what hangs on the place of an organisation: telephone numbers, and hours that are said in two ways. */
export function checkPhonesAndHours(company: Placed, ctx: z.RefinementCtx): void {
  const country = homeCountry(company);
  for (const list of ['contactRoutes', 'people'] as const)
    company[list].forEach(({ phone }, i) => {
      if (phone === undefined) return;
      for (const mistake of parseContentPhone(phone, country).mistakes ?? [])
        addMistakeIssue(ctx, mistake, [list, i, 'phone']);
    });
  const { officeHours, openingHours } = company;
  if (!officeHours) return;
  const { value: older, mistakes = [] } = parseOfficeHours(officeHours);
  for (const mistake of mistakes) addMistakeIssue(ctx, mistake, ['officeHours']);
  const newer = openingHours && parseHours(openingHours).value;
  if (older && newer && !areSameHours(older, newer))
    ctx.addIssue({
      code: 'custom',
      path: ['officeHours'],
      message: `expected the hours that openingHours say (${inWords(newer)}), got ${inWords(older)}`,
      params: { isWhole: true, hint: 'Leave officeHours out: openingHours are published in both forms.' },
    });
}

/** `Mon 09:00-17:00, Tue 09:00-17:00, Europe/London`: what a message needs to show where two differ. */
function inWords({ timeZone, regular, exceptions }: Hours): string {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const days = regular.flatMap((intervals, index) =>
    intervals.map(({ opens, closes }) => `${names[index]} ${formatTimeOfDay(opens)}-${formatTimeOfDay(closes % 1440)}`),
  );
  const others = exceptions.length > 0 ? [`exceptions: ${exceptions.length}`] : [];
  return [...days, ...others, timeZone].join(', ');
}

/** A company as its facts are published: telephone numbers in E.164, times of the older spelling written out. */
export function normalizeCompany<C extends Placed>(company: C): C {
  const country = homeCountry(company);
  const dialled = <T extends Called>(given: T): T =>
    given.phone === undefined ? given : { ...given, phone: toDialled(given.phone, country) };
  const { officeHours } = company;
  return {
    ...company,
    contactRoutes: company.contactRoutes.map(dialled),
    people: company.people.map(dialled),
    ...(officeHours && { officeHours: normalizeOfficeHours(officeHours) }),
  };
}
