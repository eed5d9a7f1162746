import { describe, expect, it } from 'vitest';
import { fullSite } from '../../support/generate/site.ts';
import { bare, siteOf } from '../../support/site-of.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const { site: full } = fullSite();
const none = bare(siteOf('').site);

type Related = typeof full.company.parent;

/** The numbers of other organisations, as programs read them. */
const ofOthers = [
  expect.objectContaining({ scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69', primary: true }),
  { scheme: 'other', name: 'Aktenzeichen', value: 'B-18', issuer: 'Kammer der Pumpenbauer', primary: false },
];

describe('company.json', () => {
  it('says all that the content says, each value under its own name', () => {
    const { company } = full;
    const link = (to: string | undefined) => (to?.startsWith('/') ? `https://o.example${to}` : to);
    const related = (other: Related) => ({ ...other, link: link(other?.link), identifiers: ofOthers });
    expect(bodyOf('company', full)).toEqual({
      url: 'https://o.example/api/v1/company.json',
      updated: company.updated,
      notice: full.notice,
      kind: company.kind,
      kindName: expect.stringMatching(/\S/),
      legalName: company.legalName,
      tradingName: company.tradingName,
      companyNumber: company.companyNumber,
      registry: { name: company.registry?.name, url: company.registry?.url },
      identifiers: expect.arrayContaining([
        expect.objectContaining({ scheme: 'GB-CHC', value: '9999999', primary: true }),
        expect.objectContaining({ scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69', primary: false }),
        { scheme: 'other', name: 'Nummer der Zunft', value: 'A-17', issuer: 'Zunft zu Köln', primary: false },
      ]),
      jurisdiction: company.jurisdiction,
      incorporated: company.incorporated,
      founded: company.founded,
      employees: { ...company.employees, from: company.employees?.from ?? 0 },
      volunteers: { ...company.volunteers, from: company.volunteers?.from ?? 0 },
      members: { ...company.members, from: company.members?.from ?? 0 },
      membershipFees: company.membershipFees,
      budget: company.budget,
      partners: company.partners,
      people: company.people.map(({ reviewed, validUntil, evidence, ...each }) => ({
        ...each,
        url: `https://o.example/#person-${each.id}`,
      })),
      brands: company.brands,
      parent: related(company.parent),
      memberOf: company.memberOf?.map(related),
      subsidiaries: company.subsidiaries.map(related),
      accounts: company.accounts,
      summary: company.summary,
      website: company.website,
      registeredAddress: company.registeredAddress,
      contactRoutes: company.contactRoutes.map(({ link: to, reviewed, validUntil, evidence, ...route }) => ({
        ...route,
        url: link(to),
      })),
      openingHours: {
        timeZone: company.openingHours?.timeZone,
        regular: expect.anything(),
        exceptions: expect.anything(),
        note: company.openingHours?.note,
      },
      locations: company.locations.map(({ id, name, address, phone, email, activities, openingHours }) => ({
        ...{ id, name, address, phone, email, activities, timeZone: openingHours?.timeZone },
        openingHours: expect.objectContaining({ timeZone: openingHours?.timeZone }),
        url: `https://o.example/#location-${id}`,
      })),
      products: company.products.map((item) => ({
        ...item,
        link: link(item.link),
        url: `https://o.example/#product-${item.id}`,
      })),
      compliance: company.compliance.map((item) => ({
        ...item,
        evidence: link(item.evidence),
        url: `https://o.example/#compliance-${item.id}`,
      })),
      publicRecords: company.publicRecords.map(({ link: to, ...record }) => ({ ...record, url: link(to) })),
      privacyPolicy: link(full.privacyPage),
      termsOfService: link(full.termsPage),
      legalForm: company.legalForm,
      capital: company.capital,
      legal: JSON.parse(JSON.stringify(company.legal).replaceAll('"link":', '"url":'), (name, value: string) =>
        name === 'url' ? link(value) : value,
      ),
      sameAs: company.sameAs,
    });
  });

  it('leaves out what is not stated, instead of sending it empty', () => {
    const text = JSON.stringify(bodyOf('company', none));
    expect(text).not.toMatch(/null|undefined|tradingName|incorporated|founded|employees|parent|sameAs|notice/);
    expect(bodyOf('company', none)).toMatchObject({
      contactRoutes: [],
      products: [],
      people: [],
      brands: [],
      subsidiaries: [],
      partners: [],
      website: 'https://o.example/',
    });
  });

  it('is as new as content/company.ts', () => {
    expect(resourceOf('company').updated({ ...full, updated: { ...full.updated, company: '2031-05-06' } })).toBe(
      '2031-05-06',
    );
  });

  const { company } = none;
  it.each([
    [{}, 'Contains: organisation and registered address.'],
    [{ contactRoutes: full.company.contactRoutes }, 'Contains: organisation, registered address and contact routes.'],
    [{ people: full.company.people }, 'Contains: organisation, registered address and people.'],
    [{ locations: full.company.locations }, 'Contains: organisation, registered address and locations.'],
    [{ products: full.company.products }, 'Contains: organisation, registered address and products.'],
    [{ compliance: full.company.compliance }, 'Contains: organisation, registered address and compliance.'],
    [
      { publicRecords: full.company.publicRecords },
      'Contains: organisation, registered address and submissions on the public record.',
    ],
  ])('promises what it holds: %#', (more, said) => {
    expect(resourceOf('company').description({ ...none, company: { ...company, ...more } })).toBe(said);
  });
});
