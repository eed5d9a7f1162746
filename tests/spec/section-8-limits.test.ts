import { describe, expect, it } from 'vitest';
import { apiPaths, get, json, members, paths, prose } from './origin.ts';

describe('service.md 8: limits', () => {
  it('8.1 no rate limit is published: no answer has a header of one', () => {
    for (const path of paths)
      expect(
        [...get(path).headers.keys()].filter((name) => /rate-?limit|retry-after/.test(name)),
        path,
      ).toEqual([]);
  });

  it('8.1 the reference asks clients to be reasonable and to cache', () => {
    expect(prose('/docs/api.md')).toMatch(/No rate limit is published; be reasonable/);
    expect(prose('/docs/api.md')).toMatch(/change rarely/);
  });

  it.each(apiPaths)('8.1 %s may be cached, and asked for again at the price of a header', (path) => {
    const { headers } = get(path);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=[1-9]\d*$/);
    const again = get(path, { headers: { 'if-none-match': headers.get('etag')! } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('8.2 the OpenAPI description has no parameter and no request body', () => {
    const { paths: items } = json('/api/v1/openapi.json');
    expect(members(items).filter(([name]) => name === 'parameters' || name === 'requestBody')).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'QUERY'])('8.3 %s is not GET', (method) => {
    for (const path of [...apiPaths, '/', '/missing']) {
      const { status, headers } = get(path, { method });
      expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
  });

  it('8.3 HEAD is GET without its body (RFC 9110 9.3.2)', () => {
    for (const path of [...paths, '/missing']) {
      const [head, got] = [get(path, { method: 'HEAD' }), get(path)];
      expect([head.status, [...head.headers], head.body]).toEqual([got.status, [...got.headers], '']);
    }
  });

  it('8.4 no limit of size is published', () => {
    expect(prose('/docs/api.md')).not.toMatch(/(?:maximum|max(?:imal)?|limit of) (?:\w+ )?(?:size|length|bytes)/i);
  });
});
