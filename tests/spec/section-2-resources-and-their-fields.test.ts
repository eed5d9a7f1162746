import { describe, expect, it } from 'vitest';
import { apiPaths, get, type Json, json, jsonPaths, members, origin, typeOf } from './origin.ts';

describe('service.md 2.1: documents of the Public Data API', () => {
  const table = ['index', 'status', 'company', 'solutions', 'industries', 'faq'].map((name) => `/api/v1/${name}.json`);

  it.each(table)('2.1 %s is a JSON object', (path) => {
    expect(get(path).headers.get('content-type')).toBe('application/json');
    expect(json(path)).toBeTypeOf('object');
    expect(Array.isArray(json(path))).toBe(false);
  });

  it('2.1 the index has API metadata and lists exactly the resources that there are, those of the table among them', () => {
    const { resources, openapi } = json<{ resources: { path: string; url: string }[]; openapi: string }>(table[0]!);
    const listed = resources.map(({ path }) => path);
    expect(listed).toEqual(apiPaths.filter((path) => path !== '/api/v1/openapi.json'));
    expect(listed).toEqual(expect.arrayContaining(table));
    expect(resources.map(({ url }) => url)).toEqual(listed.map((path) => origin + path));
    expect(openapi).toBe(`${origin}/api/v1/openapi.json`);
  });

  it('2.1 the status says what is true of a static file, and claims no measurement', () => {
    expect(json(table[1]!)).toMatchObject({ status: 'published', apiVersion: 'v1' });
    const names = members(json(table[1]!)).map(([name]) => name);
    expect(names.filter((name) => /uptime|latency|health|checks|pass|time$/i.test(name))).toEqual([]);
  });

  it('2.1 company.json: legalName and companyNumber are strings', () => {
    const { legalName, companyNumber } = json('/api/v1/company.json');
    expect(legalName).toMatch(/\S/);
    expect(companyNumber).toBe('00000000');
  });

  it('2.1 company.json: legal entity, address, contact routes, products, compliance, public-record submissions', () => {
    const company = json('/api/v1/company.json');
    expect(company).toMatchObject({ registry: {}, jurisdiction: {}, registeredAddress: { country: 'GB' } });
    for (const list of ['contactRoutes', 'products', 'compliance', 'publicRecords'])
      expect(company[list], list).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
      );
  });

  it.each([
    ['solutions', 'solutions', 9],
    ['solutions', 'workflows', 9],
    ['industries', 'industries', 8],
  ])('2.1 %s.json has the %s of the table: %i', (document, list, count) => {
    const items = json(`/api/v1/${document}.json`)[list] as { id: string }[];
    expect(items).toHaveLength(count);
    expect(new Set(items.map(({ id }) => id)).size).toBe(count);
  });

  it('2.1 solutions.json summarises the technology stack; faq.json has questions with answers', () => {
    expect(json('/api/v1/solutions.json').technologyStack).not.toEqual([]);
    const { questions } = json<{ questions: Json[] }>('/api/v1/faq.json');
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\w/);
    }
  });

  it('2.1 a 200 carries the document that the OpenAPI description describes, as its example shows with one item per list', () => {
    interface Operation {
      responses: { 200: { content: { 'application/json': { example?: unknown } } } };
    }
    const { paths } = json<{ paths: Record<string, { get: Operation }> }>('/api/v1/openapi.json');
    for (const path of table)
      expect(paths[path]!.get.responses[200].content['application/json'].example, path).toEqual(firstItems(json(path)));
  });
});

/** The document with no more than the first item of each of its lists. */
function firstItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstItems);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, firstItems(member)]));
}

