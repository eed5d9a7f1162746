import { describe, expect, it } from 'vitest';
import { apiPaths, get, json, pagePaths, release } from './origin.ts';

describe('service.md 4.1: Public Data API', () => {
  it.each(apiPaths)('4.1 GET %s: 200, application/json', (path) => {
    const { status, headers, body } = get(path, { headers: { accept: 'application/json' } });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(() => JSON.parse(body)).not.toThrow();
  });

  it.each(apiPaths)('4 %s takes no query parameter: the answer stays the same', (path) => {
    expect(get(`${path}?page=2&limit=1`)).toEqual(get(path));
  });

  it.each(apiPaths)('4.1 %s is not negotiated: any Accept gets JSON', (path) => {
    for (const accept of ['text/markdown', 'text/html', '*/*', 'application/xml'])
      expect(get(path, { headers: { accept } })).toEqual(get(path));
  });

  it('4 no document is paginated', () => {
    for (const path of apiPaths)
      expect(
        Object.keys(json(path)).filter((name) => /^(?:next|prev|previous|page|cursor|offset|total)$/.test(name)),
      ).toEqual([]);
  });
});

describe('service.md 4.2: discovery endpoints', () => {
  it.each([
    ['/.well-known/oauth-protected-resource', /^application\/json$/],
    ['/.well-known/oauth-authorization-server', /^application\/json$/],
    ['/.well-known/api-catalog', /^application\/linkset\+json(?:;|$)/],
    ['/.well-known/agent-skills/index.json', /^application\/json$/],
    ['/.well-known/mcp/server-card.json', /^application\/json$/],
    ['/auth.md', /^text\/markdown/],
    ['/index.md', /^text\/markdown/],
    ['/llms.txt', /^text\/plain/],
    ['/.well-known/security.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
    ['/robots.txt', /^text\/plain/],
  ])('4.2 GET %s: 200 %s, whatever is accepted', (path, type) => {
    const { status, headers } = get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(type);
    expect(get(path, { headers: { accept: 'text/markdown' } }).body).toBe(get(path).body);
  });
});

describe('service.md 4.3: content negotiation', () => {
  it('4.3.1 there are pages to negotiate', () => {
    expect(pagePaths).toEqual(expect.arrayContaining(['/', '/auth/', '/docs/api/', '/privacy/', '/terms/']));
  });

  it.each(pagePaths)('4.3.1 %s answers Accept: text/markdown with Markdown', (path) => {
    const { status, headers, body } = get(path, { headers: { accept: 'text/markdown' } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(body).toMatch(/^# \S/);
    expect(body).not.toMatch(/<!doctype|<html/i);
  });

  it.each(pagePaths)('4.3.1 %s answers anything else with HTML', (path) => {
    for (const accept of [undefined, '*/*', 'text/html', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      const { headers, body } = get(path, accept ? { headers: { accept } } : {});
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(body).toMatch(/^<!doctype html>/);
    }
  });

  it.each(pagePaths)('4.3.1 %s tells caches that it has two representations', (path) => {
    const [html, markdown] = [get(path), get(path, { headers: { accept: 'text/markdown' } })];
    const varies = 'Accept, Accept-Encoding';
    expect([html.headers.get('vary'), markdown.headers.get('vary')]).toEqual([varies, varies]);
    expect(html.headers.get('etag')).not.toBe(markdown.headers.get('etag'));
  });

  it.each(pagePaths)('4.3.1 the Markdown of %s is its mirror, byte for byte', (path) => {
    const mirror = path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`;
    expect(get(path, { headers: { accept: 'text/markdown' } }).body).toBe(get(mirror).body);
  });

  it('4.3.2 the Markdown of the homepage carries x-markdown-tokens, at both of its addresses', () => {
    const negotiated = get('/', { headers: { accept: 'text/markdown' } }).headers.get('x-markdown-tokens');
    expect(negotiated).toMatch(/^[1-9]\d*$/);
    expect(get('/index.md').headers.get('x-markdown-tokens')).toBe(negotiated);
    expect(get('/').headers.has('x-markdown-tokens')).toBe(false);
  });
});

describe('service.md 4.4: discovery by headers', () => {
  it.each(['GET', 'HEAD'])('4.4 %s / advertises the discovery resources', (method) => {
    const link = get('/', { method }).headers.get('link') ?? '';
    for (const path of [
      '/auth.md',
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-authorization-server',
      '/.well-known/api-catalog',
      '/.well-known/agent-skills/index.json',
      '/.well-known/mcp/server-card.json',
      '/api/v1/openapi.json',
      '/docs/api.md',
      '/index.md',
      '/llms.txt',
    ])
      expect(link).toContain(`<${path}>; rel="`);
  });

  it('4.4 the header is the same on the Markdown representation, and on no other path', () => {
    const link = get('/').headers.get('link');
    expect(get('/', { headers: { accept: 'text/markdown' } }).headers.get('link')).toBe(link);
    const others = [...release.routes.keys()].filter((path) => get(path).headers.has('link') && path !== '/');
    // RFC 6596: a mirror names its page, and nothing else.
    const isOfMirror = (path: string) =>
      get(path).headers.get('link') ===
      `<https://example.com${path === '/index.md' ? '/' : path.replace(/\.md$/, '/')}>; rel="canonical"`;
    expect(others.filter((path) => !isOfMirror(path))).toEqual(['/.well-known/api-catalog']);
  });

  it('4.4 RFC 9727 3: the catalog says api-catalog of itself, on HEAD too', () => {
    for (const method of ['GET', 'HEAD'])
      expect(get('/.well-known/api-catalog', { method }).headers.get('link')).toBe(
        '</.well-known/api-catalog>; rel="api-catalog"',
      );
  });
});
