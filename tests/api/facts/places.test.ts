import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactModule } from '../../../src/content/fact-types.ts';
import type { Site } from '../../../src/content/site.ts';
import { published, siteOf, texts } from '../../support/site-of.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const description = 'Was es sagt.';
const address = {
  streetAddress: ['Domstraße 1'],
  locality: 'Köln',
  postalCode: '50667',
  country: 'DE' as const,
};
const opened = {
  timeZone: 'Europe/Berlin',
  regular: [{ days: ['Monday-Friday'], open: ['09:00-12:30', '13:30-18:00'] }],
  exceptions: [{ date: '2026-12-24', reason: 'Heiligabend' }],
};
const module: FactModule = {
  ...{ updated: '2026-03-01', title: 'Filialen', item: 'Filiale', description: 'Wo verkauft wird.' },
  ...{ heading: 'name', schemaOrg: 'LocalBusiness' },
  fields: {
    name: { kind: 'text', description },
    at: { kind: 'address', description, label: 'Anschrift', schemaOrg: 'address' },
    opened: { kind: 'hours', description, label: 'Geöffnet', schemaOrg: 'openingHoursSpecification' },
    called: { kind: 'hours', description, optional: true, schemaOrg: 'hoursAvailable' },
    older: { kind: 'list', description, optional: true, of: { kind: 'address', description } },
  },
  items: [
    {
      id: 'koeln',
      name: 'Köln',
      at: address,
      opened,
      called: opened,
      older: [address, { ...address, locality: 'Bonn' }],
    },
    { id: 'bonn', name: 'Bonn', at: { ...address, locality: 'Bonn' }, opened: { ...opened, exceptions: [] } },
  ],
};
const own = [{ ...module, name: 'branches', source: 'content/facts/branches.ts' }];
const { registeredAddress: _r, openingHours: _o, officeHours: _h, locations: _l, ...company } = site.company;
/** The company has none of its own: what a fact module needs is described all the same. */
const withFacts = { ...site, company: { ...company, locations: [] }, facts: own } as Site;

let files: ReadonlyMap<string, string>;
let problems: readonly unknown[];
const text = (file: string) => files.get(file) ?? expect.unreachable(file);
const json = (file: string) => JSON.parse(text(file));

beforeAll(() => {
  const made = published(withFacts, sources);
  ({ problems } = made);
  files = texts(made.release);
});

describe('addresses and hours of a fact module', () => {
  it('are published without a problem', () => expect(problems).toEqual([]));

  it('are on the wire as the company has them', () => {
    const [koeln, bonn] = json('api/v1/branches.json').items;
    expect(koeln.at).toEqual(address);
    expect(koeln.older[1]).toEqual({ ...address, locality: 'Bonn' });
    expect(koeln.opened.timeZone).toBe('Europe/Berlin');
    expect(koeln.opened.regular).toHaveLength(10);
    expect(koeln.opened.regular[0]).toEqual({ day: 'Monday', opens: '09:00', closes: '12:30' });
    expect(koeln.opened.exceptions).toEqual([
      { from: '2026-12-24', to: '2026-12-24', intervals: [], reason: 'Heiligabend' },
    ]);
    expect(bonn.opened.exceptions).toEqual([]);
  });

  it('are described by one component each, which judges them by another validator too', () => {
    const { components } = json('api/v1/openapi.json');
    const { properties } = components.schemas.FactsBranchesItem;
    expect(properties.at).toEqual({ $ref: '#/components/schemas/Address', description });
    expect(properties.opened).toEqual({ $ref: '#/components/schemas/OpeningHours', description });
    const names = Object.keys(components.schemas);
    expect(names.filter((name) => /address|hours/i.test(name)).sort()).toEqual([
      'Address',
      'OfficeHours',
      'OpeningHours',
    ]);
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const judge = ajv.compile({ $ref: '#/components/schemas/FactsBranches', components });
    const document = json('api/v1/branches.json');
    expect([judge(document), judge.errors]).toEqual([true, null]);
    document.items[0].at.country = 49;
    expect(judge(document)).toBe(false);
  });

  it('have their members in the reference of the API', () => {
    for (const name of ['postalCode', 'country', 'opens'])
      expect(text('docs/api/branches.md')).toContain(`- \`${name}\``);
  });

  it('are told in the words of the language, under their labels', () => {
    const markdown = text('branches.md');
    expect(markdown).toContain('- Anschrift: Domstraße 1, 50667 Köln, Deutschland\n');
    expect(markdown).toMatch(/- Geöffnet: Montag–Freitag, 09:00–12:30 Uhr, 13:30–18:00 Uhr, Europe\/Berlin\n/);
    expect(markdown).toContain('- Geöffnet, Abweichende Zeiten: 24. Dezember 2026 (Heiligabend): geschlossen\n');
    expect(markdown).toContain('- Older 2: Domstraße 1, 50667 Bonn, Deutschland');
    expect(text('branches/index.html')).toContain('Geöffnet, Abweichende Zeiten');
  });

  it('are JSON-LD of schema.org', () => {
    const [, ld = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text('branches/index.html')) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(ld)['@graph'];
    const shops = graph.filter((node) => node['@type'] === 'LocalBusiness');
    expect(shops.map(({ name }) => name)).toEqual(['Köln', 'Bonn']);
    const [koeln, bonn] = shops as Record<string, object>[];
    expect(koeln?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Domstraße 1',
      addressLocality: 'Köln',
      postalCode: '50667',
      addressCountry: 'DE',
    });
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    const usual = [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '09:00', closes: '12:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '13:30', closes: '18:00' },
    ];
    const special = [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '00:00',
        closes: '00:00',
      },
    ];
    expect(koeln).toMatchObject({ openingHoursSpecification: usual, specialOpeningHoursSpecification: special });
    expect(koeln?.hoursAvailable).toEqual([...usual, ...special]);
    expect(bonn).not.toHaveProperty('specialOpeningHoursSpecification');
  });
});
