import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';
import { pagesTelling } from '../support/told.ts';

// The people and the organisations around one, in each form in which they are published.
const { site: small } = siteOf('tests/fixtures/small');

const company: Site['company'] = {
  ...small.company,
  founded: '1998-04',
  employees: { from: 1200, to: 1500, asOf: '2025-12-31' },
  partners: ['Erika Mustermann', 'Beispiel Verwaltungs GmbH'],
  brands: ['Pümpel', 'Hand & Hub'],
  people: [
    {
      id: 'erika-mustermann',
      name: 'Erika Mustermann',
      role: 'Geschäftsführerin',
      since: '2019-04',
      email: 'erika.mustermann@pumpen.example',
      phone: '+493023125042',
    },
    { id: 'max', name: 'Max <Muster>', role: 'Datenschutzbeauftragter' },
  ],
  parent: { name: 'Beispielwerk Lindental GmbH', link: 'https://lindental.example/' },
  memberOf: [{ name: 'Pumpenverband', link: 'https://pumpenverband.example/' }],
  subsidiaries: [
    {
      name: 'Pumpen Nord GmbH',
      identifiers: [{ scheme: 'DE-CR', value: 'HRB 815', court: 'Amtsgericht Lindental' }],
    },
    { name: 'Pumpen UK Ltd', identifiers: [{ scheme: 'GB-COH', value: '01234567' }], link: '/anleitung/start/' },
  ],
};

const textsOf = (more: Partial<Site['company']>, language = 'de-DE') =>
  rendererOf({ ...small, language, company: { ...company, ...more } });
/** The pages on which people read of the organisation, as one text; and their mirrors. */
function toldBy({ catalog, text }: ReturnType<typeof rendererOf>) {
  const pages = pagesTelling(
    'company',
    catalog.flatMap(({ path, kind }) => (kind === 'page' ? [path] : [])),
  );
  const mirrors = catalog.filter(({ mirrorOf }) => pages.some((page) => page === mirrorOf));
  const all = (paths: readonly string[]) => paths.map(text).join('\n');
  return { html: all(pages), mirror: all(mirrors.map(({ path }) => path)) };
}
const mirrorOf = (more: Partial<Site['company']> = {}, language?: string) => toldBy(textsOf(more, language)).mirror;

describe('in the mirror', () => {
  it.each([
    '- Gegründet: April 1998',
    '- Beschäftigte: 1.200\u2009–\u20091.500 (Stand: 31. Dezember 2025)',
    '- Gesellschafter: Erika Mustermann, Beispiel Verwaltungs GmbH',
    '- Marken: Pümpel, Hand & Hub',
    '- Muttergesellschaft: [Beispielwerk Lindental GmbH](https://lindental.example/)',
    '- Mitglied von: [Pumpenverband](https://pumpenverband.example/)',
    '- Tochtergesellschaften: Pumpen Nord GmbH (Handelsregister: HRB 815, Amtsgericht Lindental); [Pumpen UK Ltd](',
    '# Personen',
    'Datenschutzbeauftragter',
    '[erika.mustermann@pumpen.example](mailto:erika.mustermann@pumpen.example)',
  ])('%s', (line) => expect(mirrorOf()).toContain(line));

  it.each([
    [{ from: 1200, asOf: '2025' }, 'Employees: 1,200 or more (As of: 2025)'],
    [{ to: 9, asOf: '2025' }, 'Employees: 0\u2009–\u20099 (As of: 2025)'],
    [{ from: 12, to: 12, asOf: '2025' }, 'Employees: 12 (As of: 2025)'],
    [{ from: 1200, to: 1500, asOf: '2025' }, 'Employees: 1,200\u2009–\u20091,500 (As of: 2025)'],
  ])('says no more than is known: %j', (employees, line) => {
    expect(mirrorOf({ employees }, 'en-GB')).toContain(`- ${line}\n`);
  });
});