describe('service.md 2.2: Protected Resource Metadata', () => {
  const document = json('/.well-known/oauth-protected-resource');

  it('2.2 has exactly the members of the table', () => {
    expect(Object.keys(document)).toEqual([
      'resource',
      'resource_name',
      'resource_documentation',
      'resource_policy_uri',
      'resource_tos_uri',
      'bearer_methods_supported',
      'tls_client_certificate_bound_access_tokens',
      'dpop_bound_access_tokens_required',
    ]);
  });

  it('2.2 resource is the origin: no path component, no trailing slash', () => {
    expect(document.resource).toBe(new URL(origin).origin);
  });

  it('2.2 resource_name is a display name', () => {
    expect(document.resource_name).toBe('Tarrowfen Voice');
  });

  it('2.2 resource_documentation is the API reference in Markdown, at /docs/api.md', () => {
    expect(document.resource_documentation).toBe(`${origin}/docs/api.md`);
    expect(typeOf('/docs/api.md')).toBe('text/markdown');
  });

  it.each(['resource_policy_uri', 'resource_tos_uri'])('2.2 %s is the address of a page that answers', (member) => {
    expect(get(String(document[member]))).toMatchObject({ status: 200 });
  });

  it('2.2 bearer_methods_supported is the empty array', () => {
    expect(document.bearer_methods_supported).toEqual([]);
  });

  it.each(['tls_client_certificate_bound_access_tokens', 'dpop_bound_access_tokens_required'])(
    '2.2 %s is false',
    (m) => {
      expect(document[m]).toBe(false);
    },
  );

  it('2.2 scopes_supported and authorization_servers are absent by design', () => {
    expect(document).not.toHaveProperty('scopes_supported');
    expect(document).not.toHaveProperty('authorization_servers');
  });

  it('2.2 nothing else is sent empty', () => {
    const { bearer_methods_supported: _, ...others } = document;
    expect(Object.values(others).filter((value) => value === '' || value === null || Array.isArray(value))).toEqual([]);
  });
});

describe('service.md 2.3: Authorization Server Metadata', () => {
  const document = json('/.well-known/oauth-authorization-server');

  it('2.3 has exactly the members of the table, with their values', () => {
    expect(document).toStrictEqual({
      issuer: origin,
      grant_types_supported: [],
      response_types_supported: [],
      scopes_supported: [],
      service_documentation: `${origin}/auth.md`,
      agent_auth: { skill: `${origin}/auth.md`, identity_types_supported: [] },
    });
  });

  it('2.3 issuer and resource are the same string', () => {
    expect(document.issuer).toBe(json('/.well-known/oauth-protected-resource').resource);
  });

  it('2.3 the authentication guide answers', () => {
    expect(get(String(document.service_documentation))).toMatchObject({ status: 200 });
  });

  it('2.3 no JSON document of the origin names an endpoint of an authorization server', () => {
    const names = jsonPaths.flatMap((path) => members(json(path))).map(([name]) => name);
    expect(names.filter((name) => /_endpoint$|^(?:register|claim|revocation|jwks)_uri$/.test(name))).toEqual([]);
  });

  it('2.3 no agentic registration type is offered', () => {
    expect(JSON.stringify(document)).not.toMatch(/anonymous|identity_assertion|service_auth/);
  });
});

describe('service.md 2.4: other machine-readable resources', () => {
  it.each([
    ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
    ['/.well-known/agent-skills/index.json', 'application/json'],
    ['/.well-known/agent-skills/book-a-clinical-pilot/SKILL.md', 'text/markdown; charset=utf-8'],
    ['/.well-known/mcp/server-card.json', 'application/json'],
    ['/.well-known/oauth-protected-resource', 'application/json'],
    ['/.well-known/oauth-authorization-server', 'application/json'],
    ['/auth.md', 'text/markdown; charset=utf-8'],
    ['/docs/api.md', 'text/markdown; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('2.4 %s is sent as %s', (path, type) => {
    const { status, headers } = get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it('2.4 the skill is the checklist for requesting a clinical pilot', () => {
    expect(get('/.well-known/agent-skills/book-a-clinical-pilot/SKILL.md').body).toMatch(
      /^---\nname: book-a-clinical-pilot\n/,
    );
  });

  it('2.4 robots.txt declares content usage preferences as Content Signals', () => {
    expect(get('/robots.txt').body).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n/);
  });
});
