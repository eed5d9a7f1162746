// A table, and so longer than other modules: what duties name, and where content says it.

import { findCompanyNumber, listIdentifiers, registerName } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';

/** Fact that laws require: its words, whether content states it, and its place. */
export interface LegalFact {
  readonly words: string;
  readonly isGiven: (site: Site) => boolean;
  readonly module: 'company' | 'site';
  readonly path: readonly string[];
  readonly example: string;
  /** Kind of the number that is asked for: the example names the scheme of the organisation's country, where there is one. */
  readonly numberKind?: 'company-register' | 'vat';
}

const legalOf = ({ company }: Site) => company.legal ?? {};
const identifiers = (
  words: string,
  example: string,
  isGiven: LegalFact['isGiven'],
  numberKind?: LegalFact['numberKind'],
): LegalFact => ({
  words,
  isGiven,
  module: 'company',
  path: ['identifiers'],
  example,
  ...(numberKind && { numberKind }),
});
const inLegal = (member: string, words: string, example: string, isGiven: LegalFact['isGiven']): LegalFact => ({
  words,
  isGiven,
  module: 'company',
  path: ['legal', member],
  example: `legal: { ${example} }`,
});

/** THE TABLE of facts that duties name. */
export const legalFacts = {
  name: {
    words: 'the name',
    isGiven: ({ company }) => company.legalName !== '',
    module: 'company',
    path: ['legalName'],
    example: "legalName: 'Example Ltd'",
  },
  address: {
    words: 'the address (registered office, seat or establishment)',
    isGiven: ({ company }) => company.registeredAddress !== undefined,
    module: 'company',
    path: ['registeredAddress'],
    example: 'registeredAddress: { streetAddress: […], locality: …, postalCode: …, country: … }',
  },
  email: {
    words: 'an e-mail address',
    isGiven: ({ contactEmail }) => contactEmail !== '',
    module: 'site',
    path: ['contactEmail'],
    example: "contactEmail: 'hello@example.com'",
  },
  'rapid-contact': {
    words: 'a second way of rapid contact beside e-mail (a telephone number or a form)',
    isGiven: (site) =>
      site.contactForm !== undefined || site.company.contactRoutes.some((way) => (way.phone ?? way.link) !== undefined),
    module: 'company',
    path: ['contactRoutes'],
    example: "an item of contactRoutes with phone: '+…' or link: '/contact/'",
  },
  phone: {
    words: 'a telephone number',
    isGiven: ({ company }) => company.contactRoutes.some(({ phone }) => phone !== undefined),
    module: 'company',
    path: ['contactRoutes'],
    example: "an item of contactRoutes with phone: '+…'",
  },
  'registration-place': {
    words: 'where it is registered',
    isGiven: ({ company }) => company.jurisdiction !== undefined,
    module: 'company',
    path: ['jurisdiction'],
    example: "jurisdiction: { name: 'Scotland', country: 'GB' }",
  },
  register: identifiers(
    'the register and the number in it',
    "identifiers: [{ scheme: '…', value: '…' }]",
    ({ company }) => findCompanyNumber(company) !== undefined,
    'company-register',
  ),
  'register-court': identifiers(
    'the court or body that keeps the register',
    "court: '…' in the item of identifiers",
    ({ company }) => {
      const number = findCompanyNumber(company);
      return number !== undefined && registerName(number) !== undefined;
    },
  ),
  'rcs-town': identifiers(
    '“RCS” with the town of its register',
    "identifiers: [{ scheme: 'FR-RCS', value: '…', town: '…' }]",
    ({ company }) => listIdentifiers(company).some(({ scheme }) => scheme.code === 'FR-RCS'),
  ),
  vat: identifiers(
    'the VAT number',
    "identifiers: [{ scheme: '…', value: '…' }]",
    ({ company }) => listIdentifiers(company).some(({ kind, scheme }) => kind === 'vat' || scheme.code === 'DE-WID'),
    'vat',
  ),
  'scottish-charity-number': identifiers(
    'the Scottish Charity number',
    "identifiers: [{ scheme: 'GB-SC', value: 'SC…' }]",
    ({ company }) => listIdentifiers(company).some(({ scheme }) => scheme.code === 'GB-SC'),
  ),
  charity: {
    words: 'that it is a charity',
    // The name of its number says so: Scottish Charity number.
    isGiven: ({ company }) =>
      company.kind === 'charity' || listIdentifiers(company).some(({ kind }) => kind === 'charity-register'),
    module: 'company',
    path: ['kind'],
    example: "kind: 'charity'",
  },
  'legal-form': {
    words: 'the legal form',
    isGiven: ({ company }) => company.legalForm !== undefined,
    module: 'company',
    path: ['legalForm'],
    example: "legalForm: 'Gesellschaft mit beschränkter Haftung'",
  },
  capital: {
    words: 'the share capital',
    isGiven: ({ company }) => company.capital?.amount !== undefined,
    module: 'company',
    path: ['capital'],
    example: "capital: { amount: '25000.00', currency: 'EUR' }",
  },
  'paid-up-capital': {
    words: 'how much of the share capital is paid up',
    isGiven: ({ company }) => company.capital?.paidUp !== undefined,
    module: 'company',
    path: ['capital', 'paidUp'],
    example: "paidUp: '25000.00' in capital",
  },
  representatives: inLegal(
    'representatives',
    'who may act for it',
    "representatives: [{ name: '…', role: '…' }]",
    (site) => (legalOf(site).representatives ?? []).length > 0,
  ),
  supervisor: inLegal(
    'supervisor',
    'the supervisory authority',
    "supervisor: { name: '…', link: 'https://…' }",
    (site) => legalOf(site).supervisor !== undefined,
  ),
  chamber: inLegal(
    'chamber',
    'the chamber or professional body',
    "chamber: { name: '…' }",
    (site) => legalOf(site).chamber !== undefined,
  ),
  profession: inLegal(
    'profession',
    'the professional title and the state that granted it',
    "profession: { title: '…', country: 'DE', rules: […] }",
    (site) => legalOf(site).profession !== undefined,
  ),
  'professional-rules': inLegal(
    'profession',
    'the professional rules and where they can be read',
    "profession: { …, rules: [{ name: '…', link: 'https://…' }] }",
    (site) => (legalOf(site).profession?.rules ?? []).some(({ link }) => link !== undefined),
  ),
  'publication-director': inLegal(
    'publicationDirector',
    'the director of publication',
    "publicationDirector: '…'",
    (site) => legalOf(site).publicationDirector !== undefined,
  ),
  host: inLegal(
    'hostingProvider',
    'the name of the host of this website',
    "hostingProvider: { name: '…', address: '…', phone: '+…' }",
    (site) => legalOf(site).hostingProvider !== undefined,
  ),
  'host-address': inLegal(
    'hostingProvider',
    'the address of the host of this website',
    "hostingProvider: { …, address: '…' }",
    (site) => legalOf(site).hostingProvider?.address !== undefined,
  ),
  'host-phone': inLegal(
    'hostingProvider',
    'the telephone number of the host of this website',
    "hostingProvider: { …, phone: '+…' }",
    (site) => legalOf(site).hostingProvider?.phone !== undefined,
  ),
  limited: inLegal(
    'limited',
    'that it is a limited company, as its name does not say so',
    'limited: true',
    (site) => legalOf(site).limited !== undefined,
  ),
  'investment-company': inLegal(
    'investmentCompany',
    'that it is an investment company',
    'investmentCompany: true',
    (site) => legalOf(site).investmentCompany !== undefined,
  ),
  'winding-up': inLegal(
    'windingUp',
    'that it is being wound up',
    "windingUp: '…'",
    (site) => legalOf(site).windingUp !== undefined,
  ),
} as const satisfies Readonly<Record<string, LegalFact>>;

export type FactName = keyof typeof legalFacts;
