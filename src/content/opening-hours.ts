import type { Hours, HoursInput, OfficeHoursInput } from '../values/hours/model.ts';
import { parseOfficeHours, toSingleInterval } from '../values/hours/office-hours.ts';
import { parseHours } from '../values/hours/parse-hours.ts';

/** Fields of a company or place that give its hours; the second is the older spelling. */
export interface OpeningHoursSource {
  readonly openingHours?: HoursInput | undefined;
  readonly officeHours?: OfficeHoursInput | undefined;
}

/** Opening hours in either spelling; undefined where the content has none, or wrong ones. */
export function resolveOpeningHours({ openingHours, officeHours }: OpeningHoursSource): Hours | undefined {
  if (openingHours) return parseHours(openingHours).value;
  return officeHours && parseOfficeHours(officeHours).value;
}

/** Whether two kinds of hours are equal. */
export const areSameHours = (one: Hours, other: Hours): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A time of the older spelling as a clock shows it: `9am` is `09:00`. Hours that cannot be read stay as they are. */
export function normalizeOfficeHours<O extends OfficeHoursInput>(officeHours: O): O {
  const hours = parseOfficeHours(officeHours).value;
  const one = hours && toSingleInterval(hours);
  return one ? { ...officeHours, opens: one.opens, closes: one.closes } : officeHours;
}
