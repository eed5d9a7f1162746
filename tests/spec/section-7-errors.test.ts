import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { apiPaths, get, type Json, json, paths, release } from './origin.ts';

const notFoundPage = Buffer.from(release.files.get('404.html')!.bytes).toString('utf8');

/** The cells of a Markdown table's rows below a heading. */
function errorRows(path: string): string[][] {
  const section = /## Errors\n([\s\S]*?)\n## /.exec(get(path).body)![1]!;
  return (section.match(/^\|.*\|$/gm) ?? []).slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const row = (path: string, status: string, where: RegExp) =>
  errorRows(path)
    .filter((cells) => cells[0] === status && where.test(cells[1]!))
    .join(' ');

describe('service.md 7: errors, as behaviour', () => {
  it.each([
    '/api/v1/',
    '/api/v1',
    '/api/v1/compnay.json',
    '/api/v1/Company.json',
    '/api/v1/company',
    '/api/v2/index.json',
    '/api/',
  ])('7 404 for %s, with the standard page of the site', (path) => {
    const { status, headers, body } = get(path, { headers: { accept: 'application/json' } });
    expect([status, headers.get('content-type'), body]).toEqual([404, 'text/html; charset=utf-8', notFoundPage]);
  });

  it.each([
    '/oauth2/authorize',
    '/oauth/token',
    '/oauth2/token',
    '/token',
    '/register',
    '/registration',
    '/agent/auth',
    '/agent/identity',
    '/agent/identity/claim',
    '/authorize',
    '/identity',
    '/.well-known/openid-configuration',
    '/.well-known/jwks.json',
    '/.well-known/oauth-authorization-server/api/v1',
    '/.well-known/oauth-protected-resource/api/v1',
  ])('7 404 for the authentication-looking %s', (path) => {
    expect(get(path)).toMatchObject({ status: 404, body: notFoundPage });
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

  it('7 the OpenAPI description has 200, 304 and 404 only, the 404 without a JSON schema', () => {
    interface Operation {
      responses: Record<string, { $ref?: string }>;
    }
    const { paths: items, components } = json<{
      paths: Record<string, { get: Operation }>;
      components: { schemas: Json; responses: Record<string, { content?: Json }> };
    }>('/api/v1/openapi.json');
    for (const path of apiPaths) {
      const { responses } = items[path]!.get;
      expect(Object.keys(responses)).toEqual(['200', '304', '404']);
      expect(responses['304']).toEqual({ $ref: '#/components/responses/NotModified' });
      expect(responses['404']).toEqual({ $ref: '#/components/responses/NotFound' });
    }
    expect(components.responses.NotModified).not.toHaveProperty('content');
    expect(Object.keys(components.responses.NotFound!.content!)).toEqual(['text/html']);
    expect(Object.keys(components.schemas).filter((name) => /error|problem/i.test(name))).toEqual([]);
  });
});

describe.each(['/auth.md', '/docs/api.md'])('service.md 7: errors, as %s says it', (path) => {
  it('7 there is no error envelope, no JSON error schema', () => {
    expect(get(path).body).toMatch(/no error envelope; error responses have no JSON (?:error )?schema/);
  });

  it('7 200: the body is the described document', () => {
    expect(row(path, '200', /any .*endpoint/)).toMatch(/success.*document.*described/);
  });

  it('7 404 below /api/v1/: re-read the description, do not guess', () => {
    expect(row(path, '404', /\/api\/v1\//)).toMatch(
      /missing or misspelled path.*404 page.*re-read the OpenAPI description; do not guess paths/,
    );
  });

  it('7 5xx: the same request again, with exponential backoff', () => {
    expect(row(path, '5xx', /anywhere/)).toMatch(/retry the same request with exponential backoff/);
  });

  it('7 401 and 403: a misconfiguration, no credential flow', () => {
    expect(get(path).body).toMatch(/401 (?:and|or) 403[\s\S]*misconfiguration[\s\S]*do not start a credential flow/);
  });

  it('7 never retry a 4xx with the same payload', () => {
    expect(get(path).body).toMatch(/never retry a 4xx response with the same payload/i);
  });
});

describe('service.md 7: errors, as /auth.md says it of authentication', () => {
  it('7 404 at authentication-looking paths is expected: no retry, out of band', () => {
    expect(row('/auth.md', '404', /authorization, token, registration, identity/)).toMatch(
      /expected: no authorization server exists.*do not retry; request access out of band/,
    );
  });

  it('7 401 or 403: no retry with invented credentials', () => {
    expect(row('/auth.md', '401 or 403', /anywhere/)).toMatch(
      /not part of any documented flow.*misconfiguration.*do not retry with invented credentials/,
    );
  });
});
