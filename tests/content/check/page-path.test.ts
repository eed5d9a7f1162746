import { expect, test } from 'vitest';
import { pagePath } from '../../../src/content/check/page-path.ts';

const long = 'a'.repeat(64);

test.each([
  ['home.md', undefined, '/'],
  ['index.md', undefined, '/'],
  ['privacy.md', undefined, '/privacy/'],
  ['guides/start.md', undefined, '/guides/start/'],
  ['guides/index.md', undefined, '/guides/'],
  // Only the first of the names means the homepage.
  ['guides/home.md', undefined, '/guides/home/'],
  ['privacy.md', 'data', '/data/'],
  ['guides/index.md', 'first', '/guides/first/'],
  ['home.md', 'welcome', '/welcome/'],
  ['a.md.md', 'b', '/b/'],
  [`${long}.md`, undefined, `/${long}/`],
  ['guides/api.md', undefined, '/guides/api/'],
  ['1-2-c3.md', undefined, '/1-2-c3/'],
  ['com.md', undefined, '/com/'],
  ['console.md', undefined, '/console/'],
  ['com10.md', undefined, '/com10/'],
])('%s with slug %s is at %s', (file, slug, path) => {
  expect(pagePath(file, slug)).toEqual({ path });
});

test.each<[string, string | undefined, string]>([
  ['Privacy.md', undefined, 'Privacy'],
  ['a b.md', undefined, 'a b'],
  ['a--b.md', undefined, 'a--b'],
  ['-a.md', undefined, '-a'],
  ['a-.md', undefined, 'a-'],
  ['ä.md', undefined, 'ä'],
  ['a.b.md', undefined, 'a.b'],
  ['a.mdx', undefined, 'a.mdx'],
  ['A/b.md', undefined, 'A'],
  ['a.md', 'B', 'B'],
  [`${long}a.md`, undefined, `${long}a`],
  // Names that Windows keeps for devices.
  ...['con', 'prn', 'aux', 'nul', 'com1', 'lpt9'].map(
    (name) => [`${name}.md`, undefined, name] as [string, undefined, string],
  ),
  ['nul/a.md', undefined, 'nul'],
])('%s with slug %s: %s is no part of an address', (file, slug, segment) => {
  expect(pagePath(file, slug)).toEqual({ segment });
});

test.each([
  'api',
  'oauth2',
  'oauth',
  'token',
  'agent',
  'authorize',
  'authorization',
  'register',
  'registration',
  'identity',
  'assets',
])('/%s is kept, and all below it', (name) => {
  for (const [file, slug] of [[`${name}.md`], [`${name}/x.md`], ['x.md', name]] as const)
    expect(pagePath(file, slug)).toEqual({ reserved: `/${name}` });
});
