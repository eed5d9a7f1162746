import LinkHeader from 'http-link-header';
import { describe, expect, it } from 'vitest';
import { registeredRelations } from '../../src/http/link-header.ts';
import { example, organisations } from '../support/organisations.ts';
import { attribute, readHtml } from './helpers.ts';

it('http-link-header finds every relation that agents look for, on its target, in that of the example', () => {
  const { refs } = LinkHeader.parse(example.site.get('/').headers.get('link')!);
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

describe.each(organisations)('http-link-header reads the Link header of $name (RFC 8288)', ({ site }) => {
  const { get, origin, pagePaths, paths, typeOf } = site;
  const value = get('/').headers.get('link')!;
  const { refs } = LinkHeader.parse(value);
  const isOwn = (uri: string) => new URL(uri, origin).origin === origin;

  it('finds each link once, and where the API, its description and the reference for models are', () => {
    const links = refs.map(({ rel, uri }) => `${rel} ${uri}`);
    expect(new Set(links).size).toBe(links.length);
    for (const link of [
      'api-catalog /.well-known/api-catalog',
      'service-desc /api/v1/openapi.json',
      'service-doc /docs/api.md',
      'alternate /index.md',
      'describedby /llms.txt',
    ])
      expect(links).toContain(link);
  });

  it.each(refs.filter(({ type, uri }) => type && isOwn(uri)))(
    '$uri answers 200 with the type that its link names: $type',
    ({ uri, type }) => {
      expect(get(uri).status).toBe(200);
      expect(type === 'text/html' ? paths : [typeOf(uri)]).toContain(type === 'text/html' ? uri : type);
    },
  );

  it('the links without a type lead to pages, which have two, or to another origin', () => {
    const untyped = refs.filter(({ type, uri }) => type === undefined && isOwn(uri));
    expect(untyped.filter(({ uri }) => !pagePaths.includes(uri))).toEqual([]);
  });

  it('has registered relations only, and stays below the limit of hosts', () => {
    for (const { rel } of refs) expect(registeredRelations.has(rel), rel).toBe(true);
    expect(value.length).toBeLessThan(1700);
  });

  it('the head of the page says the same of documents, for hosts that cannot send the header', () => {
    const { elements } = readHtml(get('/').body);
    const inHead = elements
      .filter(({ tagName }) => tagName === 'link')
      .map((e) => [attribute(e, 'rel'), attribute(e, 'type'), new URL(attribute(e, 'href')!, origin).href].join(' '));
    for (const { rel, uri, type } of refs.filter((ref) => ref.type && ref.type !== 'text/html'))
      expect(inHead).toContain([rel, type, new URL(uri, origin).href].join(' '));
  });
});
