import { expect, it } from 'vitest';
import type { ExpectedOutput } from '../../../src/checks/proof/expected-output.ts';
import { proveRelease } from '../../../src/checks/proof/prove.ts';
import { editionOf, fileProver } from '../../compile/proof/staged.ts';
import { organisations, today } from '../../support/organisations.ts';

const edition = { ...editionOf(organisations.find(({ name }) => name === 'a British charity')!), today };
const findingsIn = fileProver(edition);

/** The files of which something is found where a file of the release has other words. */
function filesFound(file: string, from: string | RegExp, to: string): string[] {
  const text = Buffer.from(edition.release.files.get(file)!.bytes).toString('utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return findingsIn(file, changed).map(({ file: name }) => name);
}

// Each of the other organisations: tests/compile/proof/sound.test.ts.
it('a release as it is meant has no finding', () => {
  expect(proveRelease(edition as ExpectedOutput)).toEqual([]);
});

it.each([
  ['.well-known/security.txt', /^Contact: .*$/m, 'Contact: mailto:other@charity.example'],
  ['.well-known/security.txt', /^Expires: \d{4}/m, 'Expires: 2099'],
  ['.well-known/security.txt', /^Canonical: .*$/m, 'Canonical: https://other.example/.well-known/security.txt'],
  ['robots.txt', /Allow: \//, 'Disallow: /'],
  ['robots.txt', /^Sitemap: .*$/m, 'Sitemap: https://other.example/sitemap.xml'],
  ['api/v1/company.json', /99999999/, '99999998'],
  ['sitemap.xml', /<loc>/, '<loc>https://other.example'],
  ['llms.txt', /^# .*$/m, '# Another'],
] as const)('%s with other words has one: %s', (file, from, to) => {
  expect(filesFound(file, from, to)).toContain(file);
});

it('a heading that its mirror has not is found in the mirror', () => {
  expect(filesFound('index.html', /<h1[^>]*>/, '$&Another ')).toEqual(['index.md']);
});

it('without contacts for security the mailbox of the site is meant', () => {
  const { contacts: _, ...security } = edition.site.security;
  const site = { ...edition.site, security, contactEmail: 'other@charity.example' };
  const found = proveRelease({ ...edition, site } as ExpectedOutput);
  expect(found.map(({ expected }) => expected)).toContain('contact: mailto:other@charity.example');
});
