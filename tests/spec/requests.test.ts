import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noLogins } from '../../src/audit/target.ts';
import { runs } from '../support/runs.ts';
import { apiPaths, get, paths, release } from './origin.ts';

const notFoundPage = Buffer.from(release.files.get('404.html')!.bytes).toString('utf8');

describe('service.md: what a request changes', () => {
  it.each(['text/markdown', 'text/html', '*/*', 'application/xml'])('4.1 no document of the API is by %s', (accept) => {
    for (const path of apiPaths) expect(get(path, { headers: { accept } })).toEqual(get(path));
  });

  it.each(['Bearer x', 'Basic YTpi', 'DPoP eyJ', 'nonsense'])('5.2 Authorization: %s is ignored', (authorization) => {
    for (const path of [...paths, '/missing'])
      expect(get(path, { headers: { authorization, cookie: 'session=1' } })).toEqual(get(path));
  });

  it.each([
    ...['/api/v1/', '/api/v1', '/api/v1/Company.json', '/api/v1/company', '/api/v2/index.json', '/api/'],
    ...['/events', '/api/v1/events.json', '/api/v1/webhooks.json', '/agent/events', '/feed.xml', '/rss.xml'],
    ...['/.well-known/oauth-authorization-server/api/v1', '/.well-known/oauth-protected-resource/api/v1', ...noLogins],
  ])('6, 7, 9.2 %s is not there, with the standard page of the site', (path) => {
    const { status, headers, body } = get(path, { headers: { accept: 'application/json' } });
    expect([status, headers.get('content-type'), body]).toEqual([404, 'text/html; charset=utf-8', notFoundPage]);
    expect(headers.has('www-authenticate')).toBe(false);
    expect(get(path, { method: 'HEAD' }).status).toBe(404);
  });

  it('7 no request is answered with 401, 403 or 5xx', () => {
    const anything = fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'get', ''),
      path: fc.oneof(
        fc.constantFrom(...paths),
        fc.string().map((s) => `/${s}`),
        fc.webPath(),
        fc.string(),
      ),
      headers: fc.dictionary(fc.constantFrom('accept', 'authorization', 'if-none-match', 'range'), fc.string()),
    });
    fc.assert(
      fc.property(anything, ({ path, ...options }) => {
        expect([200, 304, 308, 404, 405]).toContain(get(path, options).status);
      }),
      { numRuns: runs(500), seed: 7 },
    );
  });

  it('8.3 HEAD is GET without its body (RFC 9110 9.3.2)', () => {
    for (const path of [...paths, '/missing']) {
      const [head, got] = [get(path, { method: 'HEAD' }), get(path)];
      expect([head.status, [...head.headers], head.body]).toEqual([got.status, [...got.headers], '']);
    }
  });
});
