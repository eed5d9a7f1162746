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
  const certificates = company.compliance.flatMap(({ number }, i): OwnNumber[] =>
    number === undefined
      ? []
      : [
          {
            text: number,
            at: locate('company', ['compliance', i, 'number']),
            bare: toBareNumber(number),
            kind: 'other',
          },
        ],
  );
  const own = listIdentifiers(company).flatMap(({ value, kind, scheme, isCompanyNumber }): OwnNumber[] => {
    const index = listed.findIndex((each) => toBareNumber(each.value).endsWith(toBareNumber(value)));
    const path = index < 0 ? ['companyNumber'] : ['identifiers', index, 'value'];
    return [
      {
        text: index < 0 ? value : (listed[index]?.value ?? value),
        at: locate('company', path),
        reference: index < 0 ? 'company.companyNumber' : undefined,
        bare: index < 0 ? toBareNumber(value) : toBareNumber(listed[index]?.value ?? value),
        court: listed[index]?.court,
        kind: /VAT/.test(scheme.code)
          ? 'vat'
          : scheme.code === 'XI-LEI'
            ? 'lei'
            : isCompanyNumber
              ? 'company'
              : String(kind).includes('charit') || /CHC|SC$|NIC/.test(scheme.code)
                ? 'charity'
                : 'other',
      },
    ];
  });
  return [...own, ...certificates];
}

/** A number without what is written between its letters and digits. */
export const toBareNumber = (text: string): string => text.toUpperCase().replace(/[^\p{Lu}\d]/gu, '');
