import type { Site } from '../../content/site.ts';
import type { LocateFact } from './fact.ts';

/** A postal address in the parts that a slip changes. */
export interface OwnAddress {
  readonly street: string;
  readonly number: string;
  readonly locality: string;
  readonly postalCode: string;
  readonly at: string;
  readonly path: string;
  readonly lines: readonly string[];
}

/** The registered address, and those of the locations. */
export function listOwnAddresses({ company }: Site, locate: LocateFact): OwnAddress[] {
  const all = [
    ...(company.registeredAddress ? [{ address: company.registeredAddress, path: ['registeredAddress'] }] : []),
    ...company.locations.map(({ address }, i) => ({ address, path: ['locations', i, 'address'] as const })),
  ];
  return all.map(({ address, path }) => {
    // `Unit 6` stands before the street.
    const [line = ''] = address.streetAddress.filter((each) => /\d/.test(each)).sort((a, b) => b.length - a.length);
    const [, before, name = '', after] =
      /^(\d+(?:\s?[a-z](?![a-z]))?(?:[-–/]\d+)?)?,?\s*([^\d]*?)\s*(\d+(?:\s?[a-z])?(?:[-–/]\d+)?)?$/i.exec(line) ?? [];
    return {
      street: name,
      number: (before ?? after ?? '').trim(),
      locality: address.locality ?? '',
      postalCode: address.postalCode ?? '',
      at: locate('company', path),
      lines: address.streetAddress,
      path: path.length === 1 ? 'company.registeredAddress' : '',
    };
  });
}
