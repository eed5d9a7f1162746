import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/api/v1/company.ts';
import { wireUrl } from '../../src/api/v1/wire.ts';
import { email } from '../../src/content/schemas/fields.ts';
import { httpsUrl, siteLink } from '../../src/content/schemas/urls.ts';
import { json, members, origin } from '../spec/origin.ts';

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

describe('addresses on the wire', () => {
  const judge = wireUrl('An address.');
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
