import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Request, Response } from '../../src/http/respond.ts';
import { respond } from '../../src/http/respond.ts';
import { runs } from '../support/runs.ts';
import cases from './respond.cases.json' with { type: 'json' };
import { bodies, sampleRelease } from './sample-release.ts';

const send = (path: string, headers: Request['headers'] = {}, method = 'GET'): Response =>
  respond(sampleRelease, { method, path, headers });
const text = (response: Response): string => new TextDecoder().decode(response.body);

/** Which file a 200 answer holds; else its status. */
function outcome(response: Response): string | number {
  const file = Object.entries(bodies).find(([, body]) => body === text(response))?.[0];
  return response.status === 200 ? (file ?? 'nothing') : response.status;
}

describe('paths', () => {
  test.each(cases.paths as [string, string][])('%s → %s', (path, file) => {
    expect(outcome(send(path))).toBe(file);
  });

  test.each(cases['is not found'])('%j is not found', (path) => {
    const response = send(path, { accept: 'text/markdown' });
    expect(response.status).toBe(404);
    expect(text(response)).toBe(bodies['404.html']);
    expect(response.headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
    });
    for (const absent of ['Vary', 'Link', 'x-markdown-tokens', 'ETag'])
      expect(response.headers).not.toHaveProperty(absent);
  });

  test.each(['/docs/api', '/docs/api?x=1', 'http://example.com/docs/api'])('%s redirects to its page', (path) => {
    const response = send(path);
    expect(response.status).toBe(308);
    expect(response.headers).toMatchObject({ Location: '/docs/api/', 'Content-Length': '0' });
    expect(response.headers).not.toHaveProperty('Content-Type');
    expect(response.body).toHaveLength(0);
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'get', 'Head', '', 'PROPFIND'])(
    '%j is refused',
    (method) => {
      for (const path of ['/', '/api/v1/company.json', '/nope', '/docs/api', '*']) {
        const response = send(path, {}, method);
        expect(response.status).toBe(405);
        expect(response.headers).toMatchObject({ Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
        expect(text(response)).toBe('Only GET, HEAD are answered here.\n');
      }
    },
  );
});

describe('negotiation', () => {
  test.each([
    ['/', 'text/markdown', 'index.md'],
    ['/docs/api/', 'text/markdown, text/html, */*', 'docs/api.md'],
    ['/', ['text/html;q=0.2', 'text/markdown;q=0.5'], 'index.md'],
    ['/', ['text/markdown;q=0.2', 'text/html;q=0.5'], 'index.html'],
    ['/', [], 'index.html'],
    ['/', 'text/html', 'index.html'],
    // Only pages have two representations.
    ['/index.md', 'text/html', 'index.md'],
    ['/api/v1/company.json', 'text/markdown', 'api/v1/company.json'],
    ['/api/v1/company.json', 'text/html;q=1, */*;q=0', 'api/v1/company.json'],
  ])('%s with %j → %s', (path, accept, file) => {
    expect(outcome(send(path, { accept }))).toBe(file);
  });

  test('both representations say so, with tags of their own', () => {
    const html = send('/').headers;
    const markdown = send('/', { accept: 'text/markdown' }).headers;
    expect(html).toMatchObject({ Vary: 'Accept, Accept-Encoding', 'Content-Type': 'text/html; charset=utf-8' });
    expect(markdown).toMatchObject({
      Vary: 'Accept, Accept-Encoding',
      'Content-Type': 'text/markdown; charset=utf-8',
      'x-markdown-tokens': '3',
    });
    expect(html).not.toHaveProperty('x-markdown-tokens');
    expect(html.Link).toBe('</auth.md>; rel="service-doc"; type="text/markdown"');
    expect(html.ETag).not.toBe(markdown.ETag);
  });

  test('no other route varies by Accept', () => {
    for (const path of ['/index.md', '/auth.md', '/api/v1/company.json'])
      expect(send(path).headers.Vary).toBe('Accept-Encoding');
  });
});

describe('conditional requests', () => {
  const etag = send('/').headers.ETag!;

  test.each([
    etag,
    `W/${etag}`,
    `"x", ${etag}`,
    `"a,b" ,W/"y",\t${etag}`,
    `,${etag},`,
    '*',
    ' * ',
    ['"x"', etag] as const,
  ])('If-None-Match: %j → 304', (condition) => {
    const response = send('/', { 'if-none-match': condition });
    const { 'Content-Type': _, ...kept } = send('/').headers;
    const { 'Content-Length': __, ...expected } = kept;
    expect(response).toEqual({ status: 304, headers: expected, body: new Uint8Array(0) });
    expect(send('/', { 'if-none-match': condition }, 'HEAD')).toEqual(response);
  });

  test.each([
    '"x"',
    '',
    etag.slice(1, -1),
    `"${etag}"x`.slice(0, -3),
    etag.toUpperCase(),
    `${etag.slice(0, -1)} "`,
    '**',
    '"*"',
    '"',
  ])('If-None-Match: %j → 200', (condition) => {
    expect(outcome(send('/', { 'if-none-match': condition }))).toBe('index.html');
  });

  test('a tag of the other representation does not match', () => {
    expect(outcome(send('/', { 'if-none-match': etag, accept: 'text/markdown' }))).toBe('index.md');
  });

  test('304 of an API document keeps what other origins need', () => {
    const condition = send('/api/v1/company.json').headers.ETag!;
    expect(send('/api/v1/company.json', { 'if-none-match': condition }).headers).toMatchObject({
      ETag: condition,
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
    });
  });

  test('304 of Markdown carries the estimate of what the client has', () => {
    const { headers } = send('/index.md', {});
    expect(headers['x-markdown-tokens']).toMatch(/^[1-9]/);
    expect(send('/index.md', { 'if-none-match': '*' }).headers).toHaveProperty(
      'x-markdown-tokens',
      headers['x-markdown-tokens'],
    );
  });

  test('a condition changes nothing about 404, 405 and 308', () => {
    expect(send('/nope', { 'if-none-match': '*' }).status).toBe(404);
    expect(send('/docs/api', { 'if-none-match': '*' }).status).toBe(308);
    expect(send('/', { 'if-none-match': '*' }, 'POST').status).toBe(405);
  });

  test.each(['"', '" ', 'W/', '"a', ' '])('much of %j is read in linear time', { timeout: 10_000 }, (piece) => {
    expect(outcome(send('/', { 'if-none-match': piece.repeat(200_000) }))).toBe('index.html');
  });
});

test('credentials, cookies, ranges and dates change nothing', () => {
  const ignored = {
    authorization: 'Bearer x',
    cookie: 'a=b',
    range: 'bytes=0-1',
    'if-range': '"x"',
    'if-match': '"x"',
    'if-modified-since': 'Sun, 06 Nov 2094 08:49:37 GMT',
    'if-unmodified-since': 'Sun, 06 Nov 1994 08:49:37 GMT',
    'x-http-method-override': 'DELETE',
    'accept-encoding': 'gzip',
    origin: 'https://evil.example',
  };
  for (const path of ['/', '/api/v1/company.json', '/nope', '/docs/api'])
    expect(send(path, ignored)).toEqual(send(path));
});

test('OPTIONS is 204 everywhere, if the release has a preflight, and Allow names it', () => {
  const preflight = { 'Access-Control-Allow-Methods': 'GET, HEAD' };
  const open = { ...sampleRelease, preflight };
  for (const path of ['/', '/api/v1/company.json', '/nope', '/docs/api', '*']) {
    expect(respond(open, { method: 'OPTIONS', path, headers: {} })).toEqual({
      status: 204,
      headers: { Allow: 'GET, HEAD, OPTIONS', ...preflight },
      body: new Uint8Array(0),
    });
    const refused = respond(open, { method: 'options', path, headers: {} });
    expect([refused.status, refused.headers.Allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(respond(open, { method: 'GET', path, headers: {} })).toEqual(send(path));
  }
});

describe('whatever the request', () => {
  const path = fc.oneof(
    fc.constantFrom(...sampleRelease.routes.keys(), '/docs/api', '/nope', '*', 'http://h/'),
    fc.string({ unit: 'binary' }),
    fc.webPath().map((generated) => `/${generated}`),
  );
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('*', 'text/markdown', '*/*', '"x"'));
  const headers = fc.dictionary(
    fc.oneof(fc.constantFrom('accept', 'if-none-match', 'range', '__proto__'), fc.string()),
    fc.oneof(value, fc.array(value), fc.constant(undefined)),
  );
  const method = fc.oneof({ arbitrary: fc.constantFrom('GET', 'HEAD'), weight: 4 }, fc.string());

  test('the answer is whole, and HEAD is GET without a body', () => {
    const statuses = new Set<number>();
    fc.assert(
      fc.property(path, headers, method, (target, fields, verb) => {
        const response = send(target, fields, verb);
        statuses.add(response.status);
        for (const [name, fieldValue] of Object.entries(response.headers)) {
          expect(name).toMatch(/^[A-Za-z-]+$/);
          expect(fieldValue).toMatch(/^[\x21-\x7E]([\x20-\x7E]*[\x21-\x7E])?$/);
        }
        expect(response.headers['X-Content-Type-Options']).toBe('nosniff');
        expect(response.headers['Content-Security-Policy']).toMatch(/^default-src 'none'/);
        expect(response.headers['Content-Length']).toBe(
          response.status === 304
            ? undefined
            : String(verb === 'HEAD' ? send(target, fields).body.length : response.body.length),
        );
        if (verb === 'HEAD') expect(response).toEqual({ ...send(target, fields), body: new Uint8Array(0) });
      }),
      { numRuns: runs(3000), seed: 9112 },
    );
    expect([...statuses].sort()).toEqual([200, 304, 308, 404, 405]);
  });
});
