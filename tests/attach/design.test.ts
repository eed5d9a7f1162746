import { describe, expect, it } from 'vitest';
import { severityOf } from '../../src/core/problem.ts';
import { attached, html, textOf } from './found.ts';

const origin = 'https://pumpen.example';
const site = {
  'index.html': html('Home', '<p>Pumps <a href="/a.html">a</a></p>', { nav: '' }),
  'a.html': html('A', '<p>Text</p>', { nav: '' }),
};
/** Paths of our pages and of parts of their design, in any text that is added. */
const ofPages =
  /(?<=["(<\s])(?:https:\/\/pumpen\.example)?\/(?:(?:company|solutions|products|datenschutz|contact|docs\/api|search)\/(?=["()<>#?\s])|assets\/|favicon|icon-|manifest\.)/;

describe('the design of others', () => {
  it('stays: no page, icon or style is added, and no text leads to one', () => {
    const { plan, problems } = attached(site);
    expect(problems).toEqual([]);
    const added = [...(plan?.added.keys() ?? [])];
    expect(added.filter((file) => /\.(?:html|css|js|png|ico|webmanifest)$|^favicon/.test(file))).toEqual([]);
    expect(added).toEqual(
      expect.arrayContaining(['company.md', 'solutions/giessen.md', 'api/v1/company.json', 'llms.txt']),
    );
    for (const file of added) expect(plan && ofPages.exec(textOf(plan, file))?.[0], file).toBeUndefined();
    expect(plan && textOf(plan, 'llms.txt')).toContain(`](${origin}/company.md)`);
    expect(plan?.release.redirects.get('/wir-ueber-uns/')).toBe('/company.md');
    const fields = plan?.release.routes
      .get('/')
      ?.variants.map(({ headers }) => headers.Link ?? '')
      .join();
    expect(fields).toContain('</datenschutz.md>; rel="privacy-policy"');
  });

  it('has no sitemap of ours beside theirs, for it would be empty', () => {
    const { plan } = attached({
      ...site,
      'sitemap.xml': `<urlset><url><loc>${origin}/a.html</loc></url></urlset>`,
      'robots.txt': 'User-agent: *\nContent-Signal: search=yes\nDisallow:\n',
    });
    expect(plan?.added.has('sitemap-facts.xml')).toBe(false);
    expect(plan?.edited.has('robots.txt')).toBe(false);
  });

  it('takes the address of a page of ours where theirs has it', () => {
    const { plan, problems } = attached({ ...site, 'company/index.html': html('Us', '<p>Us</p>', { nav: '' }) });
    expect(problems).toEqual([]);
    expect(plan?.release.redirects.get('/wir-ueber-uns/')).toBe('/company/');
  });

  it.each([
    'content',
    ...['authority', 'charity', 'gmbh', 'least', 'manufacturer'].map((name) => `tests/fixtures/${name}/content`),
  ])('stays with the facts of %s', (contentDir) => {
    const { plan, problems } = attached(site, { contentDir, publicDir: contentDir.replace(/content$/, 'public') });
    expect(problems.filter((each) => severityOf(each) === 'error')).toEqual([]);
    expect(plan?.added.has('company.md')).toBe(true);
  });

  it('is joined by ours where somebody asks for it', () => {
    const { plan, problems } = attached(site, { pages: true });
    expect(problems).toEqual([]);
    expect([...(plan?.added.keys() ?? [])]).toEqual(expect.arrayContaining(['company/index.html', 'favicon.svg']));
  });
});
