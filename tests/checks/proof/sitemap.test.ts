import { expect, it } from 'vitest';
import type { MachineDocument } from '../../../src/checks/proof/expected-output.ts';
import { checkXml } from '../../../src/checks/proof/machine-document.ts';

const pages = ['/', '/x/', '/undated/'].map((path) => ({
  kind: 'page',
  path,
  ...(path !== '/undated/' && { updated: '2026-01-02' }),
}));
const expected = {
  site: {},
  catalog: [...pages, { kind: 'asset', path: '/a.js' }],
  release: {
    baseUrl: 'https://a.example',
    routes: new Map([...pages, { path: '/a.js' }].map(({ path }) => [path, {}])),
    redirects: new Map(),
  },
} as unknown as MachineDocument['expected'];

const entry = (path: string, date = '<lastmod>2026-01-02</lastmod>') =>
  `<url><loc>https://a.example${path}</loc>${date}</url>`;
const whole = [entry('/'), entry('/x/'), entry('/undated/', '')];

function told(entries: readonly string[], path = '/sitemap.xml'): string[] {
  const found: string[] = [];
  const of = { document: { path }, expected, text: `<urlset>${entries.join('')}</urlset>` } as MachineDocument;
  checkXml(of, (expected, got) => void found.push(`${expected}, got ${got}`));
  return found;
}

it('lists every page once, with its date', () => {
  expect(told(whole)).toEqual([]);
  expect(told([whole[0]!, whole[2]!])).toEqual(['https://a.example/x/, got a sitemap without it']);
  expect(told([...whole, whole[0]!])).toEqual(['each page once, got https://a.example/']);
  expect(told([...whole, entry('/a.js', '')])).toEqual(['pages of this release, got https://a.example/a.js']);
  expect(told([whole[0]!, entry('/x/', ''), whole[2]!])).toEqual(['2026-01-02 for https://a.example/x/, got no date']);
  expect(told([whole[0]!, entry('/x/', '<lastmod>2026-01-03</lastmod>'), whole[2]!])).toEqual([
    '2026-01-02 for https://a.example/x/, got 2026-01-03',
  ]);
  expect(told([whole[0]!, whole[1]!, entry('/undated/')])).toEqual([
    'no date for https://a.example/undated/, got 2026-01-02',
  ]);
});

it('a part of an index holds its own alone', () => {
  expect(told([whole[0]!], '/sitemap-1.xml')).toEqual([]);
  expect(told([entry('/x/', '')], '/sitemap-1.xml')).toHaveLength(1);
});
