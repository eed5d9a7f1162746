import { expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { caddySite } from '../../../src/hosts/caddy/site.ts';
import { headerSets } from '../../../src/hosts/header-sets.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { manyPages } from '../many-pages.ts';
import { exampleRelease } from '../release.ts';

const site = (release: Release, hsts?: string) => caddySite(release, headerSets(release, { hsts }));

test('maps paths to rows, and rows to files and sets of fields', () => {
  const maps = site(sampleRelease).match(/^\tmap .*? \{\n.*?^\t\}/gms) ?? [];
  expect(maps.join('\n')).toMatchInlineSnapshot(`
    "	map {http.request.uri} {gazette.path} {
    		~^([^?]*) $1
    	}
    	map {http.vars.gazette_path} {gazette.row} {gazette.stem} {
    		"/" r0 ""
    		"/index.md" r1 ""
    		"/auth.md" r2 ""
    		"/api/v1/company.json" r3 ""
    		~^((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)/$ page $1
    		~^((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)[.]md$ mirror $1
    		~^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$ folder ""
    		default none ""
    	}
    	map {http.vars.gazette_row} {gazette.set} {gazette.file} {gazette.beside} {gazette.tokens} {
    		"r0" s0 "/index.html" "/index.html" ""
    		"r0 markdown" s1 "/index.md" "/index.md" "3"
    		"r1" s4 "/index.md" "/index.md" "3"
    		"r2" s4 "/auth.md" "/auth.md" "3"
    		"r3" s5 "/api/v1/company.json" "/api/v1/company.json" ""
    		"page" s2 "{http.vars.gazette_stem}/index.html" "{http.vars.gazette_stem}/index.html" ""
    		"page markdown" s3 "{http.vars.gazette_stem}.md" "{http.vars.gazette_stem}/index.html" folder
    		"mirror" s4 "{http.vars.gazette_stem}.md" "{http.vars.gazette_stem}/index.html" folder
    		default "" "" "" ""
    	}"
  `);
});

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
