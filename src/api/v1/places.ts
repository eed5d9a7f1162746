import { resolveOpeningHours } from '../../content/opening-hours.ts';
import { findPicture } from '../../content/pictures.ts';
import type { Site } from '../../content/site.ts';
import { weekdays } from '../../core/dates.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { phoneExtension, withoutExtension } from '../../core/phone-extension.ts';
import { entryAnchor } from '../../core/url.ts';
import type { PostalAddress } from '../../values/contact/address/model.ts';
import type { Hours } from '../../values/hours/model.ts';
import { toSingleInterval } from '../../values/hours/office-hours.ts';
import { toWireHours } from '../../values/hours/wire.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** Schemas of places: address, hours, and a location, which has both. */
export const wirePlaces = () => {
  const { z, descriptionKey, wireText, wireTime, wireOpens, wireIntervalCloses, wireClosesNextDay, ...blocks } =
    loadWireBlocks();
  const { wireDate, wireId, wireEmail, wirePhoneMembers, wireCountry, wireOpenEnum, wirePlace } = blocks;
  const address = z
    .object({
      streetAddress: z.array(z.string()).describe(descriptionKey('wire.streetAddress')),
      dependentLocality: wireText('wire.dependentLocality').optional(),
      locality: wireText('wire.locality').optional(),
      region: wireText('wire.region').optional(),
      postalCode: wireText('wire.postalCode').optional(),
      country: wireCountry(),
    })
    .meta({ id: 'Address', description: descriptionKey('wire.Address') });

  const day = wireOpenEnum(weekdays, 'wire.day').meta({ id: 'Weekday' });
  const officeHours = z
    .object({
      timeZone: wireText('wire.timeZone'),
      days: z.array(day).describe(descriptionKey('wire.days')),
      opens: wireOpens(),
      closes: wireTime('wire.closes'),
    })
    .meta({ id: 'OfficeHours', description: descriptionKey('wire.OfficeHours') });

  const times = {
    opens: wireOpens(),
    closes: wireIntervalCloses(),
    closesNextDay: wireClosesNextDay().optional(),
  };
  const interval = z.object(times).meta({ id: 'Interval', description: descriptionKey('wire.Interval') });
  const openingHours = z
    .object({
      timeZone: wireText('wire.timeZone'),
      regular: z.array(z.object({ day, ...times })).describe(descriptionKey('wire.regularHours')),
      exceptions: z
        .array(
          z.object({
            from: wireDate('wire.firstDay'),
            to: wireDate('wire.lastDay'),
            intervals: z.array(interval).describe(descriptionKey('wire.intervals')),
            reason: wireText('wire.reason').optional(),
          }),
        )
        .describe(descriptionKey('wire.exceptions')),
      note: wireText('wire.hoursNote').optional(),
    })
    .meta({ id: 'OpeningHours', description: descriptionKey('wire.OpeningHours') });

  const location = z
    .object({
      id: wireId(),
      name: wireText('label.name'),
      address,
      openingHours: openingHours.optional(),
      timeZone: wireText('wire.placeTimeZone').optional(),
      ...wirePhoneMembers(),
      email: wireEmail().optional(),
      activities: z.array(z.string()).describe(descriptionKey('wire.activities')),
      url: wirePlace(),
    })
    .meta({ id: 'Location', description: descriptionKey('wire.Location') });
  return { address, officeHours, openingHours, location };
};

/** Members of a telephone number. */
export const phoneBody = (phone: string | undefined) => ({
  phone: phone && withoutExtension(phone),
  phoneExtension: phone && phoneExtension(phone),
});

/** The body of a picture of public/, which is the same in every language; undefined without one. */
export function imageBody(
  site: Pick<Site, 'publicFiles'>,
  pictured: { readonly picture?: string | undefined; readonly alt?: string | undefined },
  url: (path: string) => string,
) {
  const found = findPicture(site, pictured);
  if (!found) return undefined;
  const { src, alt, size } = found;
  return omitUndefined({ url: new URL(src, url('/')).href, width: size?.width, height: size?.height, alt });
}

/** The body of an address. */
export const addressBody = (address: PostalAddress) => {
  const { streetAddress, dependentLocality, locality, region, postalCode, country } = address;
  return omitUndefined({
    ...{ streetAddress: [...streetAddress], dependentLocality, locality, region, postalCode, country },
  });
};

/** Bodies of hours: all, and one interval where it says all. */
export function hoursBodies(hours: Hours | undefined) {
  if (!hours) return {};
  const { timeZone, regular, exceptions, note } = toWireHours(hours);
  const one = toSingleInterval(hours);
  return {
    officeHours: one && { ...one, days: [...one.days] },
    openingHours: omitUndefined({
      timeZone,
      regular: [...regular],
      exceptions: exceptions.map((each) => ({ ...each, intervals: [...each.intervals] })),
      note,
    }),
  };
}

/** The body of a location. */
export function locationBody(location: Site['company']['locations'][number], url: (path: string) => string) {
  const { id, name, address, phone, email, activities } = location;
  const { openingHours } = hoursBodies(resolveOpeningHours(location));
  return omitUndefined({
    ...{ id, name, address: addressBody(address), openingHours },
    timeZone: location.timeZone ?? openingHours?.timeZone,
    ...{ ...phoneBody(phone), email, activities: [...activities], url: url('/') + entryAnchor('location', id) },
  });
}
