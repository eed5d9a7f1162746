import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { languages } from '../../src/language/data/index.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { sectionDescriptionKey, sectionSentences } from '../../src/site/page-model/pages/page-view.ts';
import { siteOf } from '../support/site-of.ts';

const { site } = siteOf('');
const { site: factory } = siteOf('tests/fixtures/manufacturer');
type Section = keyof typeof sectionSentences;
type Change = (site: Site) => Site;

const company = (of: Site, change: Partial<Site['company']>): Site => ({
  ...of,
  company: { ...of.company, ...change },
});

/** For each sentence that promises facts: how a site gets them, and how it loses them. */
const facts: Readonly<Record<Section, { readonly needs: string; readonly with: Change; readonly without: Change }>> = {
  solutions: { needs: 'a workflow', with: (of) => of, without: (of) => ({ ...of, workflows: [] }) },
  industries: {
    needs: 'an industry with a solution',
    with: (of) => of,
    without: (of) => ({ ...of, industries: of.industries.map((each) => ({ ...each, solutions: [] })) }),
  },
  products: {
    needs: 'a product with a price',
    with: (of) => company(of, { products: of.company.products.map((each) => ({ ...each, price: 'from £9' })) }),
    without: (of) => company(of, { products: of.company.products.map(({ price: _, ...each }) => each) }),
  },
  compliance: {
    needs: 'the first day of a certificate',
    with: (of) =>
      company(of, { compliance: of.company.compliance.map((each) => ({ ...each, validFrom: '2025-01-01' })) }),
    without: (of) => company(of, { compliance: of.company.compliance.map(({ validFrom: _, ...each }) => each) }),
  },
  company: {
    needs: 'a number of a known register',
    with: (of) => of,
    without: ({ company: { companyNumber: _c, identifiers: _i, ...known }, ...of }) => ({ ...of, company: known }),
  },
  people: {
    needs: 'a mailbox or telephone of a person',
    with: (of) =>
      company(of, { people: [{ id: 'a', name: 'Ada Aldershaw', role: 'Director', email: 'ada@example.com' }] }),
    without: (of) => company(of, { people: [{ id: 'a', name: 'Ada Aldershaw', role: 'Director' }] }),
  },
  locations: {
    needs: 'a location with hours, and one with activities',
    with: (of) => company(of, { locations: factory.company.locations }),
    without: (of) => company(of, { locations: factory.company.locations.map(({ openingHours: _, ...each }) => each) }),
  },
};

describe.each(Object.keys(facts) as Section[])('the description of %s', (section) => {
  const { needs, with: give, without } = facts[section];

  it(`promises more where the site has ${needs}`, () => {
    expect(sectionDescriptionKey(give(site), section)).toBe(sectionSentences[section].key);
  });

  it(`promises less where it has not ${needs}`, () => {
    expect(sectionDescriptionKey(without(site), section)).toBe(`page.${section}`);
  });

  it.each(Object.keys(languages))('is shorter without them in %s', (tag) => {
    const { words } = languageByTag(tag);
    const [full, plain] = [words[sectionSentences[section].key], words[`page.${section}`]].map(String);
    expect(plain).not.toBe(full);
    expect(plain!.length).toBeLessThan(full!.length);
  });
});
