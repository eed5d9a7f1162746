import { schemesMeant } from '../../../values/identifiers/known.ts';
import { schemes } from '../../../values/identifiers/schemes/index.ts';
import type { Website } from '../export/website.ts';
import type { Found, Noted } from '../found.ts';
import { type Item, itemsOf, textsOf } from '../item.ts';
import { checked, type DraftNumber } from '../text/numbers.ts';
import type { Candidate } from './choose.ts';
import { namedItems, type OrganisationItems, said } from './organisation-item.ts';

/** Properties of schema.org that hold a number of one scheme whatever the country is. */
const worldwide = { leiCode: 'XI-LEI', duns: 'XI-DUNS', globalLocationNumber: 'XI-GLN' } as const;

/** Numbers that pages describe in the words of schema.org, each checked by its scheme. */
export function describedNumbers(
  items: OrganisationItems,
  website: Website,
  country: string | undefined,
  noted: Noted,
): Candidate<DraftNumber>[] {
  const court = courtIn(namedItems(items, website, 'companyRegistration').map(({ item }) => item));
  const take = (scheme: string, { value, from }: Found, rank: number): Candidate<DraftNumber>[] => {
    const needsCourt = scheme === 'DE-CR' || scheme === 'AT-FB';
    const number = { scheme, value, ...(needsCourt && court !== undefined && { court }) };
    return checked(number, noted, from).map((each) => ({ value: each, from, rank }));
  };
  const named = Object.entries(worldwide).flatMap(([property, scheme]) =>
    said(items, property).flatMap((each) => take(scheme, each, each.rank)),
  );
  const vats = said(items, 'vatID').flatMap((each) => {
    const scheme = vatScheme(each.value, country);
    return scheme === undefined ? [] : take(scheme, each, each.rank);
  });
  const listed = namedItems(items, website, 'identifier').flatMap(({ item, rank }) => {
    const [value] = textsOf(item, 'value');
    const scheme = schemeOfProperty(item, country);
    if (!value) return [];
    if (scheme !== undefined) return take(scheme, value, rank);
    noted({ from: value.from, text: `the number "${value.value.slice(0, 40)}" was left out: which scheme is it of?` });
    return [];
  });
  return [...listed, ...named, ...vats];
}

function schemeOfProperty(item: Item, country: string | undefined): string | undefined {
  for (const { value } of textsOf(item, 'propertyID', 'name')) {
    const own = schemes.find(({ code }) => code === value);
    if (own) return own.code;
    const [meant, another] = schemesMeant(value, country);
    if (meant && !another) return meant;
  }
  return undefined;
}

/** The scheme of a VAT number: by the letters before it, which also name the country of one without. */
function vatScheme(value: string, country: string | undefined): string | undefined {
  const prefix = /^\s*([A-Z]{2})/.exec(value)?.[1];
  const of = prefix === 'EL' ? 'GR' : prefix === 'XI' ? 'GB' : (prefix ?? country);
  const own = schemes.filter((each) => each.country === of);
  return (own.find(({ kind }) => kind === 'vat') ?? own.find(({ schemaOrg }) => schemaOrg === 'vatID'))?.code;
}

const courtIn = (registrations: readonly Item[]): string | undefined => {
  const names = registrations.flatMap((each) => itemsOf(each, 'issuedBy').flatMap((issuer) => textsOf(issuer, 'name')));
  return names.find(({ value }) => /gericht/i.test(value))?.value;
};
