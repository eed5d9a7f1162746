import { suggestSchemes } from '../../../values/identifiers/find-scheme.ts';
import { schemes } from '../../../values/identifiers/schemes/index.ts';
import type { Website } from '../export/website.ts';
import { listItems, listTexts, type SchemaOrgItem } from '../schema-org-item.ts';
import type { ReportNote, SourcedValue } from '../sourced-value.ts';
import { checkNumber, type DraftNumber } from '../text/numbers.ts';
import type { Candidate } from './choose-candidate.ts';
import { findPropertyItems, findPropertyTexts, type OrganisationItems } from './organisation-items.ts';

/** Properties of schema.org that hold a number of one scheme whatever the country is. */
const worldwide = { leiCode: 'XI-LEI', duns: 'XI-DUNS', globalLocationNumber: 'XI-GLN' } as const;

/** Numbers that pages describe in the words of schema.org, each checked by its scheme. */
export function findDescribedNumbers(
  items: OrganisationItems,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): Candidate<DraftNumber>[] {
  const court = courtIn(findPropertyItems(items, website, 'companyRegistration').map(({ item }) => item));
  const take = (scheme: string, { value, from }: SourcedValue, rank: number): Candidate<DraftNumber>[] => {
    const needsCourt = scheme === 'DE-CR' || scheme === 'AT-FB';
    const number = { scheme, value, ...(needsCourt && court !== undefined && { court }) };
    return checkNumber(number, noted, from).map((each) => ({ value: each, from, rank }));
  };
  const named = Object.entries(worldwide).flatMap(([property, scheme]) =>
    findPropertyTexts(items, property).flatMap((each) => take(scheme, each, each.rank)),
  );
  const vats = findPropertyTexts(items, 'vatID').flatMap((each) => {
    const scheme = vatScheme(each.value, country);
    return scheme === undefined ? [] : take(scheme, each, each.rank);
  });
  const listed = findPropertyItems(items, website, 'identifier').flatMap(({ item, rank }) => {
    const [value] = listTexts(item, 'value');
    const scheme = schemeOfProperty(item, country);
    if (!value) return [];
    if (scheme !== undefined) return take(scheme, value, rank);
    noted({ from: value.from, text: `the number "${value.value.slice(0, 40)}" was left out: which scheme is it of?` });
    return [];
  });
  return [...listed, ...named, ...vats];
}

function schemeOfProperty(item: SchemaOrgItem, country: string | undefined): string | undefined {
  for (const { value } of listTexts(item, 'propertyID', 'name')) {
    const own = schemes.find(({ code }) => code === value);
    if (own) return own.code;
    const [meant, another] = suggestSchemes(value, country);
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

const courtIn = (registrations: readonly SchemaOrgItem[]): string | undefined => {
  const names = registrations.flatMap((each) =>
    listItems(each, 'issuedBy').flatMap((issuer) => listTexts(issuer, 'name')),
  );
  return names.find(({ value }) => /gericht/i.test(value))?.value;
};
