import { expect, it } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { releaseChanges } from '../../../src/desk/upgrade/release-changes.ts';
import { published, siteOf } from '../../support/site-of.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const releaseOf = (change: Partial<typeof site>): Release => published({ ...site, ...change }, sources).release;

it('tells what clients would get otherwise, path by path, and nothing of what is the same', () => {
  const before = releaseOf({});
  expect(releaseChanges(before, releaseOf({}))).toEqual([]);
  const after = releaseOf({ company: { ...site.company, legalName: 'Another Name' } });
  const changes = releaseChanges(before, after);
  const company = changes.find(({ path }) => path === '/api/v1/company.json');
  expect(company).toEqual({
    path: '/api/v1/company.json',
    what: 'other',
    lines: [`/legalName: ${JSON.stringify(site.company.legalName)} → "Another Name"`],
  });
  expect(changes.map(({ path }) => path)).not.toContain('/favicon.svg');
});

it('tells what is new and what is gone, redirects and header fields too', () => {
  const [before, after] = [
    releaseOf({}),
    releaseOf({ rsl: true, dataLicense: { name: 'Own', url: 'https://a.example/' } }),
  ];
  const what = (from: Release, to: Release, path: string) =>
    releaseChanges(from, to).find((each) => each.path === path)?.what;
  expect(what(before, after, '/license.xml')).toBe('new');
  expect(what(after, before, '/license.xml')).toBe('gone');
  const redirects = new Map([...before.redirects, ['/old/', '/']]);
  expect(what(before, { ...before, redirects }, '/old/')).toBe('new');
  const { release } = published({ ...site, noIndex: true }, sources);
  const lines = releaseChanges(before, release).find(({ path }) => path === '/api/v1/company.json')?.lines;
  expect(lines).toEqual(['X-Robots-Tag: none → noindex']);
});
