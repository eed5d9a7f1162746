import { expect, test } from 'vitest';
import { pagePath } from '../../../src/content/check/page-path.ts';

const long = 'a'.repeat(64);

test.each([
  ['home', undefined, '/'],
  ['index', undefined, '/'],
  ['privacy', undefined, '/privacy/'],
  ['guides/start', undefined, '/guides/start/'],
  ['guides/index', undefined, '/guides/'],
  // Only the first of the names means the homepage.
  ['guides/home', undefined, '/guides/home/'],
  ['privacy', 'data', '/data/'],
  ['guides/index', 'first', '/guides/first/'],
  ['home', 'welcome', '/welcome/'],
  ['a.md', 'b', '/b/'],
  [long, undefined, `/${long}/`],
  ['guides/api', undefined, '/guides/api/'],
  ['1-2-c3', undefined, '/1-2-c3/'],
  ['com', undefined, '/com/'],
  ['console', undefined, '/console/'],
  ['com10', undefined, '/com10/'],
  ['ä', undefined, '/%C3%A4/'],
  ['a\u0308/b', '会社', '/%C3%A4/%E4%BC%9A%E7%A4%BE/'],
])('%s with slug %s is at %s', (name, slug, path) => {
  expect(pagePath(name, slug)).toEqual({ path });
});

test.each<[string, string | undefined, string]>([
  ['Privacy', undefined, 'Privacy'],
  ['a b', undefined, 'a b'],
  ['a--b', undefined, 'a--b'],
  ['-a', undefined, '-a'],
  ['a-', undefined, 'a-'],
  ['Ä', undefined, 'Ä'],
  ['a.b', undefined, 'a.b'],
  ['a.md', undefined, 'a.md'],
  ['a.mdx', undefined, 'a.mdx'],
  ['A/b', undefined, 'A'],
  ['a', 'B', 'B'],
  [`${long}a`, undefined, `${long}a`],
  // Names that Windows keeps for devices.
  ...['con', 'prn', 'aux', 'nul', 'com1', 'lpt9'].map((name) => [name, undefined, name] as [string, undefined, string]),
  ['nul/a', undefined, 'nul'],
])('%s with slug %s: %s is no part of an address', (name, slug, segment) => {
  expect(pagePath(name, slug)).toEqual({ segment });
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
  for (const [file, slug] of [[name], [`${name}/x`], ['x', name]] as const)
    expect(pagePath(file, slug)).toEqual({ reserved: `/${name}` });
});
