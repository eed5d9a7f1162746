import { describe, expect, it } from 'vitest';
import { resources } from '../../../src/api/v1/index.ts';
import { schemas } from '../../../src/content/schemas/index.ts';
import type { Site } from '../../../src/content/site.ts';
import type { FactPath } from '../../../src/site/page-model/fact-path.ts';
import { homeView } from '../../../src/site/page-model/home/home.ts';
import { complianceView } from '../../../src/site/page-model/pages/compliance.ts';
import { industriesView, industryView } from '../../../src/site/page-model/pages/industries.ts';
import { companyView, locationsView, peopleView, recordView } from '../../../src/site/page-model/pages/organisation.ts';
import { productsView, productView } from '../../../src/site/page-model/pages/products.ts';
import { solutionsView, solutionView } from '../../../src/site/page-model/pages/solutions.ts';
import { type UnplacedFacts, unplacedFacts } from '../../../src/site/page-model/placement.ts';
import { questionsView } from '../../../src/site/page-model/questions/questions.ts';
import { fullSite } from '../../support/generate/site.ts';
import { placesText } from '../../support/places.ts';
import { siteOf } from '../../support/site-of.ts';

// Code that must not compile: each of these is a fact that is neither in the view of the homepage nor refused by name.
// @ts-expect-error a new field of a document
unplacedFacts satisfies UnplacedFacts<FactPath | 'company.motto'>;
// @ts-expect-error a new field of the items of a list
unplacedFacts satisfies UnplacedFacts<FactPath | 'company.products.colour'>;
// @ts-expect-error a new field of a nested object
unplacedFacts satisfies UnplacedFacts<FactPath | 'company.registeredAddress.floor'>;
// @ts-expect-error a fact that is shown cannot be refused as well
'company.legalName' satisfies keyof UnplacedFacts;
unplacedFacts satisfies UnplacedFacts;

describe('the facts of the API on the pages', () => {
  const { site } = siteOf('');
  const { company } = site;
  const places = new Function(`return {${placesText}}`)() as object;
  // The example with what it does not state.
  const whole: Site = {
    ...site,
    company: {
      ...fullSite().site.company,
      ...company,
      ...schemas.company.parse({ ...company, officeHours: undefined, ...places }),
      people: fullSite().site.company.people,
      brands: ['A'],
      memberOf: fullSite().site.company.subsidiaries,
      subsidiaries: fullSite().site.company.subsidiaries,
      sameAs: ['https://social.example/@a'],
      tradingName: 'A',
      registry: { scheme: 'companies-house', name: 'Companies House', url: 'https://r.example/' },
      kind: 'cooperative',
      identifiers: [{ scheme: 'DE-CR', value: 'HRB 815', court: 'Amtsgericht Lindental' }],
    },
  };
  const views = [
    questionsView(site),
    homeView(whole),
    solutionsView(whole),
    ...whole.solutions.map((each) => solutionView(whole, each)),
    industriesView(whole),
    ...whole.industries.map((each) => industryView(whole, each)),
    productsView(whole),
    ...whole.company.products.map((each) => productView(whole, each)),
    ...[complianceView, companyView, peopleView, locationsView, recordView].map((view) => view(whole)),
  ];
  const shown = new Set(factsIn(views));

  it('none that is refused is shown', () => {
    expect(Object.keys(unplacedFacts).filter((fact) => shown.has(fact))).toEqual([]);
  });

  it('each that a body of the API holds is shown, or refused with a reason', () => {
    const url = (path: string) => site.baseUrl + path;
    const published = resources.flatMap(({ name, data }) => factsOf(data(site, { url, resources }), name));
    expect(new Set(published).size).toBeGreaterThan(100);
    expect(published.filter((fact) => !shown.has(fact) && !(fact in unplacedFacts))).toEqual([]);
    for (const reason of Object.values(unplacedFacts)) expect(reason.length).toBeGreaterThan(20);
  });
});

/** The names of all facts of a body. */
function factsOf(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => factsOf(item, name));
  if (typeof value !== 'object' || value === null) return [name];
  return Object.entries(value).flatMap(([key, member]) => factsOf(member, `${name}.${key}`));
}

/** The facts of all leaves of a view or a part of one. */
function factsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return 'facts' in part ? (part.facts as string[]) : Object.values(part).flatMap(factsIn);
}
