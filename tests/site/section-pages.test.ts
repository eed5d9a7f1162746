import { describe, expect, it } from 'vitest';
import { hasPage, listGeneratedPages, sectionPath } from '../../src/content/renamable-pages.ts';
import type { Page, Site } from '../../src/content/site.ts';
import { estimateTokens } from '../../src/core/tokens.ts';
import { entryPath } from '../../src/site/facts/entry-path.ts';
import { organisations } from '../support/organisations.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

interface Node {
  readonly '@id'?: string;
  readonly '@type'?: string;
  readonly [member: string]: unknown;
}

const nodesOf = (html: string): readonly Node[] => {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(text) as { readonly '@graph': readonly Node[] })['@graph'];
};
/** The homepage of the language of a page. */
const homeOf = (file: string): string => `/${/^(?:[a-z]{2}\/)?/.exec(file)?.[0] ?? ''}`;
const bytesOf = (text: Uint8Array | undefined) => Buffer.from(text ?? []).toString('utf8');

describe.each(organisations)('every page of $name', ({ site: { release } }) => {
  const pages = [...release.files.values()].filter(({ file }) => /(?:^|\/)index\.html$/.test(file));
  const texts = pages.map(({ file, bytes }) => [file, bytesOf(bytes)] as const);

  it('says in linked data what it is, of what date, whose and where it stands', () => {
    for (const [file, text] of texts) {
      const url = release.baseUrl + `/${file}`.replace(/index\.html$/, '');
      const page = nodesOf(text).find((node) => node['@id'] === url);
      expect(page, file).toMatchObject({
        '@type': expect.stringMatching(/Page$/),
        url,
        name: expect.any(String),
        description: expect.any(String),
        inLanguage: expect.any(String),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        isPartOf: { '@type': 'WebSite', '@id': `${release.baseUrl}/#website` },
        publisher: { '@id': `${release.baseUrl}/#organization` },
      });
      expect(text.match(/application\/ld\+json/g), file).toHaveLength(1);
    }
  });

  it('has a trail of pages that there are, from the homepage to itself', () => {
    for (const [file, text] of texts) {
      const url = release.baseUrl + `/${file}`.replace(/index\.html$/, '');
      const { breadcrumb } = nodesOf(text).find((node) => node['@id'] === url) ?? {};
      if (breadcrumb === undefined) {
        expect(file).toMatch(/^(?:[a-z]{2}\/)?index\.html$/);
        continue;
      }
      const { itemListElement: items } = breadcrumb as {
        readonly itemListElement: readonly { readonly item: string; readonly position: number }[];
      };
      expect(items.at(-1)?.item).toBe(url);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      expect(items.slice(0, -1).map(({ item }) => item)).toContain(`${release.baseUrl}${homeOf(file)}`);
      for (const { item } of items) {
        // A category of questions is a place on their page.
        const [path = '', id] = item.slice(release.baseUrl.length).split('#');
        expect(release.routes.has(path), item).toBe(true);
        const page = `${path.slice(1)}index.html`;
        if (id !== undefined) expect(bytesOf(release.files.get(page)?.bytes), item).toContain(`id="${id}"`);
      }
    }
  });
});

