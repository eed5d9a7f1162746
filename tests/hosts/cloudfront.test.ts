import { describe, expect, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { cloudfront } from '../../src/hosts/cloudfront/cloudfront.ts';
import { type Upload, uploadPlan, uploadStages } from '../../src/hosts/cloudfront/plan.ts';
import { uploadedFiles } from '../../src/hosts/edge/uploaded-files.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { ask } from './client.ts';
import { distribution, names, policyOf, textOf } from './cloudfront-platform.ts';
import { hostileRelease } from './hostile-release.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease, smallRelease } from './release.ts';
import { conformance } from './suite.ts';

const release = exampleRelease();
const large = withPages(release, 1000);

describe('CloudFront: the paths in the function', () => {
  const release = smallRelease();
  const exchange = distribution(release, cloudfront.emit(release, {}));
  conformance('cloudfront', () => ({ release, exchange, encodings: [] }));

  test('runs without a KeyValueStore', () => {
    expect(names(cloudfront.emit(release, {}))).not.toContain('key-value-store.json');
  });

  test('joins Accept lines, and keeps no conditional request for a missing path', async () => {
    const lines = {
      method: 'GET',
      target: '/',
      headers: [
        ['Accept', 'text/html;q=0.2'],
        ['Accept', 'text/markdown'],
      ],
    } as const;
    expect((await exchange(lines)).headers.get('content-type')).toEqual(['text/markdown; charset=utf-8']);
    expect((await exchange(ask('/none', { 'If-None-Match': '*' }))).status).toBe(404);
  });
});

describe('CloudFront: too many paths for the function', () => {
  const output = cloudfront.emit(large, {});
  const exchange = distribution(large, output);
  conformance('cloudfront-key-value-store', () => ({ release: large, exchange, encodings: [] }));

  test('keeps the paths in a KeyValueStore, and the function small', () => {
    expect(names(output)).toContain('key-value-store.json');
    expect(textOf(output, 'viewer-request.js').length).toBeLessThan(10_240);
    expect(output.exceeded).toEqual([]);
  });
});

describe.each([
  ['in the function', preflightRelease(smallRelease())],
  ['in a KeyValueStore', withPages(preflightRelease(), 1000)],
])('CloudFront, the paths %s: preflight', (place, release) => {
  const output = cloudfront.emit(release, {});
  const exchange = distribution(release, output);
  answersPreflight(() => exchange, release);

  test('fits', () => expect(output.exceeded).toEqual([]));
  test('is where it should be', () =>
    expect(names(output).includes('key-value-store.json')).toBe(place === 'in a KeyValueStore'));
});

describe('CloudFront: what is uploaded', () => {
  const output = cloudfront.emit(release, { hsts: 'max-age=63072000; includeSubDomains; preload' });
  const plan = JSON.parse(textOf(output, 'plan.json')) as Upload[];

  test('every file, in stages: what pages refer to before them, what names pages after them; no side-cars', () => {
    const files = new Set(plan.map(({ file }) => file));
    expect([...files].sort()).toEqual(
      uploadedFiles(release)
        .map(({ file }) => file)
        .sort(),
    );
    const turns = plan.map(({ stage }) => uploadStages.indexOf(stage));
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    const stageOf = (key: string) => plan.find(({ put }) => put.Key === key)?.stage;
    expect(plan[0]?.file).toMatch(/^assets\//);
    expect(['index.html', 'index.markdown'].map(stageOf)).toEqual(['home', 'home']);
    expect(['about/index.html', 'about/index.markdown', '404.html'].map(stageOf)).toEqual(['pages', 'pages', 'pages']);
    expect(['about.md', 'api/v1/company.json', 'favicon.ico'].map(stageOf)).toEqual(['files', 'files', 'files']);
    const last = ['sitemap.xml', 'llms.txt', 'robots.txt', '.well-known/api-catalog', 'api/v1/index.json'];
    expect(new Set(last.map(stageOf))).toEqual(new Set(['discovery']));
  });

  test('a part of llms.txt goes up after the pages that it names, other texts before', () => {
    const stageOf = (key: string) => uploadPlan([{ key, file: key, headers: {} }], {})[0]?.stage;
    expect(['guides/llms.txt', 'guides/llms--a.txt', 'guides/llms-full.txt'].map(stageOf)).toEqual(
      Array(3).fill('discovery'),
    );
    expect(['guides/notes.txt', 'guides/llms.txt.pdf'].map(stageOf)).toEqual(['files', 'files']);
  });

  test('a mirror is stored once for its own path and once for the page: their header fields differ', () => {
    const twice = plan.filter(({ file }) => file === 'index.md').map(({ put }) => put);
    expect(twice.map(({ Key }) => Key).sort()).toEqual(['index.markdown', 'index.md']);
    const [page, mirror] = ['index.markdown', 'index.md'].map((key) => twice.find(({ Key }) => Key === key)!.Metadata);
    expect(page).toMatchObject({ vary: 'Accept, Accept-Encoding', 'x-markdown-tokens': expect.any(String) });
    expect(mirror).toMatchObject({ 'access-control-allow-origin': '*' });
  });

  test('the policy carries what all answers share', () => {
    const policy = policyOf(output);
    expect(policy.SecurityHeadersConfig.StrictTransportSecurity).toEqual({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: true,
      Override: true,
    });
    expect(policy.CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]);
  });
});

describe('CloudFront: hostile paths and header values', () => {
  test.each([
    ['in the function', 0],
    ['in a KeyValueStore', 1000],
  ])('%s', async (_, more) => {
    const hostile = withPages(hostileRelease(), more, '', '/docs/api/');
    const output = cloudfront.emit(hostile, {});
    const exchange = distribution(hostile, output);
    expect(names(output).includes('key-value-store.json')).toBe(more > 0);
    const longest = output.exceeded.find(({ limit }) => limit === 'bytes of a path')?.allowed ?? Infinity;
    expect(longest).toBe(more === 0 ? Infinity : 512);
    for (const { path, variants } of hostile.routes.values()) {
      if (path.length > longest) continue;
      const answer = await exchange(ask(path));
      const { Link } = variants[0]!.headers;
      expect([path, answer.status, answer.headers.get('link')?.[0]]).toEqual([path, 200, Link]);
    }
  });
});

describe('CloudFront: limits', () => {
  test('a path longer than a key of the store may be', () => {
    const { exceeded } = cloudfront.emit(withPages(release, 1000, 'x'.repeat(600)), {});
    expect(exceeded).toEqual([{ limit: 'bytes of a path', allowed: 512, got: expect.any(Number) }]);
  });

  test('a Link header that S3 cannot store', () => {
    const [home] = sampleRelease.routes.get('/')!.variants;
    const variants = [{ ...home!, headers: { ...home!.headers, Link: `<${'x'.repeat(2100)}>` } }];
    const { exceeded } = cloudfront.emit({ ...sampleRelease, routes: new Map([['/', { path: '/', variants }]]) }, {});
    expect(exceeded.map(({ limit }) => limit)).toEqual([
      'bytes of the metadata of an object',
      'bytes of a header field',
    ]);
  });
});

/** The release with more pages, all of them with the body of one that it has. */
function withPages(release: Release, count: number, suffix = '', model = '/about/'): Release {
  const routes = new Map(release.routes);
  const redirects = new Map(release.redirects);
  const { variants } = release.routes.get(model)!;
  for (let i = 0; i < count; i++) {
    const path = `/pages/number-${i}${suffix}/`;
    routes.set(path, { path, variants });
    redirects.set(path.slice(0, -1), path);
  }
  return { ...release, routes, redirects };
}
