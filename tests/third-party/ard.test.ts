import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';

interface Entry {
  readonly identifier: string;
  readonly displayName: string;
  readonly type: string;
  readonly url?: string;
  readonly updatedAt?: string;
  readonly data?: unknown;
  readonly representativeQueries: readonly string[];
}

const offering = organisations.filter(({ site }) => site.paths.includes('/.well-known/ard.json'));

it('the example, and others, offer ard.json', () => {
  expect(offering.length).toBeGreaterThan(1);
});

describe.each(offering)('a reader of Agentic Resource Discovery (v0.91) reads ard.json of $name', ({ site }) => {
  const { bytes, get, json, origin } = site;
  const { specVersion, host, entries, ...others } = json<{
    specVersion: string;
    host: { displayName: string; identifier: string };
    entries: readonly Entry[];
  }>('/.well-known/ard.json');

  it('finds the version, the host and the entries, and no other member', () => {
    expect(others).toEqual({});
    expect(specVersion).toBe('1.0');
    expect(host).toEqual({ displayName: json('/manifest.webmanifest').name, identifier: new URL(origin).hostname });
    expect(entries.length).toBeGreaterThan(0);
  });

  it.each(entries)('$identifier: the members of an entry', ({ identifier, displayName, type, url, data }) => {
    expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(?::[a-zA-Z0-9._-]+)+$/);
    expect(identifier.split(':')[2]).toBe(new URL(origin).hostname);
    expect(displayName).toMatch(/\S/);
    expect(type).toMatch(/^[a-z]+\/[a-z0-9.+-]+(?:; profile="[^"]+"|;version=3\.1)?$/);
    expect([url, data].filter((value) => value !== undefined)).toHaveLength(1);
  });

  // The catalog names what kind of JSON it is; service.md 2.1 has the description served as plain JSON.
  const openapi = 'application/vnd.oai.openapi+json;version=3.1';

  it.each(entries)('$identifier: answers 200 with its type', ({ type, url }) => {
    const { status, headers } = get(url!);
    expect(status).toBe(200);
    expect(headers.get('content-type')?.split(';')[0]).toBe(type === openapi ? 'application/json' : type.split(';')[0]);
  });

  it('names the OpenAPI description by its own type', () => {
    const { type } = entries.find(({ url }) => url === `${origin}/api/v1/openapi.json`)!;
    expect([type, json('/api/v1/openapi.json').openapi]).toEqual([openapi, expect.stringMatching(/^3\.1\./)]);
  });

  it('an updatedAt is a date-time (RFC 3339 §5.6), that of the content', () => {
    const dated = entries.filter(({ updatedAt }) => updatedAt !== undefined);
    const isDateTime = addFormats.default(new Ajv2020()).compile({ type: 'string', format: 'date-time' });
    expect(dated.filter(({ updatedAt }) => !isDateTime(updatedAt))).toEqual([]);
  });

  it.each(entries)('$identifier: two to five different questions', ({ representativeQueries }) => {
    expect(representativeQueries.length).toBeGreaterThanOrEqual(2);
    expect(representativeQueries.length).toBeLessThanOrEqual(5);
    expect(new Set(representativeQueries).size).toBe(representativeQueries.length);
  });

  it('names each resource once, and does not send agents to the card of a server that does not run', () => {
    expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length);
    expect(JSON.stringify(entries)).not.toMatch(/server-card|agent-card/);
  });

  it('is the AI catalog too, byte for byte', () => {
    expect(bytes('/.well-known/ai-catalog.json')).toEqual(bytes('/.well-known/ard.json'));
  });
});
