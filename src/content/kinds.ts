/** What an organisation of a kind must state, by what it is called in a sentence. */
export type Need = 'company register' | 'charity register' | 'jurisdiction' | 'registered address' | 'place';

interface Kind {
  /** Its type in schema.org. */
  readonly schemaOrg: string;
  readonly needs?: readonly Need[];
  /** Members that say of it what it is not. */
  readonly refuses?: readonly 'companyNumber'[];
}

/** The kinds of organisations, a row for each: what it needs, what it refuses, and what it is to schema.org. */
export const kinds = {
  company: { schemaOrg: 'Organization', needs: ['company register', 'jurisdiction', 'registered address'] },
  charity: { schemaOrg: 'NGO', needs: ['charity register'] },
  association: { schemaOrg: 'Organization' },
  foundation: { schemaOrg: 'Organization' },
  'public-body': { schemaOrg: 'GovernmentOrganization', needs: ['place'] },
  university: { schemaOrg: 'CollegeOrUniversity' },
  lab: { schemaOrg: 'ResearchOrganization' },
  partnership: { schemaOrg: 'Organization' },
  'sole-trader': { schemaOrg: 'Organization', refuses: ['companyNumber'] },
  cooperative: { schemaOrg: 'Organization', needs: ['company register'] },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

/** In the order of the table. */
export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];

/** What is known of a kind. */
export const kindOf = (name: KindName): Kind => kinds[name];
