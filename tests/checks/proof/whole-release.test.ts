import { expect, it } from 'vitest';
import type { ExpectedOutput } from '../../../src/checks/proof/expected-output.ts';
import { proveRelease } from '../../../src/checks/proof/prove.ts';
import { editionOf } from '../../compile/proof/staged.ts';
import { organisations, today } from '../../support/organisations.ts';

const edition = editionOf(organisations.find(({ name }) => name === 'a British charity')!);

/** The files of which something is found where a file of the release has other words. */
function filesFound(file: string, from: string | RegExp, to: string): string[] {
  const { files } = edition.release;
  const text = Buffer.from(files.get(file)!.bytes).toString('utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const get = (name: string) =>
    name === file ? { ...files.get(name)!, bytes: Buffer.from(changed) } : files.get(name);
  const release = { ...edition.release, files: { ...files, get } as unknown as typeof files };
  return proveRelease({ ...edition, release, today } as ExpectedOutput).map(({ file: name }) => name);
}

it.each(organisations.map((each) => [each.name, each] as const))('%s as it is meant has no finding', (_, each) => {
  expect(proveRelease({ ...editionOf(each), today } as ExpectedOutput)).toEqual([]);
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
  const found = proveRelease({ ...edition, site, today } as ExpectedOutput);
  expect(found.map(({ expected }) => expected)).toContain('contact: mailto:other@charity.example');
});
