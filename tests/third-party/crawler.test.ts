import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crawl } from '../support/crawl.ts';
import { example, organisations } from '../support/organisations.ts';

it('a crawler finds many in the example, the folded contact among them', () => {
  const { found } = crawl(example.site);
  expect(found.size).toBeGreaterThan(60);
  expect([...found.keys()]).toContain(`${example.site.origin}/#/contact`);
});

describe.each(organisations)(
  'a crawler follows every URL of the origin of $name, in any document',
  ({ site, publicDir }) => {
    const { get, origin, paths, typeOf } = site;
    const { bodies, found, ids } = crawl(site);

    it('finds many', () => {
      expect(found.size).toBeGreaterThan(30);
    });

    it('each answers 200, without a detour', () => {
      const others = [...found.keys()].filter((url) => get(new URL(url).pathname).status !== 200 || url.includes('?'));
      expect(others).toEqual([]);
    });

    it('each anchor is one of its page', () => {
      const dead = [...found.keys()].filter((url) => {
        const { pathname, hash } = new URL(url);
        const isAnchor = hash !== '' && typeOf(pathname) === 'text/html';
        return isAnchor && ![...ids.get(pathname)!].includes(decodeURIComponent(hash.slice(1)));
      });
      expect(dead).toEqual([]);
    });

    it('no anchor points into a document that has none', () => {
      expect(
        [...found.keys()].filter((url) => url.includes('#') && typeOf(new URL(url).pathname) !== 'text/html'),
      ).toEqual([]);
    });

    it('no address of another machine, and no address of a working copy, is in any text', () => {
      for (const [name, text] of bodies)
        expect(text, name).not.toMatch(/localhost|127\.0\.0\.1|file:\/\/|\/home\/|\/tmp\//);
    });

    it('every document is found from another one, but for robots.txt, files of public/ and the old name of ard.json', () => {
      const unlinked = readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
      unlinked.push('/robots.txt', '/.well-known/ai-catalog.json');
      const reached = paths.filter((path) => [...(found.get(origin + path) ?? [])].some((from) => from !== path));
      // The program of the search computes their names; what they hold is linked as index.json beside them.
      const isPart = (path: string) => {
        const [, folder] = /^(.*\/)(?:words\.json|words\/\d+\.txt|entries\/\d+\.json)$/.exec(path) ?? [];
        return folder !== undefined && reached.includes(`${folder}index.json`);
      };
      expect(paths.filter((path) => !reached.includes(path) && !unlinked.includes(path) && !isPart(path))).toEqual([]);
    });
  },
);
