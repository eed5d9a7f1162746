import { expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { pngOf } from '../support/pictures.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const { site: plain } = siteOf('tests/fixtures/gmbh');
const pictured = { picture: '/bilder/neu.png', alt: 'Ein Prüfstand im Licht' };
const [news] = plain.news ?? [];
const [module] = plain.facts;
const site: Site = {
  ...plain,
  publicFiles: [...plain.publicFiles, { path: pictured.picture, bytes: pngOf(30, 20) }],
  solutions: plain.solutions.map((each) => ({ ...each, ...pictured })),
  company: {
    ...plain.company,
    people: plain.company.people.map((each) => ({ ...each, ...pictured })),
    products: plain.company.products.map((each) => ({ ...each, ...pictured })),
  },
  news: [{ ...news!, html: news!.html, markdown: news!.markdown, ...pictured }],
  facts: [
    {
      ...module!,
      fields: { ...module!.fields, bild: { kind: 'picture', description: 'Bild.', schemaOrg: 'image' } },
      schemaOrg: 'Course',
      items: module!.items.map((item) => ({ ...item, bild: pictured })),
    },
  ],
};
const { catalog, text } = rendererOf(site);
const first = (list: string) =>
  catalog.find(({ path, kind }) => kind === 'page' && path.startsWith(list) && path !== list)!.path;
const own = `/${module!.name}/`;

it.each([
  ['solutions', '/solutions/', false],
  ['a solution', first('/solutions/'), true],
  ['products', '/products/', false],
  ['a product', first('/products/'), true],
  ['people', '/people/', true],
  ['news', '/news/', false],
  ['a piece of news', first('/news/'), true],
  ['a fact module', own, true],
  ['the homepage', '/', true],
])('the picture of a fact stands on the page of %s, in its mirror and in its JSON-LD', (_, path, isInData) => {
  const html = text(path);
  const [img] = /<img [^>]*neu\.png[^>]*>/.exec(html) ?? [];
  expect(img).toContain('alt="Ein Prüfstand im Licht" width="30" height="20"');
  const mirror = text(path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`);
  expect(mirror.includes(`![Ein Prüfstand im Licht](${site.baseUrl}/bilder/neu.png)`)).toBe(path !== '/news/');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(data.includes(`"image":"${site.baseUrl}/bilder/neu.png"`)).toBe(isInData);
});

it('the API has the picture of a fact module with its description, by its address', () => {
  const body = JSON.parse(text(`/api/v1/${module!.name}.json`)) as Record<string, { bild?: unknown }[]>;
  const [item] = Object.values(body).find((value) => Array.isArray(value) && value.length > 0)!;
  expect(item?.bild).toEqual({ url: `${site.baseUrl}/bilder/neu.png`, alt: 'Ein Prüfstand im Licht' });
});

it.each([
  ['/api/v1/solutions.json', 'solutions'],
  ['/api/v1/company.json', 'products'],
  ['/api/v1/company.json', 'people'],
])('%s has the pictures of its %s with their sizes', (path, list) => {
  const body = JSON.parse(text(path)) as Record<string, { image?: unknown }[]>;
  const image = { url: `${site.baseUrl}/bilder/neu.png`, width: 30, height: 20, alt: pictured.alt };
  expect(body[list]!.map((item) => item.image)).toEqual(body[list]!.map(() => image));
});
