import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const { site } = siteOf('tests/fixtures/small');

interface Node {
  readonly [member: string]: unknown;
}

/** The organisation in the linked data of the homepage. */
function organizationOf(company: Partial<Site['company']>): Node {
  const page = rendererOf({ ...site, company: { ...site.company, ...company } }).text('/');
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const { '@graph': nodes } = JSON.parse(text) as { '@graph': Node[] };
  return nodes[0] ?? {};
}

type Claim = Site['company']['compliance'][number];
const claim = (more: Partial<Claim>): Claim => ({
  id: 'iso-9001',
  name: 'ISO 9001',
  status: 'certified',
  summary: 'Geprüft.',
  issuer: 'TÜV Köln',
  number: 'QM 0012',
  ...more,
});

describe('certificates as linked data', () => {
  it('with issuer, number and time', () => {
    const compliance = [claim({ validFrom: '2026-01-01', validUntil: '2028-12-31' })];
    expect(organizationOf({ compliance }).hasCertification).toEqual([
      {
        '@type': 'Certification',
        name: 'ISO 9001',
        description: 'Geprüft.',
        certificationIdentification: 'QM 0012',
        issuedBy: { '@type': 'Organization', name: 'TÜV Köln' },
        validFrom: '2026-01-01',
        expires: '2028-12-31',
      },
    ]);
  });

  it('with evidence, where the issuer gives no number', () => {
    const compliance = [claim({ number: undefined, evidence: '/certificate.pdf' })];
    expect(organizationOf({ compliance }).hasCertification).toMatchObject([
      { issuedBy: { name: 'TÜV Köln' }, url: expect.stringMatching(/^https:.*\/certificate\.pdf$/) },
    ]);
  });

  it.each([{ status: 'in-progress' }, { status: 'planned' }, { status: 'compliant' }, { number: undefined }] as const)(
    'none is claimed of %j',
    (more) =>
      expect(organizationOf({ compliance: [claim(more as Partial<Claim>)] })).not.toHaveProperty('hasCertification'),
  );
});
