import { openingHoursOf } from '../../content/opening-hours.ts';
import type { Site } from '../../content/site.ts';
import { entryAnchor } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Address } from '../../values/contact/address/model.ts';
import type { Hours } from '../../values/hours/model.ts';
import { asOneInterval } from '../../values/hours/office-hours.ts';
import { wireHours } from '../../values/hours/wire.ts';
import { wireBlocks } from './wire-blocks.ts';

/** Schemas of places: address, hours, and a location, which has both. */
export const wirePlaces = () => {
  const { z, means, wireText, wireTime, wireOpens, wireIntervalCloses, wireClosesNextDay, ...blocks } = wireBlocks();
  const { wireDate, wireId, wireEmail, wirePhone, wireCountry, wireOpenEnum, wirePlace } = blocks;
  const address = z
    .object({
      streetAddress: z.array(z.string()).describe(means('wire.streetAddress')),
      dependentLocality: wireText('wire.dependentLocality').optional(),
      locality: wireText('wire.locality').optional(),
      region: wireText('wire.region').optional(),
      postalCode: wireText('wire.postalCode').optional(),
      country: wireCountry(),
    })
    .meta({ id: 'Address', description: means('wire.Address') });

  const day = wireOpenEnum(weekdays, 'wire.day').meta({ id: 'Weekday' });
  const officeHours = z
    .object({
      timeZone: wireText('wire.timeZone'),
      days: z.array(day).describe(means('wire.days')),
      opens: wireOpens(),
      closes: wireTime('wire.closes'),
    })
    .meta({ id: 'OfficeHours', description: means('wire.OfficeHours') });

  const times = {
    opens: wireOpens(),
    closes: wireIntervalCloses(),
    closesNextDay: wireClosesNextDay().optional(),
  };
  const interval = z.object(times).meta({ id: 'Interval', description: means('wire.Interval') });
  const openingHours = z
    .object({
      timeZone: wireText('wire.timeZone'),
      regular: z.array(z.object({ day, ...times })).describe(means('wire.regularHours')),
      exceptions: z
        .array(
          z.object({
            from: wireDate('wire.firstDay'),
            to: wireDate('wire.lastDay'),
            intervals: z.array(interval).describe(means('wire.intervals')),
            reason: wireText('wire.reason').optional(),
          }),
        )
        .describe(means('wire.exceptions')),
    })
    .meta({ id: 'OpeningHours', description: means('wire.OpeningHours') });

  const location = z
    .object({
      id: wireId(),
      name: wireText('label.name'),
      address,
      openingHours: openingHours.optional(),
      timeZone: wireText('wire.placeTimeZone').optional(),
      phone: wirePhone().optional(),
      email: wireEmail().optional(),
      activities: z.array(z.string()).describe(means('wire.activities')),
      url: wirePlace(),
    })
    .meta({ id: 'Location', description: means('wire.Location') });
  return { address, officeHours, openingHours, location };
};

/** The body of an address. */
export const addressBody = (address: Address) => {
  const { streetAddress, dependentLocality, locality, region, postalCode, country } = address;
  return omitEmpty({
    ...{ streetAddress: [...streetAddress], dependentLocality, locality, region, postalCode, country },
  });
};

/** Bodies of hours: all, and one interval where it says all. */
export function hoursBodies(hours: Hours | undefined) {
  if (!hours) return {};
  const { timeZone, regular, exceptions } = wireHours(hours);
  const one = asOneInterval(hours);
  return {
    officeHours: one && { ...one, days: [...one.days] },
    openingHours: {
      timeZone,
      regular: [...regular],
      exceptions: exceptions.map((each) => ({ ...each, intervals: [...each.intervals] })),
    },
  };
}

/** The body of a location. */
export function locationBody(location: Site['company']['locations'][number], url: (path: string) => string) {
  const { id, name, address, phone, email, activities } = location;
  const { openingHours } = hoursBodies(openingHoursOf(location));
  return omitEmpty({
    ...{ id, name, address: addressBody(address), openingHours },
    timeZone: location.timeZone ?? openingHours?.timeZone,
    ...{ phone, email, activities: [...activities], url: url('/') + entryAnchor('location', id) },
  });
}