it.each([
  [undefined, 'Monday: 09:00–12:00; Tuesday: 13:00–17:00; Wednesday–Sunday: Closed'],
  ['Friday by arrangement', 'Monday: 09:00–12:00; Tuesday: 13:00–17:00 (Europe/London); Friday by arrangement'],
])('hours with the note %s call no day closed that the note opens', (note, line) => {
  const regular = [
    { days: ['Monday'], open: ['09:00-12:00'] },
    { days: ['Tuesday'], open: ['13:00-17:00'] },
  ];
  const openingHours = { timeZone: 'Europe/London', regular, ...(note === undefined ? {} : { note }) };
  const company = { openingHours, officeHours: undefined, locations: [] } as unknown as Partial<Site['company']>;
  expect(mirrorOf(company, 'en-GB')).toContain(line);
});

describe('people are counted with the unit of the language', () => {
  it.each([
    [{ from: 180, to: 180, asOf: '2025' }, '180名'],
    [{ from: 1200, asOf: '2025' }, '1,200名以上'],
    [{ from: 50, to: 99, asOf: '2025' }, '50～99名'],
  ])('%j: %s', (employees, line) => expect(mirrorOf({ employees }, 'ja')).toContain(`従業員数：${line}（`));
});

describe('on the page', () => {
  const { html } = toldBy(textsOf({}));
  it.each([
    '<li id="person-erika-mustermann">',
    'href="tel:+493023125042"',
    '<time datetime="1998-04">April 1998</time>',
    'Max &lt;Muster&gt;',
    '<h1>Personen</h1>',
  ])('%s', (text) => expect(html).toContain(text));
});

describe('as linked data', () => {
  const organization = (more: Partial<Site['company']> = {}) => {
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(textsOf(more).text('/')) ?? [];
    return (JSON.parse(text) as { '@graph': Readonly<Record<string, unknown>>[] })['@graph'][0];
  };

  it('under the terms of schema.org', () => {
    expect(organization()).toMatchObject({
      foundingDate: '1998-04',
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 1200, maxValue: 1500 },
      memberOf: [{ '@type': 'Organization', name: 'Pumpenverband' }],
      brand: [
        { '@type': 'Brand', name: 'Pümpel' },
        { '@type': 'Brand', name: 'Hand & Hub' },
      ],
      member: [
        {
          '@type': 'Person',
          '@id': `${small.baseUrl}/#person-erika-mustermann`,
          name: 'Erika Mustermann',
          jobTitle: 'Geschäftsführerin',
          email: 'erika.mustermann@pumpen.example',
          telephone: '+493023125042',
        },
        { '@type': 'Person', name: 'Max <Muster>', jobTitle: 'Datenschutzbeauftragter' },
      ],
      parentOrganization: {
        '@type': 'Organization',
        name: 'Beispielwerk Lindental GmbH',
        url: 'https://lindental.example/',
      },
      subOrganization: [
        { name: 'Pumpen Nord GmbH', identifier: { propertyID: 'DE-CR', value: 'HRB815' } },
        { name: 'Pumpen UK Ltd', identifier: { propertyID: 'GB-COH' }, url: `${small.baseUrl}/anleitung/start/` },
      ],
    });
  });

  it('a number that is exact is one', () => {
    expect(organization({ employees: { from: 12, to: 12, asOf: '2025' } })?.numberOfEmployees).toEqual({
      '@type': 'QuantitativeValue',
      value: 12,
    });
  });
});

describe('where nothing of it is stated', () => {
  it('nothing is said of it', () => {
    const renderer = rendererOf(small);
    const { text } = renderer;
    const { html, mirror } = toldBy(renderer);
    const said = [text('/'), text('/index.md'), html, mirror].join('\n');
    expect(said).not.toMatch(/Personen|Marken|Beschäftigte|gesellschaft|Gegründet|"member"|"Brand"|numberOfEmployees/);
    expect(JSON.parse(text('/api/v1/company.json'))).toMatchObject({
      ...{ people: [], brands: [], partners: [], subsidiaries: [] },
    });
  });
});
