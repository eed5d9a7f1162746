import { describe, expect, it } from 'vitest';
import { fullSite } from '../../support/generate/site.ts';
import { bare, siteOf } from '../../support/site-of.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const { site: full } = fullSite();
const none = bare(siteOf('').site);

describe('company.json', () => {
  it('says all that the content says, each value under its own name', () => {
    const { company } = full;
    const link = (to: string | undefined) => (to?.startsWith('/') ? `https://o.example${to}` : to);
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
        { scheme: 'other', name: 'Nummer der Zunft', value: 'A-17', primary: false },
      ]),
      jurisdiction: company.jurisdiction,
      incorporated: company.incorporated,
      summary: company.summary,
      website: company.website,
      registeredAddress: company.registeredAddress,
      contactRoutes: company.contactRoutes.map(({ link: to, ...route }) => ({ ...route, url: link(to) })),
      officeHours: company.officeHours,
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
      sameAs: company.sameAs,
    });
  });

  it('leaves out what is not stated, instead of sending it empty', () => {
    const text = JSON.stringify(bodyOf('company', none));
    expect(text).not.toMatch(/null|undefined|tradingName|incorporated|sameAs|notice/);
    expect(bodyOf('company', none)).toMatchObject({ contactRoutes: [], products: [], website: 'https://o.example/' });
  });

  it('is as new as content/company.ts', () => {
    expect(resourceOf('company').updated({ ...full, updated: { ...full.updated, company: '2031-05-06' } })).toBe(
      '2031-05-06',
    );
  });

  const { company } = none;
  it.each([
    [{}, 'Contains: legal entity and registered address.'],
    [{ contactRoutes: full.company.contactRoutes }, 'Contains: legal entity, registered address and contact routes.'],
    [{ products: full.company.products }, 'Contains: legal entity, registered address and products.'],
    [{ compliance: full.company.compliance }, 'Contains: legal entity, registered address and compliance.'],
    [
      { publicRecords: full.company.publicRecords },
      'Contains: legal entity, registered address and submissions on the public record.',
    ],
  ])('promises what it holds: %#', (more, said) => {
    expect(resourceOf('company').description({ ...none, company: { ...company, ...more } })).toBe(said);
  });
});
