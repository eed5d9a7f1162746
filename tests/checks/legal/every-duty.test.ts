import { describe, expect, it } from 'vitest';
import { type FactName, legalFacts } from '../../../src/checks/legal/facts.ts';
import { checkLegalNoticeFacts, dutyId, laws } from '../../../src/checks/legal/legal-facts.ts';
import { type OrganisationKind, organisationKindNames } from '../../../src/content/organisation-kinds.ts';
import type { Site } from '../../../src/content/site.ts';
import { severityOf } from '../../../src/core/problem.ts';
import { exampleInput } from '../input.ts';
import { organisations, sources } from './organisations.ts';

type Company = Site['company'];
type Numbers = NonNullable<Company['identifiers']>;

/** The duties that a site is warned of, by id; everything else that is said is an error of the test. */
function warned(site: Site): string[] {
  const ids: string[] = [];
  checkLegalNoticeFacts({ ...exampleInput, site, sources }, (problem) => {
    expect([problem.code, severityOf(problem)]).toEqual(['legal-fact-missing', 'warning']);
    ids.push(/\{ duty: '([^']+)'/.exec(problem.hint ?? '')?.[1] ?? `no id in ${problem.hint}`);
  });
  return ids.sort();
}

/** An organisation of a law that states every fact of the table. */
function complete(law: (typeof laws)[number], kind: OrganisationKind): Site {
  const scottish = law.id === 'gb-ssi-2007-203';
  const base = scottish
    ? organisations.Scotland
    : organisations[law.jurisdiction === 'EU' ? 'NL' : (law.jurisdiction as 'GB')];
  const { GB, DE, FR } = organisations;
  const company: Company = {
    ...base.company,
    kind,
    legalForm: 'Example',
    registeredAddress: base.company.registeredAddress ?? GB.company.registeredAddress!,
    capital: { amount: '100', currency: 'EUR', paidUp: '100' },
    contactRoutes: DE.company.contactRoutes,
    legal: { ...DE.company.legal, ...FR.company.legal, limited: true, windingUp: 'No', investmentCompany: false },
  };
  return { ...base, company };
}

const company =
  (change: (company: Company) => Partial<Company>) =>
  (site: Site): Site => ({
    ...site,
    company: { ...site.company, ...change(site.company) },
  });
const numbers = (keep: (number: Numbers[number]) => boolean) =>
  company(({ identifiers = [] }) => ({ identifiers: identifiers.filter(keep) }));
const legal = (change: Partial<NonNullable<Company['legal']>>) =>
  company((each) => ({ legal: { ...each.legal, ...change } }));
const nothing = undefined as never;
const host = { name: 'Example', address: '1 Example Street', phone: '+33199000001' };
const isRegister = ({ scheme }: Numbers[number]) =>
  /^(?:GB-COH|DE-CR|AT-FB|FR-SIREN|FR-RCS|IE-CRO|NL-KVK)$/.test(scheme);

/** How each fact is taken away, and what goes with it. */
const removals: Record<FactName, readonly [remove: (site: Site) => Site, withIt?: readonly FactName[]]> = {
  name: [company(() => ({ legalName: '' })), ['limited']],
  address: [company(() => ({ registeredAddress: nothing }))],
  email: [(site) => ({ ...site, contactEmail: '' })],
  'rapid-contact': [company(() => ({ contactRoutes: [] })), ['phone']],
  phone: [company(() => ({ contactRoutes: [] })), ['rapid-contact']],
  'registration-place': [company(() => ({ jurisdiction: nothing }))],
  register: [numbers((each) => !isRegister(each)), ['register-court', 'rcs-town']],
  'register-court': [numbers((each) => !isRegister(each)), ['register', 'rcs-town']],
  'rcs-town': [numbers(({ scheme }) => scheme !== 'FR-RCS')],
  vat: [numbers(({ scheme }) => !/-(?:VAT|UID)$/.test(scheme))],
  'scottish-charity-number': [numbers(({ scheme }) => scheme !== 'GB-SC')],
  charity: [(site) => site],
  'legal-form': [company(() => ({ legalForm: nothing }))],
  capital: [company(() => ({ capital: nothing }))],
  'paid-up-capital': [company(() => ({ capital: { amount: '100', currency: 'EUR' } }))],
  representatives: [legal({ representatives: [] })],
  supervisor: [legal({ supervisor: nothing })],
  chamber: [legal({ chamber: nothing })],
  profession: [legal({ profession: nothing })],
  'professional-rules': [legal({ profession: { title: 'Architect', country: 'DE', rules: [] } })],
  'publication-director': [legal({ publicationDirector: nothing })],
  host: [legal({ hostingProvider: nothing })],
  'host-address': [legal({ hostingProvider: { name: host.name, phone: host.phone } })],
  'host-phone': [legal({ hostingProvider: { name: host.name, address: host.address } })],
  limited: [legal({ limited: nothing })],
  'investment-company': [legal({ investmentCompany: nothing })],
  'winding-up': [legal({ windingUp: nothing })],
};

const rows = laws.flatMap((law) => law.duties.map((duty) => [dutyId(law, duty), law, duty] as const));

describe('each row of the table of duties', () => {
  it.each(rows)('%s', (id, law, duty) => {
    const kinds = duty.kinds ?? law.kinds ?? organisationKindNames;
    for (const kind of kinds) {
      const all = complete(law, kind);
      expect(warned(all), kind).toEqual([]);
      const [remove, withIt = []] = removals[duty.fact];
      const lacking = remove(all);
      const told = warned(lacking);
      // Whoever the Scottish regulations address is a charity by its kind or by its number, and a note is no warning.
      const isTold = duty.only === undefined && duty.fact !== 'charity';
      expect(told.includes(id), `${kind}: ${told.join(', ')}`).toBe(isTold);
      if (duty.fact !== 'charity') expect(legalFacts[duty.fact].isGiven(lacking)).toBe(false);
      expect(told.filter((each) => ![duty.fact, ...withIt].some((fact) => each.endsWith(`/${fact}`)))).toEqual([]);
    }
  });

  it.each(rows)('%s is of nobody else', (id, law, duty) => {
    const kinds: readonly OrganisationKind[] = duty.kinds ?? law.kinds ?? organisationKindNames;
    const [remove] = removals[duty.fact];
    const held = (site: Site) => site.company.identifiers?.some(({ scheme }) => law.holdersOf?.includes(scheme));
    for (const kind of organisationKindNames.filter((each) => !kinds.includes(each))) {
      const all = remove(complete(law, kind));
      if (duty.kinds === undefined && held(all)) continue;
      expect(warned(all), kind).not.toContain(id);
    }
  });
});

describe('countries outside the table', () => {
  it.each(['US', 'JP', 'SA', 'BR', 'CH', 'TR', 'UA', 'RS'] as const)(
    'nothing is said of an organisation of %s',
    (country) => {
      for (const kind of organisationKindNames)
        for (const jurisdiction of [{ name: 'Example', country }, undefined]) {
          const site = company(() => ({
            kind,
            jurisdiction: jurisdiction ?? nothing,
            registeredAddress: { streetAddress: ['1 Example Street'], locality: 'Example', country },
            contactRoutes: [],
            identifiers: [],
            legal: {},
          }))(organisations.DE);
          expect(warned(site)).toEqual([]);
        }
    },
  );
});
