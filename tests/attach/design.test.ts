import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { severityOf } from '../../src/core/problem.ts';
import { withoutHistory } from '../support/without-history.ts';
import { attached, html, textOf } from './found.ts';

const origin = 'https://pumpen.example';
const site = {
  'index.html': html('Home', '<p>Pumps <a href="/a.html">a</a></p>', { nav: '' }),
  'a.html': html('A', '<p>Text</p>', { nav: '' }),
};
/** Paths of our pages and of parts of their design, in any text that is added. */
const ofPages =
  /(?<=["(<\s])(?:https:\/\/pumpen\.example)?\/(?:(?:company|solutions|products|datenschutz|contact|docs\/api|search)\/(?=["()<>#?\s])|assets\/|favicon|icon-|manifest\.)/;

function exampleWithoutHistory(): string {
  const contentDir = join(mkdtempSync(join(tmpdir(), 'gazette-design-')), 'content');
  cpSync('content', contentDir, { recursive: true });
  cpSync('public', join(contentDir, '../public'), { recursive: true });
  withoutHistory(contentDir);
  return contentDir;
}

const designFile = /\.(?:html|css|js|png|ico|webmanifest)$|^favicon/;

describe('the design of others', () => {
  it('stays: no page, icon or style is added, and no text leads to one', () => {
    const { plan, problems } = attached(site);
    expect(problems).toEqual([]);
    const added = [...(plan?.added.keys() ?? [])];
    expect(added.filter((file) => designFile.test(file))).toEqual([]);
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
  ])('stays with the facts of %s', (given) => {
    // The contract of the example is of a site with pages.
    const contentDir = given === 'content' ? exampleWithoutHistory() : given;
    const { plan, problems } = attached(site, { contentDir, publicDir: contentDir.replace(/content$/, 'public') });
    expect(problems.filter((each) => severityOf(each) === 'error').map(({ message }) => message)).toEqual([]);
    expect(plan?.added.has('company.md')).toBe(true);
  });

  it('stays where there is no homepage', () => {
    const { plan, problems } = attached({
      'a.html': html('A', '<p>Text <a href="/b.html">b</a></p>', { nav: '' }),
      'b.html': html('B', '<p>More</p>', { nav: '' }),
    });
    expect(problems.map(({ message, at }) => `${at?.file} ${message}`)).toEqual([]);
    const added = [...(plan?.added.keys() ?? [])];
    expect(added.filter((file) => designFile.test(file))).toEqual([]);
    expect(added).toEqual(expect.arrayContaining(['company.md', 'a.md', 'b.md', 'index.md']));
    for (const file of added) expect(plan && ofPages.exec(textOf(plan, file))?.[0], file).toBeUndefined();
  });

  it('stays in several languages, whose texts lead to the Markdown of their own', () => {
    const folder = 'tests/fixtures/two-languages';
    const { plan, problems } = attached(site, { contentDir: `${folder}/content`, publicDir: `${folder}/public` });
    expect(
      problems.filter((each) => severityOf(each) === 'error').map(({ message, at }) => `${at?.file} ${message}`),
    ).toEqual([]);
    const added = [...(plan?.added.keys() ?? [])];
    expect(added.filter((file) => designFile.test(file))).toEqual([]);
    expect(added.filter((file) => /search/.test(file))).toEqual([]);
    const { baseUrl = '' } = plan ?? {};
    const dead = added.flatMap((file) => {
      const text = plan ? textOf(plan, file) : '';
      return [...text.matchAll(/\]\((https:\/\/[^/)]+)(\/[^)#\s]*)/g)].flatMap(([, origin, path = '']) =>
        origin !== baseUrl || plan?.release.routes.has(path) ? [] : [`${file} → ${path}`],
      );
    });
    expect(dead).toEqual([]);
    expect(plan && textOf(plan, 'en/llms.txt')).toContain(`](${baseUrl}/en/company.md)`);
    expect(plan && textOf(plan, 'en/company.md')).not.toContain(`](${baseUrl}/company.md)`);
  });

  it('has no search of ours, which only pages have', () => {
    const { plan } = attached(site);
    const { plan: whole } = attached(site, { pages: true });
    const searches = (each: typeof plan) => [...(each?.added.keys() ?? [])].filter((file) => /^search/.test(file));
    expect(searches(whole)).toEqual(
      expect.arrayContaining(['search.md', 'search/index.html', 'search/index.json', 'search/words/0.txt']),
    );
    expect(searches(plan)).toEqual([]);
  });

  it('is joined by ours where somebody asks for it', () => {
    const { plan, problems } = attached(site, { pages: true });
    expect(problems).toEqual([]);
    expect([...(plan?.added.keys() ?? [])]).toEqual(expect.arrayContaining(['company/index.html', 'favicon.svg']));
  });
});
