import { describe, expect, it } from 'vitest';
import { fullSite } from '../support/generate/site.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';
import { attribute, readHtml } from '../third-party/helpers.ts';

interface Item {
  readonly id: string;
  readonly url?: string;
}

describe.each([
  ['the example', siteOf('').site],
  ['a site that uses every field', fullSite().site],
] as const)('the places of items on the website: %s', (_, site) => {
  const { url, text, json } = rendererOf(site);
  const anchors = new Set(readHtml(text('/')).elements.flatMap((element) => attribute(element, 'id') ?? []));

  it.each([
    ['company', 'products'],
    ['company', 'compliance'],
    ['solutions', 'solutions'],
    ['solutions', 'workflows'],
    ['solutions', 'technologyStack'],
    ['industries', 'industries'],
  ])('%s.json: each of the %s has its address, which leads to an anchor of the homepage', (name, list) => {
    const items = json<Record<string, Item[]>>(`/api/v1/${name}.json`)[list] ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const { id, url: place = '' } of items) {
      const { hash } = new URL(place);
      expect(place).toBe(url('/') + hash);
      expect(hash.endsWith(`-${id}`)).toBe(true);
      expect(anchors).toContain(hash.slice(1));
    }
  });

  it('faq.json: each question has its address, which is a page', () => {
    const { questions = [] } = json<Record<string, Item[]>>('/api/v1/faq.json');
    expect(questions.length).toBeGreaterThan(0);
    for (const { id, url: place = '' } of questions) {
      const path = `/questions/${site.questionSlugs?.[id] ?? id}/`;
      expect(place).toBe(url(path));
      expect(text(path)).toMatch(/<h1[ >]/);
    }
  });
});

describe('hours that a week cannot say', () => {
  const { site } = siteOf('tests/fixtures/small');
  const note = 'am zweiten Samstag im Monat von 10 bis 13 Uhr';
  const withHours = (regular: { days: string[]; open: string[] }[]) => {
    const openingHours = { timeZone: 'Europe/Berlin', regular, note };
    return rendererOf({ ...site, company: { ...site.company, officeHours: undefined, openingHours } });
  };
  const paths = ['/', '/company/', '/company.md', '/contact.md', '/auth.md', '/llms.txt', '/api/v1/company.json'];

  it('stand behind the usual week, in the API and in linked data, and no Saturday is open every week', () => {
    const { text, json } = withHours([{ days: ['Monday'], open: ['09:00-17:00'] }]);
    for (const path of paths) expect(text(path), path).toContain(note);
    const { openingHours, officeHours } = json<{ openingHours: object; officeHours?: object }>('/api/v1/company.json');
    expect(openingHours).toMatchObject({ regular: [{ day: 'Monday' }], note });
    expect(officeHours).toBeUndefined();
    expect(text('/company.md')).toContain(`; ${note}`);
    expect(text('/')).toContain(`{"@type":"OpeningHoursSpecification","description":"${note}"}`);
  });

  it('stand alone where no day is open each week: nothing says "closed"', () => {
    const { text } = withHours([]);
    for (const path of paths) expect(text(path), path).toContain(note);
    expect(text('/company.md')).toContain(`Öffnungszeiten: ${note}\n`);
    expect(text('/company.md')).not.toContain('Geschlossen');
  });
});

describe('what is said of products', () => {
  const { site } = siteOf('tests/fixtures/small');
  const [given] = site.company.products;
  /** Pages and mirrors that say the remark where products can be had in these ways. */
  const saying = (ways: Readonly<Record<string, 'public' | 'gated' | 'sold'>>) => {
    const products = Object.entries(ways).map(([id, access]) => ({ ...given!, id, name: id, access }));
    const { catalog, text } = rendererOf({ ...site, company: { ...site.company, products } });
    const pages = catalog.filter(({ kind }) => kind === 'page' || kind === 'mirror').map(({ path }) => path);
    expect(pages).toEqual(expect.arrayContaining(Object.keys(ways).map((id) => `/products/${id}/`)));
    return pages.filter((path) => text(path).includes(remark)).sort();
  };
  const remark = 'Produkte auf Anfrage haben auf diesem Origin keinen Endpunkt.';

  it('a remark on gated ones stands with their list and on their own pages, and only there', () => {
    expect(saying({ hand: 'gated', fuss: 'public', kopf: 'sold' })).toEqual([
      '/products.md',
      '/products/',
      '/products/hand.md',
      '/products/hand/',
    ]);
  });

  it('no remark stands where there are none', () => {
    expect(saying({ hand: 'public', fuss: 'sold' })).toEqual([]);
  });
});
