import { z } from 'zod';
import { code, email, line, slug, timeZone } from './fields.ts';
import { parseContentPhone } from './phone.ts';
import { addMistakeIssue } from './reader-rules.ts';
import { address, openingHours } from './values.ts';

/** A place where the organisation is: where, when, and what is done there. */
export const location = () =>
  z
    .strictObject({
      id: slug(),
      name: line(80).describe('What the place is called.'),
      address: address().describe('Where it is.'),
      openingHours: openingHours().optional().describe('When it is open.'),
      timeZone: timeZone().optional().describe('IANA time zone of a place without opening hours, such as Asia/Tokyo.'),
      phone: code(60).optional().describe('Telephone number, as written there.'),
      email: email().optional().describe('Mailbox.'),
      activities: z.array(line(160)).default([]).describe('What is done there, such as Assembly and repairs.'),
    })
    .superRefine(({ openingHours: hours, timeZone: zone, phone, address: { country } }, ctx) => {
      if (hours && zone !== undefined && zone !== hours.timeZone)
        ctx.addIssue({
          code: 'custom',
          path: ['timeZone'],
          message: `expected the time zone of the opening hours ("${hours.timeZone}"), got "${zone}"`,
          params: { isWhole: true, hint: 'Leave timeZone out: openingHours name it.' },
        });
      if (phone !== undefined)
        for (const mistake of parseContentPhone(phone, country).mistakes ?? [])
          addMistakeIssue(ctx, mistake, ['phone']);
    })
    .overwrite((place) =>
      place.phone === undefined
        ? place
        : { ...place, phone: parseContentPhone(place.phone, place.address.country).value ?? place.phone },
    );
