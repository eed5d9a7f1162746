import { listIdentifiers } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';
import type { ContentFact, LocateFact } from './fact.ts';

/** A number in a register, of a tax or the like. */
export interface OwnNumber extends ContentFact {
  readonly kind: 'company' | 'vat' | 'lei' | 'charity' | 'other';
  /** Capitals and digits alone. */
  readonly bare: string;
  readonly court?: string | undefined;
}

/** The numbers of an organisation, with what kind of label they have. */
export function listOwnNumbers({ company }: Site, locate: LocateFact): OwnNumber[] {
  const listed = company.identifiers ?? [];
  const certificates = company.compliance.flatMap(({ number }, i): OwnNumber[] => {
    if (number === undefined) return [];
    const at = locate('company', ['compliance', i, 'number']);
    return [{ text: number, at, bare: toBareNumber(number), kind: 'other' }];
  });
  const own = listIdentifiers(company).map((identifier): OwnNumber => {
    const { value } = identifier;
    const index = listed.findIndex((each) => toBareNumber(each.value).endsWith(toBareNumber(value)));
    const kind = kindOf(identifier);
    const source = listed[index];
    if (!source)
      return {
        ...{ text: value, bare: toBareNumber(value), kind },
        at: locate('company', ['companyNumber']),
        reference: 'company.companyNumber',
      };
    return {
      ...{ text: source.value, bare: toBareNumber(source.value), kind, court: source.court },
      at: locate('company', ['identifiers', index, 'value']),
    };
  });
  return [...own, ...certificates];
}

function kindOf({ kind, scheme, isCompanyNumber }: ReturnType<typeof listIdentifiers>[number]): OwnNumber['kind'] {
  if (/VAT/.test(scheme.code)) return 'vat';
  if (scheme.code === 'XI-LEI') return 'lei';
  if (isCompanyNumber) return 'company';
  return String(kind).includes('charit') || /CHC|SC$|NIC/.test(scheme.code) ? 'charity' : 'other';
}

/** A number without what is written between its letters and digits. */
export const toBareNumber = (text: string): string => text.toUpperCase().replace(/[^\p{Lu}\d]/gu, '');
