import { parseContentPhone } from '../../../content/schemas/fields.ts';
import type { HoursInput } from '../../../values/hours/model.ts';
import type { Website } from '../export/website.ts';
import { listItems, listTexts } from '../schema-org-item.ts';
import type { ImportSource, ReportNote, SourcedValue } from '../sourced-value.ts';
import { findAddresses } from '../text/addresses.ts';
import { toMailbox } from '../text/contacts.ts';
import { findOpeningHours } from '../text/opening-hours.ts';
import { isLine } from './accepted-text.ts';
import { type DraftAddress, isValidAddress, toDraftAddress } from './address.ts';
import { chooseCandidate } from './choose-candidate.ts';
import { hoursFromIntervals, toHoursInput } from './hours.ts';
import type { Identity } from './identity.ts';
import { findPropertyItems } from './organisation-items.ts';

/** A place of the organisation. */
export interface DraftPlace {
  readonly name: string;
  readonly address: DraftAddress;
  readonly openingHours?: HoursInput;
  readonly phone?: string;
  readonly email?: string;
  readonly from: ImportSource;
}

const parts = ({ country, postalCode, locality, region, streetAddress }: DraftAddress) => [
  locality,
  region,
  postalCode,
  country,
  ...streetAddress,
];
const areLines = (address: DraftAddress) => parts(address).every((part) => part === undefined || isLine(part, 80));

/** The address of the organisation: as it is described, else as its imprint has it. */
export function findRegisteredAddress(
  { items, entries }: Identity,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): SourcedValue<DraftAddress> | undefined {
  const described = findPropertyItems(items, website, 'address').flatMap(({ item, rank }) => {
    const value = toDraftAddress(item, country);
    return value && areLines(value) ? [{ value, from: item.from, rank }] : [];
  });
  const written = country === undefined ? [] : findAddresses(entries, country).filter(({ value }) => areLines(value));
  const key = (value: DraftAddress) =>
    parts(value)
      .filter(Boolean)
      .join(' ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .split(' ')
      .sort()
      .join(' ');
  return chooseCandidate('the address', [...described, ...written], noted, key);
}

/** Places that the organisation describes, with a name and a whole address. */
export function findPlaces(
  { items }: Identity,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): DraftPlace[] {
  const known = new Map<string, DraftPlace>();
  for (const { item } of findPropertyItems(items, website, 'location', 'department')) {
    const name = listTexts(item, 'name')[0]?.value;
    const [described] = listItems(item, 'address');
    const address = described && toDraftAddress(described, country);
    if (name === undefined || !isLine(name, 80) || known.has(name)) continue;
    if (!address || !isValidAddress(address) || !areLines(address)) {
      noted({ from: item.from, text: `the place "${name}" was left out: its address is not whole` });
      continue;
    }
    const openingHours = toHoursInput(item, address.country, noted);
    const [telephone, email] = ['telephone', 'email'].map((property) => listTexts(item, property)[0]?.value);
    const phone = telephone === undefined ? undefined : parseContentPhone(telephone, address.country).value;
    const mailbox = email === undefined ? undefined : toMailbox(email);
    known.set(name, {
      name,
      address,
      from: item.from,
      ...(openingHours && { openingHours }),
      ...(phone !== undefined && { phone }),
      ...(mailbox !== undefined && { email: mailbox }),
    });
  }
  return [...known.values()];
}

/** Opening hours of the organisation, else those that all of its ways of contact share, else those of texts. */
export function findOrganisationHours(
  { items }: Identity,
  website: Website,
  { country, language }: { readonly country: string | undefined; readonly language: string },
  noted: ReportNote,
): SourcedValue<HoursInput> | undefined {
  const own = items.parts.map(({ item, rank }) => ({ item, rank }));
  const points = findPropertyItems(items, website, 'contactPoint').map(({ item, rank }) => ({ item, rank: rank + 1 }));
  const candidates = [...own, ...points].flatMap(({ item, rank }) => {
    const value = toHoursInput(item, country, noted);
    return value ? [{ value, from: item.from, rank }] : [];
  });
  const written = findOpeningHours(website, language, noted).flatMap(({ value: week, from, rank }) => {
    const value = hoursFromIntervals(week, from, country, noted);
    return value ? [{ value, from, rank }] : [];
  });
  return chooseCandidate('the opening hours', [...candidates, ...written], noted);
}
