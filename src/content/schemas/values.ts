import { z } from 'zod';
import { checkAddress } from '../../values/contact/address/check.ts';
import { readHours } from '../../values/hours/read.ts';
import type { Reading } from '../../values/mistake.ts';
import { country, line } from './fields.ts';

/** A rule that a reader of src/values/ judges: each of its mistakes becomes an issue where it is. */
function readBy<Value, Kind extends string>(read: (value: Value) => Reading<unknown, Kind>) {
  return (value: Value, ctx: z.RefinementCtx): void => {
    for (const { kind, path, expected, found, hint } of read(value).mistakes ?? [])
      ctx.addIssue({
        code: 'custom',
        path: [...path],
        message: `expected ${expected}, got ${found}`,
        params: {
          isWhole: true,
          ...(hint !== undefined && { hint }),
          ...(kind === 'address-incomplete' && { code: 'field-missing' }),
        },
      });
  };
}

/** A postal address; what it needs, and the form of its postal code, follow the country. */
export const address = () =>
  z
    .strictObject({
      streetAddress: z.array(line(120)).describe('Lines before the town.'),
      dependentLocality: line(80).optional().describe('Part of the town that letters name.'),
      locality: line(80).optional().describe('Town or city.'),
      region: line(80).optional().describe('County, state or region.'),
      postalCode: line(20).optional().describe('Postal code, as written on letters.'),
      country: country(),
    })
    .superRefine(readBy(checkAddress));

const interval = () =>
  line(40).describe('From and to on the 24-hour clock, such as 09:00-12:30; 22:00-04:00 ends the next day.');

/** Opening hours: intervals by day, with breaks, nights and dated exceptions. */
export const openingHours = () =>
  z
    .strictObject({
      timeZone: line(60).describe('IANA time zone, such as Europe/London.'),
      regular: z
        .union([
          z.literal('24/7'),
          z.array(
            z.strictObject({
              days: z.array(line(20)).min(1).describe('Days of the week, such as Monday.'),
              open: z.array(interval()).describe('When it is open on them; none: closed.'),
            }),
          ),
        ])
        .describe("The usual week, or '24/7'."),
      exceptions: z
        .array(
          z.strictObject({
            date: line(20).optional().describe('The day, where it is one.'),
            from: line(20).optional().describe('First day.'),
            to: line(20).optional().describe('Last day.'),
            open: z.array(interval()).optional().describe('When it is open then; absent: closed.'),
            reason: line(80).optional().describe('Why, such as Christmas Day.'),
          }),
        )
        .optional()
        .describe('Days on which it is otherwise; an exception replaces what begins on them.'),
    })
    .superRefine(readBy(readHours));
