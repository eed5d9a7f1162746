import { expandRedirect } from '../../src/content/redirects.ts';
import type { Release } from '../../src/core/release.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { ask } from './client.ts';

/** Old addresses of every kind, as content writes them. */
const written = [
  ['/über-uns/', '/docs/api/'],
  ['/%e4%bc%9a%e7%a4%be/', '/docs/api/#part'],
  ['/gr%FC%DFe.html', '/'],
  ['/Bericht (2019), S.+1.pdf', '/auth.md'],
  ['/index.php?id=7', '/docs/api/'],
  ['/?p=12', '/docs/api/#part'],
  ['/suche?q=café&x=$1', '/'],
  ['/docs/api/?alt', '/auth.md'],
  ['/blog/*', '/'],
  ['/blog/2019/*', '/docs/api/'],
  ['/blog/kept/', '/docs/api/#part'],
  ['/blog/über/', 'https://legal.example.com/katalog/'],
  ['/notizen/ü/*', 'https://legal.example.com/'],
  ['/faq/lieferung/', '/docs/api/#delivery'],
  ['/security.txt', '/.well-known/security.txt'],
] as const;

/** A release with all of them. */
export function withOldAddresses(release: Release = sampleRelease): Release {
  const moved = written.flatMap(([from, to]) => expandRedirect({ from, to }));
  return { ...release, redirects: new Map([...release.redirects, ...moved]) };
}

/** Requests for them and for what lies beside them. */
export const oldAddressAsks = [
  ...[...withOldAddresses().redirects.keys()].flatMap((from) => [from, `${from}?x=1`, `${from}x`]),
  ...[
    '/blog',
    '/blog/',
    '/blog?x',
    '/blog/a',
    '/blog/a/b.css',
    '/blog/x.md?y=1',
    '/blog/%C3%BC/',
    '/blogs',
    '/blog.html',
  ],
  ...['/blog/2019', '/blog/2019/1/', '/blog/20190/', '/blog/kept/x', '/blog/kept?x', '/BLOG/', '/notizen/%C3%BC/x/y'],
  ...[
    '/index.php',
    '/index.php?id=8',
    '/index.php?id=7&x',
    '/index.php?ID=7',
    '/x?id=7',
    '/?p=13',
    '/?p=12&x',
    '/',
    '/?',
  ],
  ...[
    '/uber-uns/',
    '/%C3%BCber-uns/x',
    '/docs/api/',
    '/docs/api/?',
    '/docs/api?alt',
    '/notizen/',
    `/blog${'/a'.repeat(100)}`,
  ],
  ...['http://example.com/?p=12', 'http://example.com/blog/x', 'http://example.com/%C3%BCber-uns/'],
].flatMap((target) => [ask(target), ask(target, {}, 'HEAD')]);

export const refusedAsks = ['/?p=12', '/blog/x', '/%C3%BCber-uns/'].map((target) =>
  ask(target, { 'Content-Length': '0' }, 'POST'),
);
