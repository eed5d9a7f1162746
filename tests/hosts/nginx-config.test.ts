import { expect, it, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { nginx } from '../../src/hosts/nginx/nginx.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { ask, field } from './client.ts';
import { manyPages } from './many-pages.ts';
import { nginxBinary, startNginx } from './nginx-server.ts';
import { describeWith } from './servers.ts';

function emitted(release: Release, name: string): string {
  return nginx.emit(release, {}).files.find(({ file }) => file === name)!.text;
}

test('names a long host by a pattern, because names are kept in a hash of small buckets', () => {
  const named = (hostname: string) => emitted({ ...sampleRelease, baseUrl: `https://${hostname}` }, 'site.conf');
  expect(named('example.com')).toContain('  server_name example.com;\n');
  expect(named('a-name-of-forty-letters-and-more.example')).toContain(
    '  server_name "~^a-name-of-forty-letters-and-more[.]example$";\n',
  );
});

test.each([['/x"y.md'], ['/x\\y.md'], ['/x y.md'], ['/é.md'], ['/x\n.md']])(
  'refuses %j, which could not be quoted',
  (path) => {
    const variant = { ...sampleRelease.routes.get('/auth.md')!.variants[0]!, file: path.slice(1) };
    const routes = new Map([[path, { path, variants: [variant] }]]);
    expect(() => nginx.emit({ ...sampleRelease, routes }, {})).toThrow('not a path that can be quoted');
  },
);

test('refuses a value that is longer than a line may be', () => {
  const [path, route] = [...sampleRelease.routes][0]!;
  const variants = route.variants.map((variant) => ({
    ...variant,
    headers: { ...variant.headers, Link: 'x'.repeat(5000) },
  }));
  const { exceeded } = nginx.emit({ ...sampleRelease, routes: new Map([[path, { path, variants }]]) }, {});
  expect(exceeded).toEqual([
    { limit: 'bytes in one line of the configuration', allowed: 4096, got: expect.any(Number) },
  ]);
});

test('is the same for any number of pages', () => {
  const [few, many] = [manyPages(1000), manyPages(10_000)].map((release) => emitted(release, 'gazette.conf'));
  expect(many).toBe(few);
  expect(many!.length).toBeLessThan(65_536);
});

test('holds nothing that belongs to all servers of a machine', () => {
  const text = emitted(sampleRelease, 'gazette.conf');
  const outermost = text.split('\n').filter((line) => /^[a-z]/.test(line));
  expect(outermost.map((line) => line.split(' ')[0])).toEqual(['error_page', 'error_page', 'location']);
  expect(text).not.toMatch(/^\s*(?:map|geo|split_clients|limit_\w+_zone|map_hash\w+|variables_hash\w+) /m);
});

describeWith(nginxBinary, 'nginx with 10,000 pages', 'apt-get install nginx', () => {
  it('takes the configuration without a warning, and finds the last page', async () => {
    const release = manyPages(10_000);
    const last = [...release.redirects.keys()].at(-1)!;
    const { server, exchange } = await startNginx(release);
    try {
      const answer = await exchange(ask(last));
      expect([answer.status, field(answer, 'location')]).toEqual([308, `${last}/`]);
    } finally {
      await server.stop();
    }
  });
});
