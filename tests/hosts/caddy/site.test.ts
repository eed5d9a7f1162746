import { expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { caddySite } from '../../../src/hosts/caddy/site.ts';
import { headerSets } from '../../../src/hosts/header-sets.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { manyPages } from '../many-pages.ts';
import { exampleRelease } from '../release.ts';

const site = (release: Release, hsts?: string) => caddySite(release, headerSets(release, { hsts }));

test('the configuration of 10,000 pages is that of 1,000, byte for byte, and small', () => {
  expect(site(manyPages(10_000))).toBe(site(manyPages(1000)));
  expect(site(exampleRelease()).length).toBeLessThan(64 * 1024);
});

test('a field that all answers share stands there once', () => {
  const hsts = 'max-age=63072000';
  expect(site(sampleRelease, hsts).split(`Strict-Transport-Security "${hsts}"`)).toHaveLength(2);
});

test("no name can be taken for a neighbour's", () => {
  const text = site(exampleRelease());
  const matchers = [...text.matchAll(/^\t*(@\S+)/gm)].map(([, name]) => name);
  const variables = [...text.matchAll(/\{(?:http\.vars\.)?([a-z_]+[._][a-z_]+)\}/g)].map(([, name]) => name);
  expect([...matchers, ...variables].filter((name) => !/^@?gazette[._]/.test(name ?? ''))).toEqual([]);
  expect(text).not.toMatch(/^\s*(?:order|\()/m);
});

test('reads the files of its own release, whatever the link to the current one says', () => {
  const roots = [...site(exampleRelease()).matchAll(/^\t*root (.*)$/gm)].map(([, folder]) => folder);
  expect([...new Set(roots)].sort()).toEqual(['"@GAZETTE_ROOT@/config/tokens"', '"@GAZETTE_ROOT@/dist"']);
});
