import { languageCodes } from '../../../language/language.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';
import { checkAddress } from '../../../values/contact/address/check-address.ts';
import { toCountryCode } from '../../../values/identifiers/find-scheme.ts';
import { listTexts, type SchemaOrgItem } from '../schema-org-item.ts';
import type { ImportSource } from '../sourced-value.ts';

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

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase();

let known: ReadonlyMap<string, string> | undefined;

/** Country of a name or code, in any language; indexed once, for thousands of lines. */
export function lookUpCountryCode(name: string): string | undefined {
  known ??= new Map(
    languageCodes.toReversed().flatMap((each) =>
      Object.entries(languageByTag(each).table.countries).flatMap(([code, called]): [string, string][] => [
        [key(called), code],
        [key(code), code],
      ]),
    ),
  );
  return known.get(key(name));
}
