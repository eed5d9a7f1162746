import { checkAddress } from '../../../values/contact/address/check-address.ts';
import { toCountryCode } from '../../../values/identifiers/find-scheme.ts';
import { listTexts, type SchemaOrgItem } from '../schema-org-item.ts';
import type { ImportSource } from '../sourced-value.ts';
import { lookUpCountryCode } from './country-index.ts';

/** An address as content has it. */
export interface DraftAddress {
  readonly streetAddress: readonly string[];
  readonly locality?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country: string;
  /** Place of the street, if on another line. */
  readonly streetFrom?: ImportSource;
}

/** The country of an address that a page describes: its code, or its name in a language that Gazette speaks. */
export function findItemCountry(item: SchemaOrgItem): string | undefined {
  const [text] = listTexts(item, 'addressCountry');
  const named = text?.value ?? nestedName(item);
  return named === undefined ? undefined : lookUpCountryCode(toCountryCode(named));
}

function nestedName(item: SchemaOrgItem): string | undefined {
  for (const value of item.properties.get('addressCountry') ?? [])
    if ('item' in value) return listTexts(value.item, 'name', 'identifier')[0]?.value;
  return undefined;
}

/** An address that a page describes; its country where it names none is `usual`. Undefined without street, box or town, and without a country. */
export function toDraftAddress(item: SchemaOrgItem, usual: string | undefined): DraftAddress | undefined {
  const country = findItemCountry(item) ?? (item.properties.has('addressCountry') ? undefined : usual);
  const one = (name: string) => listTexts(item, name)[0]?.value;
  const streetAddress = listTexts(item, 'streetAddress', 'postOfficeBoxNumber').map(({ value }) => value);
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
export const isValidAddress = ({ streetFrom: _, streetAddress, ...parts }: DraftAddress): boolean =>
  !checkAddress({ ...parts, streetAddress: [...streetAddress] }).mistakes;
