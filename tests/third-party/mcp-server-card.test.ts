import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';

const path = '/.well-known/mcp/server-card.json';

// The rules of the v1 card that concern a card without remotes, written anew: the published schema has moved twice.
// Closed, although v1 is open: a later draft forbids members that it does not know, and ours must be safe with both.
const schema = {
  type: 'object',
  required: ['$schema', 'name', 'version', 'description'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    version: { type: 'string', maxLength: 255, pattern: '^\\d+\\.\\d+\\.\\d+$' },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    websiteUrl: { type: 'string', format: 'uri' },
    _meta: { type: 'object', propertyNames: { pattern: '^[a-z0-9.-]+/[a-z0-9]([a-zA-Z0-9._-]*[a-zA-Z0-9])?$' } },
  },
};
const validate = addFormats.default(new Ajv2020()).compile(schema);

describe.each(organisations)('a reader of MCP server cards reads the card of $name', ({ site }) => {
  const { get, json, origin } = site;
  const card = json(path);
  const reversed = new URL(origin).hostname.split('.').reverse().join('.');

  it('it is valid', () => {
    expect([validate(card), validate.errors]).toEqual([true, null]);
  });

  it('it promises nothing to connect to: no remotes, endpoint, transport, tools or capabilities', () => {
    expect(JSON.stringify(Object.keys(card))).not.toMatch(/remotes|endpoint|transport|tools|capabilities|packages/);
  });

  it('its name, and that of every member of its own, is the domain in reverse', () => {
    expect(card.name).toBe(`${reversed}/website`);
    expect(Object.keys(card._meta ?? {}).filter((name) => !name.startsWith(`${reversed}/`))).toEqual([]);
  });

  it('its website answers', () => {
    expect(get(String(card.websiteUrl)).status).toBe(200);
  });

  it('any page may read it, as the extension demands', () => {
    const { headers } = get(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

describe('a reader of MCP server cards reads the card', () => {
  const card = example.site.json(path);

  it('it says in words that there is nothing to connect to', () => {
    expect(card.description).toMatch(/no remote MCP endpoint/i);
  });

  it.each([
    [{ name: 'website' }],
    [{ name: 'com.example/web/site' }],
    [{ version: '^1.0.0' }],
    [{ description: 'x'.repeat(101) }],
    [{ $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server-card.schema.json' }],
    [{ remotes: [] }],
    [{ _meta: { nothing: 1 } }],
  ])('a card with %j would be refused', (change) => {
    expect(validate({ ...card, ...change })).toBe(false);
  });
});
