import { isCalendarDate } from '../../../core/dates.ts';
import { parsedUrl } from '../../../core/parsed-url.ts';
import type { Website } from '../export/website.ts';
import type { Found, Noted } from '../found.ts';
import { itemsOf, textsOf } from '../item.ts';
import { profiles } from '../text/profiles.ts';
import type { Identity } from './identity.ts';
import { namedItems, said } from './organisation-item.ts';
import { isLine, linesOf } from './text.ts';

/** Names of things that the organisation names. */
export const namedTexts = (
  { items }: Identity,
  website: Website,
  property: string,
  longest: number,
  noted: Noted,
): Found[] => {
  const things = namedItems(items, website, property).flatMap(({ item }) =>
    textsOf(item, 'legalName', 'name').slice(0, 1),
  );
  const texts = linesOf(property, [...things, ...said(items, property)], longest, noted).filter(
    ({ value }) => !/^https?:/.test(value),
  );
  return texts
    .filter(({ value }, i) => texts.findIndex((each) => each.value === value) === i)
    .map(({ value, from }) => ({ value, from }));
};

/** Profiles of the organisation elsewhere. */
export function profilesOf({ items }: Identity, website: Website): Found[] {
  const isHere = (url: URL) => website.origins.some(({ value }) => value === url.origin);
  const described = said(items, 'sameAs').filter(({ value }) => {
    const url = parsedUrl(value);
    return url?.protocol === 'https:' && url.username === '' && !isHere(url) && isLine(value, 300);
  });
  const all = [...described, ...profiles(website)].map(({ value, from }) => ({ value, from }));
  return all.filter(({ value }, i) => all.findIndex((each) => each.value === value) === i);
}

/** A certificate that can be looked up. */
export interface DraftCertificate {
  readonly name: string;
  readonly issuer: string;
  readonly number: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Certificates that can be looked up: with issuer and number. */
export function certificatesOf({ items }: Identity, website: Website): Found<DraftCertificate>[] {
  const certificates = namedItems(items, website, 'hasCertification').flatMap(({ item }) => {
    const one = (property: string) => textsOf(item, property)[0]?.value;
    const [name, number, validFrom, validUntil] = [
      one('name'),
      one('certificationIdentification'),
      one('validFrom'),
      one('expires'),
    ];
    const issuer = itemsOf(item, 'issuedBy').flatMap((each) => textsOf(each, 'name'))[0]?.value;
    if (!name || !number || !issuer || ![name, number, issuer].every((text) => isLine(text, 80))) return [];
    const day = (value: string | undefined) => (value !== undefined && isCalendarDate(value) ? value : undefined);
    const dates = { validFrom: day(validFrom), validUntil: day(validUntil) };
    return [
      {
        value: {
          name,
          issuer,
          number,
          ...Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== undefined)),
        },
        from: item.from,
      },
    ];
  });
  return certificates.filter(({ value }, i) => certificates.findIndex((each) => each.value.name === value.name) === i);
}
