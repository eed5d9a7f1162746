/** Required data of an organisation, as named in sentences. */
export type RequiredFact =
  | 'company register'
  | 'charity register'
  | 'jurisdiction'
  | 'registered address'
  | 'place'
  | 'partners';

/** Members of content/company.ts that would say of an organisation what it is not. */
export type RefusedMember = 'companyNumber' | 'incorporated' | 'partners' | 'parent';

interface Kind {
  /** Type in schema.org. */
  readonly schemaOrg: string;
  readonly needs?: readonly RequiredFact[];
  readonly refuses?: readonly RefusedMember[];
}

/**
 * The kinds of organisations, a row for each: required and refused facts, and the type in schema.org. All else is
 * optional; each has a legal name, which for a sole trader is the person's.
 */
const organisationKinds = {
  company: { schemaOrg: 'Organization', needs: ['company register', 'jurisdiction', 'registered address'] },
  charity: { schemaOrg: 'NGO', needs: ['charity register'] },
  association: { schemaOrg: 'Organization' },
  foundation: { schemaOrg: 'Organization', refuses: ['partners'] },
  'public-body': { schemaOrg: 'GovernmentOrganization', needs: ['place'], refuses: ['partners'] },
  university: { schemaOrg: 'CollegeOrUniversity', refuses: ['partners'] },
  lab: { schemaOrg: 'ResearchOrganization' },
  partnership: { schemaOrg: 'Organization', needs: ['partners'] },
  'sole-trader': { schemaOrg: 'Organization', refuses: ['companyNumber', 'incorporated', 'partners', 'parent'] },
  cooperative: { schemaOrg: 'Organization', needs: ['company register'] },
} as const satisfies Readonly<Record<string, Kind>>;

export type OrganisationKind = keyof typeof organisationKinds;

/** Whether headings and ways in may call it a company: every other kind is an organisation there. */
export const isCompany = ({ kind = 'company' }: { readonly kind?: OrganisationKind | undefined }) => kind === 'company';

/** Names in table order. */
export const organisationKindNames = Object.keys(organisationKinds) as [OrganisationKind, ...OrganisationKind[]];

export const getOrganisationKind = (name: OrganisationKind): Kind => organisationKinds[name];

/** Word for a partner in the languages that Gazette speaks; whoever has another word lists `partners`. */
const partner =
  /partner(?!ship)|gesellschafter|teilhaber|associ[ée]|(?<!\p{L})s[oó]ci[oa]s?(?!\p{L})|vennoot|maat\b|wspólni|パートナー|社員|شريك|شركاء/iu;

/** Whether a role is that of a partner, whatever else the person does. */
export const isPartnerRole = (role: string): boolean => partner.test(role);
