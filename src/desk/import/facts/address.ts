import { checkAddress } from '../../../values/contact/address/check.ts';
import { countryMeant } from '../../../values/identifiers/known.ts';
import type { Source } from '../found.ts';
import { type Item, textsOf } from '../item.ts';
import { countryCalled } from './country-name.ts';

/** An address as content has it. */
export interface DraftAddress {
  readonly streetAddress: readonly string[];
  readonly locality?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country: string;
  /** Place of the street, if on another line. */
  readonly streetFrom?: Source;
}

/** The country of an address that a page describes: its code, or its name in a language that Gazette speaks. */
export function countryOf(item: Item): string | undefined {
  const [text] = textsOf(item, 'addressCountry');
  const named = text?.value ?? nestedName(item);
  return named === undefined ? undefined : countryCalled(countryMeant(named));
}

function nestedName(item: Item): string | undefined {
  for (const value of item.properties.get('addressCountry') ?? [])
    if ('item' in value) return textsOf(value.item, 'name', 'identifier')[0]?.value;
  return undefined;
}

/** An address that a page describes; its country where it names none is `usual`. Undefined without street, box or town, and without a country. */
export function addressOf(item: Item, usual: string | undefined): DraftAddress | undefined {
  const country = countryOf(item) ?? (item.properties.has('addressCountry') ? undefined : usual);
  const one = (name: string) => textsOf(item, name)[0]?.value;
  const streetAddress = textsOf(item, 'streetAddress', 'postOfficeBoxNumber').map(({ value }) => value);
  const [locality, region, postalCode] = [one('addressLocality'), one('addressRegion'), one('postalCode')];
  if (country === undefined || (streetAddress.length === 0 && locality === undefined)) return undefined;
  return {
    streetAddress,
    ...(locality !== undefined && { locality }),
    ...(region !== undefined && { region }),
    ...(postalCode !== undefined && { postalCode }),
    country,
  };
}

/** Whether an address is valid in its country. */
export const isWholeAddress = ({ streetFrom: _, streetAddress, ...parts }: DraftAddress): boolean =>
  !checkAddress({ ...parts, streetAddress: [...streetAddress] }).mistakes;
