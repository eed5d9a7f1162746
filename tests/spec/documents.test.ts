import { describe, expect, it } from 'vitest';
import { apiPaths, get, type Json, json, jsonPaths, members, pagePaths, paths, release, typeOf } from './origin.ts';

/** Rules that the table cannot ask of every site: facts of others may have such names, and less is stated there. */
describe('service.md, of the example', () => {
  it.each([
    ['3', 'a state', /^(?:states?|transitions?|lifecycle|phase|stage|next_?state)$/i],
    ['6', 'an event', /webhook|callback|subscri|^events?(?:_|$)|notification|hub|stream/i],
  ])('%s no document has a member of %s', (_, __, pattern) => {
    const names = jsonPaths.flatMap((path) => members(json(path))).map(([name]) => name);
    expect(names.filter((name) => pattern.test(name))).toEqual([]);
  });

  it('4 no document is paginated', () => {
    const names = apiPaths.flatMap((path) => Object.keys(json(path)));
    expect(names.filter((name) => /^(?:next|prev|previous|page|cursor|offset|total)$/.test(name))).toEqual([]);
  });

  it.each([
    ['company', 'contactRoutes', 1],
    ['company', 'products', 3],
    ['company', 'compliance', 1],
    ['company', 'publicRecords', 1],
    ['solutions', 'solutions', 9],
    ['solutions', 'workflows', 9],
    ['solutions', 'technologyStack', 1],
    ['industries', 'industries', 8],
    ['faq', 'questions', 12],
  ])('2.1 %s.json: %s are %i at least, each another', (document, list, count) => {
    const items = json(`/api/v1/${document}.json`)[list] as unknown[];
    expect(items.length).toBeGreaterThanOrEqual(count);
    expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
  });

  it('1.5 company.json marks products that are delivered under an agreement as gated', () => {
    const { products } = json<{ products: { access: string }[] }>('/api/v1/company.json');
    expect(products.filter(({ access }) => access === 'gated').length).toBeGreaterThanOrEqual(3);
  });

  it('3 the status document has one value, which the description fixes', () => {
    const { components } = json<{ components: { schemas: Record<string, { properties: Json }> } }>(
      '/api/v1/openapi.json',
    );
    expect(components.schemas.Status!.properties.status).toMatchObject({ 'x-extensible-enum': ['published'] });
  });

  it('7 the OpenAPI description has 200, 304 and 404 only, the 404 without a JSON schema', () => {
    const { paths: items, components } = json<{
      paths: Record<string, { get: { responses: Json } }>;
      components: { responses: Record<string, { content?: Json }> };
    }>('/api/v1/openapi.json');
    for (const path of apiPaths) {
      const { responses } = items[path]!.get;
      expect(Object.keys(responses)).toEqual(['200', '304', '404']);
      expect(responses['304']).toEqual({ $ref: '#/components/responses/NotModified' });
      expect(responses['404']).toEqual({ $ref: '#/components/responses/NotFound' });
    }
    expect(components.responses.NotModified).not.toHaveProperty('content');
    expect(Object.keys(components.responses.NotFound!.content!)).toEqual(['text/html']);
  });

  it('4.4 Link is the same on both forms of the homepage, and on other paths names itself or its page (RFC 6596)', () => {
    const link = get('/').headers.get('link');
    expect(get('/', { headers: { accept: 'text/markdown' } }).headers.get('link')).toBe(link);
    const others = [...release.routes.keys()].filter((path) => get(path).headers.has('link') && path !== '/');
    const isOfMirror = (path: string) =>
      get(path).headers.get('link') ===
      `<https://example.com${path === '/index.md' ? '/' : path.replace(/\.md$/, '/')}>; rel="canonical"`;
    expect(others.filter((path) => !isOfMirror(path))).toEqual(['/.well-known/api-catalog']);
    for (const method of ['GET', 'HEAD'])
      expect(get('/.well-known/api-catalog', { method }).headers.get('link')).toBe(
        '</.well-known/api-catalog>; rel="api-catalog"',
      );
  });

  it('5.4 the contact form is sent to no endpoint of the origin', () => {
    const { body, headers } = get('/');
    const [form] = /<form[^>]*>[\s\S]*?<\/form>/.exec(body.slice(body.indexOf('id="/contact"')))!;
    expect(form).toMatch(/^<form method="dialog" /);
    expect(form).toMatch(/<a href="mailto:hello@example\.com\?/);
    expect(headers.get('content-security-policy')).toContain("form-action 'none'");
    // A form of method=dialog is never sent anywhere (HTML Standard §4.10.21.3).
    for (const path of pagePaths)
      for (const [tag] of get(path).body.matchAll(/<form\b[^>]*>/g))
        expect(tag).toMatch(/^<form method="dialog" (?!.* action=)/);
  });

  it('6 nothing is a stream, feeds are files as all others, and no link offers a subscription (WebSub, RFC 5989)', () => {
    const types = paths.map((path) => typeOf(path) ?? '');
    expect(types.filter((type) => /event-stream|cloudevents/.test(type))).toEqual([]);
    for (const path of paths) {
      const { headers, body } = get(path);
      expect(headers.get('link') ?? '').not.toMatch(/rel="[^"]*\b(?:hub|monitor|monitor-group|webmention)\b/);
      expect(body).not.toMatch(/<link[^>]+rel="(?:hub|webmention)/);
    }
  });

  it('9.1 no header field carries the version', () => {
    const names = apiPaths.flatMap((path) => [...get(path).headers.keys()]);
    expect(names.filter((name) => /version/.test(name))).toEqual([]);
  });
});
