import { describe, expect, it } from 'vitest';
import { toSiteBrand } from '../../../src/content/brand/site-brand.ts';
import type { Page, Site } from '../../../src/content/site.ts';
import { trustedHtml } from '../../../src/core/html.ts';
import { buildFooter } from '../../../src/site/html/footer.ts';
import { withHeadData } from '../../../src/site/html/head.ts';
import { renderLayout } from '../../../src/site/html/layout.ts';
import { findCurrentEntry, navigation, navigationLinks } from '../../../src/site/html/navigation.ts';
import { bare, siteOf } from '../../support/site-of.ts';

const { site } = siteOf('');
const page = (path: string): Page => ({ ...site.home, path, title: `Page ${path}` });
const branded = (brand: Parameters<typeof toSiteBrand>[0]): Site => ({
  ...site,
  brand: toSiteBrand(brand, false, undefined),
});
const pathsOf = (of: Site) => navigationLinks(of).map(({ to }) => to);

describe('the ways in', () => {
  it('are the sections that have pages, and the API', () => {
    const paths = pathsOf(site);
    expect(paths).toContain('/questions/');
    expect(paths.at(-1)).toBe('/docs/api/');
    expect(paths.length).toBeLessThanOrEqual(7);
  });

  it('are all pages where there are few', () => {
    const few = { ...bare(site), pages: ['/about/', '/prices/', site.privacyPage].map(page) };
    expect(pathsOf(few)).toEqual(expect.arrayContaining(['/about/', '/prices/', '/docs/api/']));
    expect(pathsOf(few)).not.toContain(site.privacyPage);
    expect(pathsOf({ ...site, pages: Array.from({ length: 60 }, (_, i) => page(`/p${i}/`)) })).toEqual(
      pathsOf({ ...site, pages: Array.from({ length: 8 }, (_, i) => page(`/p${i}/`)) }),
    );
  });

  it('are those of the brand, in its order', () => {
    const items = [
      { label: 'Prices', to: '/prices/' },
      { label: 'Shop', href: 'https://shop.example/' },
    ];
    expect(navigation(branded({ header: { items } }))).toEqual([
      { label: 'Prices', to: '/prices/' },
      { label: 'Shop', to: 'https://shop.example/' },
    ]);
  });

  it('may be titles with links below them, each of which is a way in', () => {
    const own = branded({ header: { items: [{ label: 'Offer', items: [{ label: 'Prices', to: '/prices/' }] }] } });
    expect(navigation(own)).toEqual([{ label: 'Offer', items: [{ label: 'Prices', to: '/prices/' }] }]);
    expect(pathsOf(own)).toEqual(['/prices/']);
    expect(findCurrentEntry(own, '/prices/2026/')).toBe('/prices/');
  });
});

describe('the entry under which a page stands', () => {
  const items = ['/guides/', '/guides/start/', '/'].map((to) => ({ label: to, to }));
  const own = branded({ header: { items } });

  it.each([
    ['/guides/', '/guides/'],
    ['/guides/x/', '/guides/'],
    ['/guides/start/now/', '/guides/start/'],
    ['/guides-old/', undefined],
    ['/', '/'],
    [undefined, undefined],
  ])('of %s is %s', (path, entry) => expect(findCurrentEntry(own, path)).toBe(entry));

  it('is marked on pages in a frame that others have too', () => {
    const context = { catalog: [], url: (path: string) => site.baseUrl + path };
    const marked = (path: string) =>
      /<a href="([^"]*)" aria-current/.exec(
        renderLayout(own, context, {
          path,
          title: 'T',
          description: 'D',
          updated: '2026-01-01',
          main: trustedHtml('<p>x</p>'),
        }),
      )?.[1];
    for (const path of ['/guides/x/', '/x/', '/guides/start/', '/guides/y/', '/y/'])
      expect(marked(path)).toBe(findCurrentEntry(own, path));
  });
});

describe('the footer', () => {
  const links = (of: Site) =>
    buildFooter(of, { path: '/x/' }).columns.flatMap((column) => column.links.map(({ to }) => to));

  it('names sections, contact and what the law wants; each page once', () => {
    expect(links(site)).toEqual(
      expect.arrayContaining([
        '/questions/',
        `mailto:${site.contactEmail}`,
        'tel:+442079460142',
        '/privacy/',
        '/terms/',
      ]),
    );
    const pages = buildFooter(site, { path: '/x/' }).pages.map(({ to }) => to);
    expect(pages).toContain('/about/');
    expect(pages.filter((to) => links(site).includes(to))).toEqual([]);
  });

  it('has the columns of the brand, and the legal one behind them', () => {
    const columns = [{ title: 'Ours', links: [{ label: 'Shop', href: 'https://shop.example/' }] }];
    const own = buildFooter(branded({ footer: { columns } }), { path: '/x/' });
    expect(own.columns.map(({ title }) => title)).toEqual(['Ours', 'Legal']);
  });

  it('calls profiles by their hosts, unless the brand has names for them', () => {
    const sameAs = ['https://www.social.example/@a?b'];
    const own = { ...site, company: { ...site.company, sameAs } };
    expect(buildFooter(own, { path: '/x/' }).profiles).toEqual([{ label: 'social.example', to: sameAs[0] }]);
    const profiles = [{ name: 'Social', href: 'https://social.example/@a' }];
    expect(buildFooter(branded({ footer: { profiles } }), { path: '/x/' }).profiles).toEqual([
      { label: 'Social', to: 'https://social.example/@a' },
    ]);
  });
});

describe('the title of a document', () => {
  const titled = (title: string) =>
    withHeadData(site, { path: '/x/', title, description: 'D', main: trustedHtml('') }).documentTitle;

  it.each([
    ['Prices', 'Prices · Tarrowfen Voice'],
    ['Tarrowfen Voice: prices', 'Tarrowfen Voice: prices'],
    ['About Tarrowfen Voice', 'About Tarrowfen Voice'],
    ['About Tarrowfen Voices', 'About Tarrowfen Voices · Tarrowfen Voice'],
  ])('of "%s" is "%s"', (title, said) => expect(titled(title)).toBe(said));
});

it('pages that the law wants are looked for once, not on every page: that would be the square of their number', () => {
  let read = 0;
  const pages = Array.from({ length: 100 }, (_, i): Page => {
    const page = { ...site.pages[0]!, path: `/page-${i}/` };
    return Object.defineProperty(page, 'source', {
      get() {
        read += 1;
        return `content/pages/page-${i}.md`;
      },
    });
  });
  const many: Site = { ...site, pages };
  for (const { path } of pages) buildFooter(many, { path });
  expect(read).toBeLessThan(10 * pages.length);
});