describe('the pages of sections', () => {
  const { site } = siteOf('');
  const { text, find } = rendererOf(site);
  const own = listGeneratedPages(site).filter(([page]) => page !== 'questions' && page !== 'contact');

  it('are there for all that is listed, each with its mirror', () => {
    for (const [, path] of own) {
      expect(text(path)).toContain('<h1>');
      expect(text(`${path.slice(0, -1)}.md`)).toMatch(/^---\ncanonical: [\s\S]*?\n---\n\n# /);
    }
    expect(own.map(([page]) => page)).toEqual(
      expect.arrayContaining(['solutions', 'solutions/recall-calls', 'industries/dentistry', 'compliance', 'company']),
    );
  });

  it('answer within 890 tokens each, of which front matter has 40', () => {
    const sizes = own.map(([page, path]) => [page, estimateTokens(text(`${path.slice(0, -1)}.md`))] as const);
    expect(sizes.filter(([, tokens]) => tokens > 890)).toEqual([]);
  });

  it('stand in llms.txt as sections alone, and all in the sitemap', () => {
    const [listed, map] = [text('/llms.txt'), text('/sitemap.xml')];
    expect(listed).toContain('/solutions.md)');
    expect(listed).not.toContain('/solutions/recall-calls.md)');
    for (const [, path] of own) expect(map).toContain(`<loc>${site.baseUrl}${path}</loc>`);
    expect(find('/solutions/recall-calls/').llms).toBeUndefined();
  });

  it('tell what is of each kind in the terms of schema.org, and no offer without a price', () => {
    const typesOf = (path: string) => nodesOf(text(path)).map((node) => node['@type']);
    expect(typesOf('/solutions/recall-calls/')).toEqual(['Service', 'WebPage']);
    expect(typesOf('/products/voice-agent-platform/')).toEqual(['Product', 'WebPage']);
    expect(typesOf('/solutions/')).toEqual(['ItemList', 'CollectionPage']);
    expect(typesOf('/company/')).toEqual(['Organization', 'AboutPage']);
    expect(typesOf('/releases/')).toContain('Dataset');
    for (const [, path] of own) expect(JSON.stringify(nodesOf(text(path)))).not.toMatch(/"(?:Offer|AggregateRating)"/);
  });

  it('claim certificates alone', () => {
    const [first] = site.company.compliance;
    const certified = { ...first!, status: 'certified' as const, issuer: 'TÜV', number: '1' };
    const held = (compliance: Site['company']['compliance']) =>
      nodesOf(rendererOf({ ...site, company: { ...site.company, compliance } }).text('/compliance/'));
    expect(held([first!]).map((node) => node['@type'])).toEqual(['WebPage']);
    expect(held([certified])[0]).toMatchObject({
      hasCertification: [{ '@type': 'Certification', certificationIdentification: '1' }],
    });
  });

  it('are not there where there is nothing to list', () => {
    const none: Site = { ...site, solutions: [], workflows: [], technologyStack: [], industries: [] };
    expect([hasPage(none, 'solutions'), hasPage(none, 'industries'), hasPage(none, 'people')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(entryPath(none, 'solution', 'recall-calls')).toBeUndefined();
  });

  it('stand at the names of site.ts, and what leads to them too', () => {
    const renamed: Site = { ...site, paths: { solutions: 'services' } };
    expect(sectionPath(renamed, 'solutions')).toBe('/services/');
    expect(entryPath(renamed, 'workflow', 'recall-for-review')).toBe(
      '/services/recall-calls/#workflow-recall-for-review',
    );
    expect(rendererOf(renamed).text('/services/recall-calls/')).toContain('Recall calls');
  });

  it('begin with what an editor has written at their place', () => {
    const page: Page = { ...site.home, title: 'What we do', description: 'All of it.', html: '<p>Read on.</p>' };
    const { text: of } = rendererOf({ ...site, introductions: { solutions: page, 'solutions/recall-calls': page } });
    for (const path of ['/solutions/', '/solutions/recall-calls/'])
      expect(of(path)).toMatch(/<h1>What we do<\/h1>[\s\S]*All of it\.[\s\S]*<p>Read on\.<\/p>/);
  });
});

describe('folders of pages', () => {
  const { site } = siteOf('tests/fixtures/small');
  const page = (path: string): Page => ({
    ...site.home,
    path,
    html: '<p>Text.</p>',
    markdown: 'Text.',
    facts: [],
    bodyBytes: 5,
    title: `Title of ${path}`,
    source: `content/pages${path.slice(0, -1)}.md`,
  });
  const withPages = (...paths: readonly string[]) => rendererOf({ ...site, pages: paths.map(page) }).text;

  it('get a page that lists what is in them, also where folders lie in folders', () => {
    const text = withPages('/a/b/c/', '/a/d/');
    expect(text('/a/')).toContain('<a href="/a/b/">B</a>');
    expect(text('/a/')).toContain('<a href="/a/d/">Title of /a/d/</a>');
    expect(text('/a/b.md')).toContain(`[Title of /a/b/c/](${site.baseUrl}/a/b/c.md)`);
  });

  it('are listed below the page at their address', () => {
    const text = withPages('/a/', '/a/d/');
    expect(text('/a/')).toContain('<a href="/a/d/">Title of /a/d/</a>');
    expect(text('/a.md')).toContain(`[Title of /a/d/](${site.baseUrl}/a/d.md)`);
    expect(JSON.stringify(nodesOf(text('/a/d/')))).toContain('"name":"Title of /a/"');
  });
});
