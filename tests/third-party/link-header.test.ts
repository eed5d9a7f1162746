import LinkHeader from 'http-link-header';
import { describe, expect, it } from 'vitest';
import { registeredRelations } from '../../src/http/link-header.ts';
import { get, origin, pagePaths, typeOf } from '../spec/origin.ts';

const value = get('/').headers.get('link')!;
const { refs } = LinkHeader.parse(value);

describe('http-link-header reads the Link header of the homepage (RFC 8288)', () => {
  it('finds every relation that agents look for, on its target', () => {
    expect(refs.map(({ rel, uri }) => `${rel} ${uri}`)).toEqual([
      'api-catalog /.well-known/api-catalog',
      'service-desc /api/v1/openapi.json',
      'service-doc /docs/api.md',
      'service-doc /auth.md',
      'service-meta /.well-known/oauth-protected-resource',
      'service-meta /.well-known/oauth-authorization-server',
      'service-meta /.well-known/agent-skills/index.json',
      'service-meta /.well-known/mcp/server-card.json',
      'status /api/v1/status.json',
      'alternate /index.md',
      'describedby /llms.txt',
      'privacy-policy /privacy/',
      'terms-of-service /terms/',
    ]);
  });

  it.each(refs.filter(({ type }) => type))(
    '$uri answers 200 with the type that its link names: $type',
    ({ uri, type }) => {
      expect(get(uri).status).toBe(200);
      expect(typeOf(uri)).toBe(type);
    },
  );

  it('the links without a type lead to pages, which have two', () => {
    expect(refs.filter(({ type }) => type === undefined).map(({ uri }) => uri)).toEqual(['/privacy/', '/terms/']);
    for (const path of ['/privacy/', '/terms/']) expect(pagePaths).toContain(path);
  });

  it('has registered relations only, and stays below the limit of hosts', () => {
    for (const { rel } of refs) expect(registeredRelations.has(rel), rel).toBe(true);
    expect(value.length).toBeLessThan(1700);
  });

  it('the head of the page says the same, for hosts that cannot send the header', () => {
    const head = get('/').body.split('</head>')[0]!;
    for (const { rel, uri, type } of refs.filter((ref) => ref.type))
      expect(head).toMatch(
        new RegExp(
          `<link rel="${rel}" type="${type!.replace('+', '\\+')}" href="(?:${origin})?${uri.replaceAll('.', '\\.')}">`,
        ),
      );
  });
});
