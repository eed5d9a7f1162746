import { expect, test, vi } from 'vitest';
import type { FixedAnswers } from '../../../../src/hosts/cloudfront/programs/decide.ts';
import type { ViewerFields } from '../../../../src/hosts/cloudfront/programs/event.ts';

const site: FixedAnswers = {
  methods: ['GET', 'HEAD'],
  bare: { 'cache-control': { value: 'max-age=60' } },
  options: { allow: { value: 'GET, HEAD, OPTIONS' } },
  refused: { allow: { value: 'GET' } },
  refusal: 'No.\n',
  missing: '/404.html',
};
const paths = { '/': 1, '/a.md': 0, '/docs': 2, '/docs/': 1 };
const get = vi.fn(async (path: string) => {
  const kind = paths[path as keyof typeof paths];
  if (kind === undefined) throw new Error('KeyNotFound');
  return String(kind);
});

// Constants stand beside the programs, and the module that CloudFront gives to them.
vi.stubGlobal('site', site);
vi.stubGlobal('paths', paths);
vi.mock('cloudfront', () => ({ default: { kvs: () => ({ get }) } }));
const { handler: withPaths } = await import('../../../../src/hosts/cloudfront/programs/viewer-request.ts');
const { handler: withStore } = await import('../../../../src/hosts/cloudfront/programs/viewer-request-store.ts');

const rawQueryString = () => 'a=b';

test.each([
  ['the paths in the function', withPaths],
  ['the paths in a KeyValueStore', withStore],
])('%s', async (_, handler) => {
  const ask = async (uri: string, method = 'GET', headers: ViewerFields = {}) =>
    handler({ request: { uri, method, headers, querystring: { a: { value: 'b' } }, rawQueryString } });
  const to = (uri: string, headers: ViewerFields = {}) => ({
    uri,
    method: 'GET',
    headers,
    querystring: {},
    rawQueryString,
  });
  const markdown = { accept: { value: 'text/markdown' } };

  expect(await ask('/a.md')).toEqual(to('/a.md'));
  expect(await ask('/docs/')).toEqual(to('/docs/index.html'));
  expect(await ask('/', 'GET', { ...markdown })).toEqual(to('/index.markdown', markdown));
  expect(await ask('/nope')).toEqual(to('/404.html'));
  expect(await ask('/docs')).toEqual({
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: '/docs/' }, 'cache-control': { value: 'max-age=60' } },
  });
  expect(await ask('/', 'OPTIONS')).toEqual({
    statusCode: 204,
    statusDescription: 'No Content',
    headers: { allow: { value: 'GET, HEAD, OPTIONS' }, 'cache-control': { value: 'max-age=60' } },
  });
  expect(await ask('/nope', 'POST')).toEqual({
    statusCode: 405,
    statusDescription: 'Method Not Allowed',
    headers: { allow: { value: 'GET' }, 'cache-control': { value: 'max-age=60' } },
    body: { encoding: 'text', data: 'No.\n' },
  });
  expect(await ask('/', 'HEAD')).toMatchObject({ uri: '/index.html', method: 'HEAD' });
});

test('the lines of Accept are one list', () => {
  const lines = [{ value: 'text/html;q=0.2' }, { value: 'text/markdown' }];
  const request = {
    uri: '/',
    method: 'GET',
    headers: { accept: { value: 'text/html;q=0.2', multiValue: lines } },
    querystring: {},
    rawQueryString,
  };
  expect(withPaths({ request })).toMatchObject({ uri: '/index.markdown' });
});

test('preconditions stay away from the bucket: all of them where a path is missing', () => {
  const sent = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since', 'if-none-match', 'accept'];
  const headers = () => Object.fromEntries(sent.map((name) => [name, { value: 'x' }]));
  const kept = (uri: string) => {
    const request = { uri, method: 'GET', headers: headers(), querystring: {}, rawQueryString };
    return Object.keys(withPaths({ request }).headers);
  };
  expect(kept('/')).toEqual(['if-none-match', 'accept']);
  expect(kept('/nope')).toEqual(['accept']);
});

test('OPTIONS is refused where it has no answer', async () => {
  vi.resetModules();
  const { options: _, ...without } = site;
  vi.stubGlobal('site', without);
  const { handler } = await import('../../../../src/hosts/cloudfront/programs/viewer-request.ts');
  expect(
    handler({ request: { uri: '/', method: 'OPTIONS', headers: {}, querystring: {}, rawQueryString } }),
  ).toMatchObject({
    statusCode: 405,
  });
});
