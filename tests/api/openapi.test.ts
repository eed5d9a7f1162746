import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/api/v1/company.ts';
import { wireUrl } from '../../src/api/v1/wire.ts';
import { email } from '../../src/content/schemas/fields.ts';
import { httpsUrl, siteLink } from '../../src/content/schemas/urls.ts';
import { apiPaths, get, json, members, origin } from '../spec/origin.ts';

const description = json('/api/v1/openapi.json');
const format = (name: string) => addFormats.default(new Ajv2020()).compile({ type: 'string', format: name });

describe('what generators of clients make of openapi.json', () => {
  it('they know where the API is: the server is an absolute URL of this origin', () => {
    expect(description.servers).toEqual([{ url: origin, description: expect.any(String) }]);
  });

  const patterns = members(description).filter(([name, value]) => name === 'pattern' && typeof value === 'string');

  it('an address is a format, without a pattern beside it', () => {
    const schemas = members(description).map(([, value]) => value as { format?: string; pattern?: string } | null);
    const addresses = schemas.filter((schema) => schema?.format === 'uri');
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((schema) => schema?.pattern !== undefined)).toEqual([]);
  });

  // Orval takes slashes off both ends of a pattern, as if it were a literal of JavaScript (ECMA-262 §12.9.5).
  it('every pattern is one of ECMA-262 with the flag u, and neither begins nor ends with a slash', () => {
    expect(patterns.length).toBeGreaterThan(5);
    for (const [, pattern] of patterns) {
      expect(() => new RegExp(pattern as string, 'u')).not.toThrow();
      expect(pattern).toMatch(/^\^.*\$$/);
    }
  });
});

describe('what openapi.json says of answers', () => {
  interface Answer {
    readonly $ref?: string;
    readonly headers?: Record<string, { $ref: string }>;
    readonly content?: Record<string, { example?: unknown; schema: { $ref: string } }>;
  }
  const { paths, components } = json<{
    paths: Record<string, { get: { responses: Record<string, Answer> } }>;
    components: { responses: Record<string, Answer>; headers: Record<string, { description: string }> };
  }>('/api/v1/openapi.json');
  const namesOf = ({ $ref = '', headers }: Answer) =>
    Object.entries(headers ?? components.responses[$ref.slice($ref.lastIndexOf('/') + 1)]?.headers ?? {}).map(
      ([name, { $ref: to }]) => {
        expect(components.headers[to.slice(to.lastIndexOf('/') + 1)]?.description).toMatch(/\w/);
        return name.toLowerCase();
      },
    );
  // Further header fields are about connections, codings and browsers, which clients leave to their libraries.
  const ofLibraries =
    /^(?:content-|access-control-|cross-origin-|referrer-policy|permissions-policy|vary|x-content-type-options)/;

  it.each(apiPaths)('%s: the headers that are sent with 200 and 304 are those that are described', (path) => {
    const full = get(path);
    const headers = { 'if-none-match': full.headers.get('etag') ?? '' };
    const none = get(path, { headers });
    expect([full.status, none.status]).toEqual([200, 304]);
    const { responses } = paths[path]!.get;
    for (const [answer, { headers }] of [
      [responses['200']!, full],
      [responses['304']!, none],
    ] as const)
      expect(namesOf(answer).sort()).toEqual([...headers.keys()].filter((name) => !ofLibraries.test(name)).sort());
  });

  it('an answer without a body is described without one', () => {
    expect(get(apiPaths[0]!, { headers: { 'if-none-match': '*' } })).toMatchObject({ status: 304, body: '' });
    expect(components.responses.NotModified).not.toHaveProperty('content');
  });
});

describe('values that may become more', () => {
  const schemas = members(description).map(([, value]) => value as { [name: string]: unknown } | null);
  const open = schemas.filter((schema) => Array.isArray(schema?.['x-extensible-enum']));

  it('are texts with a list of what is known today; one value alone is what v1 is', () => {
    expect(schemas.flatMap((schema) => schema?.enum ?? [])).toEqual(['v1', 'v1']);
    expect(open.length).toBeGreaterThan(3);
    for (const schema of open) expect(schema).toMatchObject({ type: 'string', description: expect.any(String) });
  });

  it('readers are told to accept others, in the description and in the reference', () => {
    expect((description.info as { description: string }).description).toMatch(
      /`x-extensible-enum` lists the values known today: accept others/,
    );
    expect(get('/docs/api.md').body).toMatch(/accept values that are not listed/);
  });

  it('a body with another value is judged as valid', () => {
    const body = json<{ products: object[] }>('/api/v1/company.json');
    expect(company.schema.safeParse({ ...body, products: [{ ...body.products[0], access: 'rented' }] }).success).toBe(
      true,
    );
  });
});

describe('addresses on the wire', () => {
  const judge = wireUrl('wire.url');
  it.each(['https://', 'https:///', 'http://', 'https:example.com', 'javascript:alert(1)', 'ftp://example.com/'])(
    '%s is none',
    (value) => expect(judge.safeParse(value).success).toBe(false),
  );
  it.each(['https://example.com/', 'https://example.com/a%20b?c=d#e', 'http://127.0.0.1:4173/x.md#/contact'])(
    '%s is one',
    (value) => expect(judge.safeParse(value).success).toBe(true),
  );

  // Characters that browsers let pass, and that RFC 3986 §2 does not have.
  const odd = ['{a}', 'a|b', '[a]', 'a^b', 'a`b', '%zz', '%', '#a#b', '?q={a}', '?q=a|b', '#{a}'].map(
    (end) => `https://example.com/${end}`,
  );
  it.each(odd)('%s is refused in content, before it would contradict format: uri', (value) => {
    expect(format('uri')(value)).toBe(false);
    expect([httpsUrl(), siteLink(), judge].map((schema) => schema.safeParse(value).success)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('mailboxes on the wire', () => {
  const route = (value: string) => {
    const body = json<{ contactRoutes: object[] }>('/api/v1/company.json');
    return { ...body, contactRoutes: [{ ...body.contactRoutes[0], email: value }] };
  };
  it.each([
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    '50%off@example.com',
    "o'brien@example.com",
    'a+b@example.com',
    'A_b-c.d@sub.example.com',
  ])('what content accepts, the wire accepts: %s', (value) => {
    const onTheWire = company.schema.safeParse(route(value)).success && format('email')(value);
    expect(email().safeParse(value).success && !onTheWire).toBe(false);
  });
});
