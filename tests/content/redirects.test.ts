import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { expandRedirect } from '../../src/content/redirects.ts';
import { respond } from '../../src/http/respond.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { kept } from '../support/kept.ts';

let site: TestSite;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());

const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const released = () => {
  const { release, problems } = build({ ...site.options, cache: kept });
  expect(problems).toEqual([]);
  return release!;
};
const siteText = (rows: string) => {
  const text = read('content/site.ts');
  site.write(
    'content/site.ts',
    text.replace(/ {2}redirects: \[[\s\S]*?\n {2}\],\n/, `  redirects: [\n${rows}\n  ],\n`),
  );
};

describe('redirects that editors write', () => {
  it('reach the release from site.ts and from front matter, with the address without slash and that of the mirror', () => {
    const { redirects } = released();
    expect(Object.fromEntries([...redirects].filter(([from, to]) => to !== `${from}/`))).toEqual({
      '/wir-ueber-uns/': '/company/',
      '/wir-ueber-uns': '/company/',
      '/wir-ueber-uns.md': '/company.md',
      '/katalog.pdf': 'https://legal.pumpen.example/katalog/',
      '/erste-schritte/': '/anleitung/start/',
      '/erste-schritte': '/anleitung/start/',
      '/erste-schritte.md': '/anleitung/start.md',
    });
    const answer = respond(released(), { method: 'GET', path: '/erste-schritte.md?x', headers: {} });
    expect([answer.status, answer.headers.Location]).toEqual([308, '/anleitung/start.md']);
  });

  it('are in no list of what there is', () => {
    const { files } = released();
    for (const name of ['sitemap.xml', 'llms.txt', 'api/v1/index.json'])
      expect(Buffer.from(files.get(name)!.bytes).toString(), name).not.toMatch(/wir-ueber-uns|erste-schritte|katalog/);
  });

  it('of questions are the names that their files had', () => {
    const faq = read('content/faq/wie-laut.md');
    site.write('content/faq/wie-laut.md', faq.replace('order: 1\n', 'order: 1\nformerly: [lautstaerke]\n'));
    expect(released().redirects.get('/questions/lautstaerke/')).toBe('/questions/wie-laut/');
    site.write('content/faq/wie-laut.md', faq);
  });

  it('have one form, however they are written, and are sent with capitals or without', () => {
    const forms = ['/über-uns/', '/u\u0308ber-uns/', '/%C3%BCber-uns/', '/%c3%bcber%2Duns/'];
    for (const from of forms)
      expect(expandRedirect({ from, to: '/about/#us' }), from).toEqual([
        ['/%C3%BCber-uns/', '/about/#us'],
        ['/%C3%BCber-uns', '/about/#us'],
        ['/%C3%BCber-uns.md', '/about.md'],
        ['/%c3%bcber-uns/', '/about/#us'],
        ['/%c3%bcber-uns', '/about/#us'],
        ['/%c3%bcber-uns.md', '/about.md'],
      ]);
    for (const from of ['/index.php?id=7', '/?lang=de/', '/blog/*', '/gr%FC%DFe', '/a%2Cb'])
      expect(expandRedirect({ from, to: '/' })[0], from).toEqual([from, '/']);
  });

  it('lead elsewhere with the mirror too, and for files with nothing else', () => {
    expect(expandRedirect({ from: '/a/', to: 'https://b.example/' }).map(([, to]) => to)).toEqual([
      'https://b.example/',
      'https://b.example/',
      'https://b.example/',
    ]);
    expect(expandRedirect({ from: '/a.pdf', to: '/b/' })).toEqual([['/a.pdf', '/b/']]);
  });

  it.each([
    ["{ from: '/', to: '/company/' }", 'field-invalid'],
    ["{ from: '/a<b/', to: '/company/' }", 'field-invalid'],
    ["{ from: '/../x/', to: '/company/' }", 'field-invalid'],
    ["{ from: '/.well-known/x', to: '/company/' }", 'field-invalid'],
    ["{ from: 'https://a.example/', to: '/company/' }", 'field-invalid'],
    ["{ from: '/api/v1/x.json', to: '/company/' }", 'path-reserved'],
    ["{ from: '/oauth/token', to: '/company/' }", 'path-reserved'],
    ["{ from: '/a/', to: 'http://a.example/' }", 'field-invalid'],
    ["{ from: '/a/', to: 'https://a.example/?q=1' }", 'field-invalid'],
    ["{ from: '/a/', to: '/company/#x' }", 'redirect-dead'],
    ["{ from: '/a/', to: '//a.example/' }", 'field-invalid'],
  ])('refuses %s', (row, code) => {
    const before = read('content/site.ts');
    siteText(`    ${row},`);
    expect(build({ ...site.options, cache: kept }).problems).toMatchObject([
      { code, at: { file: 'content/site.ts', line: 20 } },
    ]);
    site.write('content/site.ts', before);
  });
});
