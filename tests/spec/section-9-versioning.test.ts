import { describe, expect, it } from 'vitest';
import { apiPaths, get, json, paths, prose } from './origin.ts';

describe('service.md 9: versioning', () => {
  it('9.1 the version is carried in the path', () => {
    for (const path of paths.filter((p) => p.startsWith('/api/'))) expect(path).toMatch(/^\/api\/v1\//);
    expect(json('/api/v1/index.json').version).toBe('v1');
    expect(json('/api/v1/status.json').apiVersion).toBe('v1');
  });

  it('9.1 nothing else carries it: no header, no parameter', () => {
    for (const path of apiPaths)
      expect(
        [...get(path).headers.keys()].filter((name) => /version/.test(name)),
        path,
      ).toEqual([]);
  });

  it('9.2 the reference and the description say that v1 is stable and what becomes of breaking changes', () => {
    expect(prose('/docs/api.md')).toMatch(
      /carried in the path: `\/api\/v1\/`\. It is stable.*Breaking changes are released under a new path prefix/,
    );
    const { info } = json<{ info: { description: string } }>('/api/v1/openapi.json');
    expect(info.description).toMatch(/v1 is stable.*breaking changes go to a new prefix/s);
  });

  it('9.2 the description promises the next prefix by its name, v2', () => {
    expect(prose('/docs/api.md')).toMatch(/new path prefix[^.]*\bv2\b/);
  });

  it('9.2 no v2 exists yet', () => {
    expect(get('/api/v2/index.json').status).toBe(404);
  });

  it('9.2 the published schemas let v1 gain members', () => {
    const closed = /"additionalProperties":\s*false|"unevaluatedProperties":\s*false/;
    expect(get('/api/v1/openapi.json').body).not.toMatch(closed);
  });

  it.each(['/auth.md', '/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'])(
    '9.3 %s may be kept for minutes only',
    (path) => {
      const maxAge = /max-age=(\d+)/.exec(get(path).headers.get('cache-control') ?? '')?.[1];
      expect(Number(maxAge)).toBeGreaterThan(0);
      expect(Number(maxAge)).toBeLessThanOrEqual(600);
    },
  );

  it('9.3 the guide says that the posture may change, and to fetch it and both documents again', () => {
    const guide = prose('/auth.md');
    expect(guide).toMatch(/changes if a public authenticated API is (?:ever )?offered/);
    expect(guide).toMatch(
      /Re-fetch this guide and the two (?:OAuth )?metadata documents instead of caching the conclusion indefinitely/,
    );
  });
});
