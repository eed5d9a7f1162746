import type { Hours, HoursInput, OfficeHoursInput } from '../values/hours/model.ts';
import { asOneInterval, readOfficeHours } from '../values/hours/office-hours.ts';
import { readHours } from '../values/hours/read.ts';

/** What of a company or of a place its hours follow from; the second is the older spelling. */
export interface Opened {
  readonly openingHours?: HoursInput | undefined;
  readonly officeHours?: OfficeHoursInput | undefined;
}

/** When somebody is there, whichever way the content says it; undefined where it does not, or says it wrongly. */
export function openingHoursOf({ openingHours, officeHours }: Opened): Hours | undefined {
  if (openingHours) return readHours(openingHours).value;
  return officeHours && readOfficeHours(officeHours).value;
}

/** Whether two sorts of hours say the same. */
export const areSameHours = (one: Hours, other: Hours): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A time of the older spelling as a clock shows it: `9am` is `09:00`. Hours that cannot be read stay as they are. */
export function writtenOut<O extends OfficeHoursInput>(officeHours: O): O {
  const hours = readOfficeHours(officeHours).value;
  const one = hours && asOneInterval(hours);
  return one ? { ...officeHours, opens: one.opens, closes: one.closes } : officeHours;
}
