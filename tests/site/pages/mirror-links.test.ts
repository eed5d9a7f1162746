import { describe, expect, it } from 'vitest';
import { createMirrorLinkMapper } from '../../../src/site/pages/mirror.ts';
import { organisations } from '../../support/organisations.ts';
import { published, siteOf } from '../../support/site-of.ts';

const { site, sources } = siteOf('');
const { release } = published(site, sources);
const textOf = (file: string) => Buffer.from(release.files.get(file)?.bytes ?? '').toString('utf8');

describe('the mirrors', () => {
  it('lead to mirrors, and to the contact form alone as it is', () => {
    const links = (file: string) => textOf(file).match(/\]\(https:\/\/example\.com\/[^)]*\)/g) ?? [];
    const all = [...release.files.keys()].filter((file) => file.endsWith('.md')).flatMap(links);
    expect(all.length).toBeGreaterThan(180);
    expect([...new Set(all.filter((link) => /\/(?:#.*)?\)$/.test(link)))]).toEqual([
      '](https://example.com/#/contact)',
    ]);
    expect(all.filter((link) => link.includes('.md#'))).toEqual([]);
  });

  it('have no link whose text is another address than it leads to', () => {
    const named = [...release.files.keys()]
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => [...textOf(file).matchAll(/\[(https?:[^\]]*)\]\(([^)]*)\)/g)]);
    expect(named.filter(([, text, to]) => text !== to).map(([link]) => link)).toEqual([]);
    expect(textOf('company.md')).toContain('Website: <https://example.com/>');
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

  it.each([
    ['#/contact', '/about/#/contact'],
    ['?x', '/about/?x'],
    ['#a(b)', '/about/#a(b)'],
    ['#a', '/about.md'],
    ['#a\uE001', '/about.md\uE001'],
  ])('/about/%s: %s', (suffix, to) => expect(place('/about/', suffix)).toBe(to));

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
