import { toPrintedForm } from '../../values/identifiers/check-identifier.ts';
import { findScheme } from '../../values/identifiers/find-scheme.ts';
import { isCompanyNumber } from '../../values/identifiers/identifier-name.ts';
import type { IdentifierScheme } from '../../values/identifiers/scheme.ts';
import { schemes } from '../../values/identifiers/schemes/index.ts';
import { type IdentifierSource, listIdentifiers } from '../identifiers.ts';
import {
  getOrganisationKind,
  isPartnerRole,
  type OrganisationKind,
  type RefusedMember,
  type RequiredFact,
} from '../organisation-kinds.ts';
import type { ReportIssue } from './text-rules.ts';

/** Facts that a kind's rules judge. */
export interface OrganisationFacts extends IdentifierSource {
  readonly kind?: OrganisationKind | undefined;
  readonly registeredAddress?: { readonly country: string } | undefined;
  readonly people?: readonly { readonly role: string }[] | undefined;
  readonly partners?: readonly string[] | undefined;
  readonly incorporated?: string | undefined;
  readonly parent?: object | undefined;
}

/** Judges whether an organisation states what its kind needs, and nothing that it refuses. Reports violations. */
export function checkOrganisationKind(company: OrganisationFacts, issue: ReportIssue): void {
  const { kind = 'company' } = company;
  const { needs = [], refuses = [] } = getOrganisationKind(kind);
  for (const need of needs)
    if (!isMet(need, company)) {
      const { stated, path, hint } = lackOf(need, company);
      issue(path, `expected ${stated}, as the kind is "${kind}"; found none`, { code: 'field-missing', hint });
    }
  for (const member of refuses)
    if (company[member] !== undefined)
      issue([member], `expected no ${member}, as the kind is "${kind}"`, { hint: instead[member] });
}

interface Lack {
  readonly stated: string;
  readonly path: readonly (string | number)[];
  readonly hint: string;
}

function lackOf(need: RequiredFact, company: OrganisationFacts): Lack {
  if (need === 'company register') return lackOfRegister(company);
  return need === 'charity register' ? lackOfCharityRegister(company) : lacks[need];
}

const lacks: Readonly<Record<Exclude<RequiredFact, 'company register' | 'charity register'>, Lack>> = {
  jurisdiction: {
    stated: 'its jurisdiction',
    path: ['jurisdiction'],
    hint: 'Add jurisdiction: the name of the place of registration, and its country.',
  },
  'registered address': {
    stated: 'its registered address',
    path: ['registeredAddress'],
    hint: 'Add registeredAddress.',
  },
  place: {
    stated: 'its address or its jurisdiction',
    path: ['registeredAddress'],
    hint: 'Add registeredAddress, or jurisdiction.',
  },
  partners: {
    stated: 'the names of its partners',
    path: ['partners'],
    hint: 'Add partners: a list of names; or people, whose role says that they are partners.',
  },
};

/** Hints on facts that a kind refuses. */
const instead: Readonly<Record<RefusedMember, string>> = {
  companyNumber: 'Write numbers of other registers as items of identifiers, or correct kind.',
  incorporated: 'A person is not incorporated: write founded, which is when the business began, or correct kind.',
  partners: 'Name those who act for it in people, or correct kind.',
  parent: 'A person belongs to no organisation: leave it out, or correct kind.',
};

/** Hint on a missing number of the company register, by whether the country has a known one. */
function lackOfRegister(company: OrganisationFacts): Lack {
  const stated = 'a number of a company register';
  const unnamed = (company.identifiers ?? []).findIndex(
    ({ scheme, issuer }) => scheme === 'other' && issuer === undefined,
  );
  if (unnamed >= 0)
    return {
      stated,
      path: ['identifiers', unnamed],
      hint: 'If this is one, add issuer: who keeps the register, such as "Delaware Division of Corporations".',
    };
  const other =
    '{ scheme: "other", name: "State file number", value: "1234567", issuer: "Delaware Division of Corporations" }';
  const isOne = (scheme: IdentifierScheme) => isCompanyNumber(scheme, scheme.example);
  return { stated, path: ['identifiers'], hint: itemHint(company, 'GB-COH', isOne, other) };
}

function lackOfCharityRegister(company: OrganisationFacts): Lack {
  const other = '{ scheme: "other", name: "Registration number", value: "1234567" }';
  const hint = itemHint(company, 'GB-CHC', ({ kind }) => kind === 'charity-register', other);
  return { stated: 'a number of a charity register', path: ['identifiers'], hint };
}

/** An item as it would be written: of the first such scheme of the country, or of `usual` where nobody knows the country. */
function itemHint(
  { jurisdiction, registeredAddress }: OrganisationFacts,
  usual: string,
  isOne: (scheme: IdentifierScheme) => boolean,
  other: string,
): string {
  const country = jurisdiction?.country ?? registeredAddress?.country;
  const known =
    country === undefined ? findScheme(usual) : schemes.find((each) => each.country === country && isOne(each));
  const item = known
    ? `{ scheme: "${known.code}", value: "${toPrintedForm(known, known.example)}"${known.needs ? `, ${known.needs}: "…"` : ''} }`
    : other;
  return `Add it to identifiers, such as ${item}.`;
}

/** Charities of such a country stand in the register of associations or of companies. */
const isWithoutCharityRegister = (country: string | undefined): boolean =>
  country !== undefined && !schemes.some((each) => each.country === country && each.kind === 'charity-register');

function isMet(need: RequiredFact, company: OrganisationFacts): boolean {
  const { jurisdiction, registeredAddress, people = [], partners = [] } = company;
  switch (need) {
    case 'company register':
      return (
        company.companyNumber !== undefined ||
        company.registry !== undefined ||
        listIdentifiers(company).some((each) => each.isCompanyNumber)
      );
    case 'charity register':
      return listIdentifiers(company).some(
        ({ kind, scheme }) =>
          kind === 'charity-register' || scheme.code === 'other' || isWithoutCharityRegister(scheme.country),
      );
    case 'jurisdiction':
      return jurisdiction !== undefined;
    case 'registered address':
      return registeredAddress !== undefined;
    case 'place':
      return jurisdiction !== undefined || registeredAddress !== undefined;
    case 'partners':
      return partners.length > 0 || people.some(({ role }) => isPartnerRole(role));
  }
}
