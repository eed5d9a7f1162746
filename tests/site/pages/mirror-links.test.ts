import { describe, expect, it } from 'vitest';
import { createMirrorLinkMapper } from '../../../src/site/pages/mirror.ts';
import { organisations } from '../../support/organisations.ts';
import { published, siteOf } from '../../support/site-of.ts';

const { site, sources } = siteOf('');
const { release } = published(site, sources);
const textOf = (file: string) => Buffer.from(release.files.get(file)?.bytes ?? '').toString('utf8');

describe('the mirrors', () => {
  it('lead to mirrors, and to places within pages as they are', () => {
    const links = (file: string) => textOf(file).match(/\]\(https:\/\/example\.com\/[^)]*\)/g) ?? [];
    const all = [...release.files.keys()].filter((file) => file.endsWith('.md')).flatMap(links);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((link) => /\/\)$/.test(link))).toEqual([]);
    expect(all.filter((link) => link.endsWith('.md)')).length).toBeGreaterThan(3);
  });

  it('the pages lead to pages', () => {
    for (const page of ['about', 'security', 'terms']) {
      const main = textOf(`${page}/index.html`).split('<main')[1]?.split('</main>')[0] ?? '';
      expect(main.match(/href="\/[^"]*"/g)?.filter((link) => link.endsWith('.md"'))).toEqual([]);
    }
  });
});

describe('the front matter of mirrors', () => {
  it.each(organisations)('of $name has address, organisation and date', ({ site: read }) => {
    const mirrors = read.paths.filter((path) => path.endsWith('.md') && !/\/(?:SKILL|auth)\.md$/.test(path));
    expect(mirrors.length).toBeGreaterThan(5);
    const companies = read.paths.filter((path) => path.endsWith('/company.json'));
    const names = companies.map((path) => read.json(path).legalName);
    for (const path of mirrors) {
      const [, canonical = '', name = ''] =
        /^---\ncanonical: (\S+)\norganisation: (".*")\nupdated: \d{4}-\d\d-\d\d\n---\n\n# /.exec(read.get(path).body) ??
        [];
      expect(read.mirrorOf(canonical.slice(read.origin.length)), path).toBe(path);
      expect(names, path).toContain(JSON.parse(name));
    }
  });
});

describe('where a link of a mirror leads', () => {
  const place = createMirrorLinkMapper();
  it.each([
    ['/', '/index.md'],
    ['/about/', '/about.md'],
    ['/a/b/', '/a/b.md'],
    ['/llms.txt', '/llms.txt'],
    ['/about/\uE001', '/about.md\uE001'],
  ])('%s: %s', (path, to) => expect(place(path)).toBe(to));

  it('is the page itself where more of the address follows', () => {
    const heard = place as (path: string, next: string) => string;
    expect([heard('/about/', '#'), heard('/about/', '?'), heard('/about/', ')')]).toEqual([
      '/about/',
      '/about/',
      '/about.md',
    ]);
  });

  it('is in another language where its mirror is there', () => {
    const places = new Map([
      ['/', '/en/'],
      ['/index.md', '/en/index.md'],
      ['/about/', '/en/about/'],
      ['/about.md', '/en/about.md'],
      ['/ueber/', '/en/about/'],
    ]);
    const english = createMirrorLinkMapper((path) => places.get(path) ?? path, [{ prefix: '' }, { prefix: '/fr' }]);
    expect(['/fr/', '/fr/x/'].map((path) => english(path))).toEqual(['/fr/index.md', '/fr/x.md']);
    expect(['/', '/about/', '/ueber/', '/only-here/'].map((path) => english(path))).toEqual([
      '/en/index.md',
      '/en/about.md',
      '/en/about.md',
      '/only-here.md',
    ]);
  });
});
