import { schemeOf } from '../../values/identifiers/known.ts';
import { isCompanyNumber } from '../../values/identifiers/naming.ts';
import type { Scheme } from '../../values/identifiers/scheme.ts';
import { schemes } from '../../values/identifiers/schemes/index.ts';
import { printed } from '../../values/identifiers/written.ts';
import { type Identified, identifiersOf } from '../identifiers.ts';
import { type KindName, kindOf, type Need, namesPartner, type Refused } from '../kinds.ts';
import type { Issue } from './rule.ts';

/** Facts that a kind's rules judge. */
export interface OfKind extends Identified {
  readonly kind?: KindName | undefined;
  readonly registeredAddress?: { readonly country: string } | undefined;
  readonly people?: readonly { readonly role: string }[] | undefined;
  readonly partners?: readonly string[] | undefined;
  readonly incorporated?: string | undefined;
  readonly parent?: object | undefined;
}

/** Judges whether an organisation states what its kind needs, and nothing that it refuses. Reports violations. */
export function checkKind(company: OfKind, issue: Issue): void {
  const { kind = 'company' } = company;
  const { needs = [], refuses = [] } = kindOf(kind);
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

function lackOf(need: Need, company: OfKind): Lack {
  if (need === 'company register') return lackOfRegister(company);
  return need === 'charity register' ? lackOfCharityRegister(company) : lacks[need];
}

const lacks: Readonly<Record<Exclude<Need, 'company register' | 'charity register'>, Lack>> = {
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
const instead: Readonly<Record<Refused, string>> = {
  companyNumber: 'Write numbers of other registers as items of identifiers, or correct kind.',
  incorporated: 'A person is not incorporated: write founded, which is when the business began, or correct kind.',
  partners: 'Name those who act for it in people, or correct kind.',
  parent: 'A person belongs to no organisation: leave it out, or correct kind.',
};

/** Hint on a missing number of the company register, by whether the country has a known one. */
function lackOfRegister(company: OfKind): Lack {
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
  const isOne = (scheme: Scheme) => isCompanyNumber(scheme, scheme.example);
  return { stated, path: ['identifiers'], hint: itemHint(company, 'GB-COH', isOne, other) };
}

function lackOfCharityRegister(company: OfKind): Lack {
  const other = '{ scheme: "other", name: "Registration number", value: "1234567" }';
  const hint = itemHint(company, 'GB-CHC', ({ kind }) => kind === 'charity-register', other);
  return { stated: 'a number of a charity register', path: ['identifiers'], hint };
}

/** An item as it would be written: of the first such scheme of the country, or of `usual` where nobody knows the country. */
function itemHint(
  { jurisdiction, registeredAddress }: OfKind,
  usual: string,
  isOne: (scheme: Scheme) => boolean,
  other: string,
): string {
  const country = jurisdiction?.country ?? registeredAddress?.country;
  const known =
    country === undefined ? schemeOf(usual) : schemes.find((each) => each.country === country && isOne(each));
  const item = known
    ? `{ scheme: "${known.code}", value: "${printed(known, known.example)}"${known.needs ? `, ${known.needs}: "…"` : ''} }`
    : other;
  return `Add it to identifiers, such as ${item}.`;
}

function isMet(need: Need, company: OfKind): boolean {
  const { jurisdiction, registeredAddress, people = [], partners = [] } = company;
  switch (need) {
    case 'company register':
      return (
        company.companyNumber !== undefined ||
        company.registry !== undefined ||
        identifiersOf(company).some((each) => each.isCompanyNumber)
      );
    case 'charity register':
      return identifiersOf(company).some(({ kind, scheme }) => kind === 'charity-register' || scheme.code === 'other');
    case 'jurisdiction':
      return jurisdiction !== undefined;
    case 'registered address':
      return registeredAddress !== undefined;
    case 'place':
      return jurisdiction !== undefined || registeredAddress !== undefined;
    case 'partners':
      return partners.length > 0 || people.some(({ role }) => namesPartner(role));
  }
}
