import type { Hours, HoursInput, OfficeHoursInput } from '../values/hours/model.ts';
import { asOneInterval, readOfficeHours } from '../values/hours/office-hours.ts';
import { readHours } from '../values/hours/read.ts';

/** Fields of a company or place that give its hours; the second is the older spelling. */
export interface Opened {
  readonly openingHours?: HoursInput | undefined;
  readonly officeHours?: OfficeHoursInput | undefined;
}

/** Opening hours in either spelling; undefined where the content has none, or wrong ones. */
export function openingHoursOf({ openingHours, officeHours }: Opened): Hours | undefined {
  if (openingHours) return readHours(openingHours).value;
  return officeHours && readOfficeHours(officeHours).value;
}

/** Whether two kinds of hours are equal. */
export const areSameHours = (one: Hours, other: Hours): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A time of the older spelling as a clock shows it: `9am` is `09:00`. Hours that cannot be read stay as they are. */
export function writtenOut<O extends OfficeHoursInput>(officeHours: O): O {
  const hours = readOfficeHours(officeHours).value;
  const one = hours && asOneInterval(hours);
  return one ? { ...officeHours, opens: one.opens, closes: one.closes } : officeHours;
}
