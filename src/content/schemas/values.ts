import { z } from 'zod';
import { currencies as current } from '../../language/world.ts';
import { checkAddress } from '../../values/contact/address/check-address.ts';
import type { PostalAddress } from '../../values/contact/address/model.ts';
import { parseHours } from '../../values/hours/parse-hours.ts';
import { fieldMeta } from './field-meta.ts';
import { code, country, createReaderRule, line, name, trimText } from './fields.ts';
import { rule } from './text-rules.ts';

/** `50667` without quotes. Of fewer digits than five, one that JavaScript drops may be missing. */
const postalCodeMeant = (value: string | number) =>
  typeof value === 'string' ? trimText(value) : Number.isInteger(value) && value >= 10_000 ? String(value) : undefined;

const addressParts = {
  dependentLocality: name(80).optional().describe('Part of the town that letters name.'),
  locality: name(80).optional().describe('Town or city.'),
  region: name(80).optional().describe('County, state or region.'),
  postalCode: code(20)
    .register(fieldMeta, { kind: 'text', meant: postalCodeMeant })
    .optional()
    .describe('Postal code, as written on letters; absent where there are none.'),
  country: country(),
};

/** Postal code as printed there; refused addresses are not published. */
function withPrintedCode<A extends PostalAddress>(address: A): A {
  const { postalCode } = checkAddress(address, true).value ?? {};
  return postalCode === undefined ? address : { ...address, postalCode };
}

const street = () => z.array(name(120)).describe('Lines before the town.');

const addressField = z
  .strictObject({ streetAddress: street(), ...addressParts })
  .superRefine(createReaderRule((address: PostalAddress) => checkAddress(address)))
  .overwrite(withPrintedCode);

/** A postal address; what it needs, and the form of its postal code, follow the country. */
export const address = () => addressField;

const placeField = z
  .strictObject({ streetAddress: street().default([]), ...addressParts })
  .superRefine(createReaderRule((address: PostalAddress) => checkAddress(address, true)))
  .overwrite(withPrintedCode);

/** Where a place is: a postal address, or as much of it as is public, such as the town. */
export const placeAddress = () => placeField;

/** Currencies of the tables, and new (XCG) or accounting ones (CLF, XDR) that they lack. */
const currencies: ReadonlySet<string> = new Set([...current, 'CLF', 'XCG', 'XDR']);

/** Signs of one currency alone: $ and ¥ are those of several. */
const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', Euro: 'EUR', '£': 'GBP', '₹': 'INR', zł: 'PLN' };

const currencyField = z
  .string()
  .check(z.refine<string>((code) => currencies.has(code), rule('expected a currency such as EUR (ISO 4217)')))
  .register(fieldMeta, { kind: 'text', meant: (value) => currencySigns[String(value)] ?? String(value).toUpperCase() });

/** Currency of an amount, which may have more decimals than its coins: prices are given per unit. */
export const currency = () => currencyField;

const interval = () =>
  code(40).describe('From and to on the 24-hour clock, such as 09:00-12:30; 22:00-04:00 ends the next day.');

const hoursField = z
  .strictObject({
    timeZone: code(60).describe('IANA time zone, such as Europe/London.'),
    regular: z
      .union([
        z.literal('24/7'),
        z.array(
          z.strictObject({
            days: z.array(code(20)).min(1).describe('Days of the week, such as Monday, or Monday-Friday.'),
            open: z.array(interval()).describe('When it is open on them; none: closed.'),
          }),
        ),
      ])
      .describe("The usual week, or '24/7'."),
    exceptions: z
      .array(
        z.strictObject({
          date: code(20).optional().describe('The day, where it is one.'),
          from: code(20).optional().describe('First day.'),
          to: code(20).optional().describe('Last day.'),
          open: z.array(interval()).optional().describe('When it is open then; absent: closed.'),
          reason: line(80).optional().describe('Why, such as Christmas Day.'),
        }),
      )
      .optional()
      .describe('Days with other hours, which replace what begins on them; list a yearly closure for each year.'),
    note: line(200)
      .optional()
      .describe('Note beside the week, such as "by arrangement" or "also on the second Saturday of each month".'),
  })
  .superRefine(createReaderRule(parseHours));

/** Opening hours: intervals by day, with breaks, nights and dated exceptions. */
export const openingHours = () => hoursField;
