import { readPhone } from '../../../content/schemas/phone.ts';
import type { HoursInput } from '../../../values/hours/model.ts';
import type { Website } from '../export/website.ts';
import type { Found, Noted, Source } from '../found.ts';
import { itemsOf, textsOf } from '../item.ts';
import { addressesIn } from '../text/addresses.ts';
import { mailboxOf } from '../text/contacts.ts';
import { openingHoursIn } from '../text/opening-hours.ts';
import { addressOf, type DraftAddress, isWholeAddress } from './address.ts';
import { choose } from './choose.ts';
import { hoursOf, hoursOfText } from './hours.ts';
import type { Identity } from './identity.ts';
import { namedItems } from './organisation-item.ts';
import { isLine } from './text.ts';

/** A place of the organisation. */
export interface DraftPlace {
  readonly name: string;
  readonly address: DraftAddress;
  readonly openingHours?: HoursInput;
  readonly phone?: string;
  readonly email?: string;
  readonly from: Source;
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
export function registeredAddress(
  { items, entries }: Identity,
  website: Website,
  country: string | undefined,
  noted: Noted,
): Found<DraftAddress> | undefined {
  const described = namedItems(items, website, 'address').flatMap(({ item, rank }) => {
    const value = addressOf(item, country);
    return value && areLines(value) ? [{ value, from: item.from, rank }] : [];
  });
  const written = country === undefined ? [] : addressesIn(entries, country).filter(({ value }) => areLines(value));
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
  return choose('the address', [...described, ...written], noted, key);
}

/** Places that the organisation describes, with a name and a whole address. */
export function places({ items }: Identity, website: Website, country: string | undefined, noted: Noted): DraftPlace[] {
  const known = new Map<string, DraftPlace>();
  for (const { item } of namedItems(items, website, 'location', 'department')) {
    const name = textsOf(item, 'name')[0]?.value;
    const [described] = itemsOf(item, 'address');
    const address = described && addressOf(described, country);
    if (name === undefined || !isLine(name, 80) || known.has(name)) continue;
    if (!address || !isWholeAddress(address) || !areLines(address)) {
      noted({ from: item.from, text: `the place "${name}" was left out: its address is not whole` });
      continue;
    }
    const openingHours = hoursOf(item, address.country, noted);
    const [telephone, email] = ['telephone', 'email'].map((property) => textsOf(item, property)[0]?.value);
    const phone = telephone === undefined ? undefined : readPhone(telephone, address.country).value;
    const mailbox = email === undefined ? undefined : mailboxOf(email);
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
export function organisationHours(
  { items }: Identity,
  website: Website,
  { country, language }: { readonly country: string | undefined; readonly language: string },
  noted: Noted,
): Found<HoursInput> | undefined {
  const own = items.parts.map(({ item, rank }) => ({ item, rank }));
  const points = namedItems(items, website, 'contactPoint').map(({ item, rank }) => ({ item, rank: rank + 1 }));
  const candidates = [...own, ...points].flatMap(({ item, rank }) => {
    const value = hoursOf(item, country, noted);
    return value ? [{ value, from: item.from, rank }] : [];
  });
  const written = openingHoursIn(website, language, noted).flatMap(({ value: week, from, rank }) => {
    const value = hoursOfText(week, from, country, noted);
    return value ? [{ value, from, rank }] : [];
  });
  return choose('the opening hours', [...candidates, ...written], noted);
}
