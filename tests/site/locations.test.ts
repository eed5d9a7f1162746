import { describe, expect, it } from 'vitest';
import { schemas } from '../../src/content/schemas/index.ts';
import type { Site } from '../../src/content/site.ts';
import { placesText } from '../support/places.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const { site: small, sources } = siteOf('tests/fixtures/small');
const given = sources.modules.get('company')?.value as object;
const places = new Function(`return {${placesText}}`)() as object;
const company = schemas.company.parse({ ...given, officeHours: undefined, ...places });
const inLanguage = (language: string): Site => ({ ...small, language, company });

const textAt = (path: string, language = 'de') => rendererOf(inLanguage(language)).text(path);
const organization = (site: Site) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(rendererOf(site).text('/')) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'][0] ?? {};
};

describe('the places of an organisation', () => {
  it('are a mirror, in the language, each address in the order of its country', () => {
    const [, title, description, ...facts] = textAt('/locations.md').trimEnd().split('\n\n');
    expect([title, description]).toEqual(['# Standorte', expect.stringMatching(/^> Wo die Standorte sind/)]);
    expect(facts).toEqual([
      '## Werk Lindental',
      'Anschrift: Musterweg 1, 00815 Lindental, Deutschland',
      'Tätigkeiten dort: Montage, Reparatur',
      'Öffnungszeiten: Rund um die Uhr (Europe/Berlin)',
      'Telefon: [+49 30 23125042](tel:+493023125042)',
      '## Büro Tokio',
      'Anschrift: 1-1 Mihon, Mihon, Tokyo 000-0000, Japan',
      'Zeitzone: Asia/Tokyo',
      'E-Mail: [tokyo@pumpen.example](mailto:tokyo@pumpen.example)',
    ]);
  });

  it('have anchors, on their page and where the homepage leads to it, and hours that a language says', () => {
    const page = textAt('/locations/', 'en-GB');
    expect(page).toContain('<li id="location-werk">');
    expect(page).toContain('href="tel:+493023125042" dir="ltr"');
    expect(textAt('/locations/', 'ja')).toContain('24時間営業（Europe/Berlin）');
    const home = textAt('/', 'en-GB');
    for (const anchor of ['locations', 'location-werk', 'location-tokyo']) expect(home).toContain(` id="${anchor}"`);
    expect(home).toContain('href="/locations/"');
  });

  it('and those of the organisation are on its page, also where they are different', () => {
    const page = textAt('/company/', 'en-GB');
    expect(page.replaceAll('&nbsp;', ' ')).toContain(
      'Opening hours</dt><dd>Monday–Thursday: 08:00–12:00, 13:00–17:00; Friday: 22:00–04:00; Saturday: Closed; ' +
        'Sunday: Closed (Europe/Berlin)',
    );
    const others = /Different hours<\/dt><dd>(.*?)<\/dd>/.exec(page)?.[1]?.replace(/<[^>]*>/g, '');
    expect(others).toBe('24 December 2026 – 31 December 2026 (Betriebsruhe): Closed');
  });

  it('have what is done there in the list of the language', () => {
    const descriptions = ['de', 'ja', 'ar'].map(
      (language) => (organization(inLanguage(language)).location as { description: string }[])[0]?.description,
    );
    expect(descriptions).toEqual(['Montage, Reparatur', 'Montage、Reparatur', 'Montage، Reparatur']);
  });

  it.each([
    ['ar', 'EG', 'السبت'],
    ['ar', 'SA', 'الأحد'],
    ['ar', 'AE', 'الاثنين'],
    ['en', 'EG', 'Saturday'],
    ['en-US', 'DE', 'Monday'],
  ] as const)('a week in %s begins as it does in the country of the organisation: %s', (language, country, first) => {
    const at = { ...company, jurisdiction: { name: 'X', country }, registeredAddress: undefined };
    const { text } = rendererOf({ ...small, language, company: at });
    const [, days] = /\n- [^\n:]*: ([^\n]*\(Europe\/Berlin\))/.exec(text('/company.md')) ?? [];
    expect(days?.split(/[:–]/)[0]).toBe(first);
    const [, where] = /: ([^\n]*\(Europe\/Berlin\))/.exec(text('/index.md')) ?? [];
    expect(where).toBe(days);
  });

  it.each([
    [[{ days: ['Mon-Sun'], open: ['20:00-08:00'] }], 'Monday–Sunday, 20:00–08:00, Europe/Berlin'],
    [
      [{ days: ['Monday', 'Thursday'], open: ['08:00-12:00', '13:00-17:00'] }],
      'Monday, Thursday, 08:00–12:00, 13:00–17:00, Europe/Berlin',
    ],
    [
      [
        { days: ['Monday'], open: ['08:00-12:00'] },
        { days: ['Tuesday'], open: ['09:00-12:00'] },
      ],
      'Monday: 08:00–12:00; Tuesday: 09:00–12:00; Wednesday–Sunday: Closed (Europe/Berlin)',
    ],
  ])('open days that are alike are told at once: %j', (regular, told) => {
    const openingHours = { timeZone: 'Europe/Berlin', regular };
    const at = { ...schemas.company.parse({ ...given, officeHours: undefined, openingHours }), locations: [] };
    const { text } = rendererOf({ ...small, language: 'en-GB', company: at });
    for (const path of ['/company.md', '/index.md']) expect(text(path), path).toContain(`: ${told}\n`);
  });

  it('are places with hours to schema.org; the hours of all are those of who answers', () => {
    const node = organization(inLanguage('de'));
    const day = { '@type': 'OpeningHoursSpecification' };
    expect(node.location).toEqual([
      {
        '@type': 'Place',
        '@id': 'https://pumpen.example/#location-werk',
        url: 'https://pumpen.example/#location-werk',
        name: 'Werk Lindental',
        description: 'Montage, Reparatur',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Musterweg 1',
          addressLocality: 'Lindental',
          postalCode: '00815',
          addressCountry: 'DE',
        },
        telephone: '+493023125042',
        openingHoursSpecification: [
          {
            ...day,
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
            opens: '00:00',
            closes: '23:59',
          },
        ],
      },
      expect.objectContaining({ name: 'Büro Tokio' }),
    ]);
    expect(node.contactPoint).toMatchObject([
      {
        hoursAvailable: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '12:00' },
          { opens: '13:00', closes: '17:00' },
          { dayOfWeek: ['Friday'], opens: '22:00', closes: '04:00' },
          { validFrom: '2026-12-24', validThrough: '2026-12-31', opens: '00:00', closes: '00:00' },
        ],
      },
    ]);
  });

  it('none, and no hours: no section, no sentence, no claim', () => {
    const { openingHours: _, ...rest } = company;
    const none = { ...small, company: { ...rest, locations: [], officeHours: undefined } };
    const { text: at, catalog } = rendererOf(none);
    // The reference describes fields that an organisation may have.
    const pages = catalog.filter(
      ({ kind, path }) => (kind === 'page' || kind === 'mirror') && !path.startsWith('/docs/'),
    );
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/company/', '/company.md', '/contact/']),
    );
    for (const { path } of pages) expect(at(path), path).not.toMatch(/Standorte|locations|zeiten/);
    expect(organization(none)).not.toHaveProperty('location');
    expect(JSON.parse(at('/api/v1/company.json'))).toMatchObject({ locations: [] });
    expect(at('/api/v1/company.json')).not.toMatch(/Hours/);
  });
});
