import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/core/problem.ts';
import { listHomeLinks } from '../../src/documents/home-links.ts';
import { linkHeader, maxLinkHeaderBytes } from '../../src/http/link-header.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const site = { ...siteOf('tests/fixtures/small').site, language: 'en-GB' };
const { catalog } = rendererOf(site);

function linksWith(links: typeof site.links) {
  const problems: Problem[] = [];
  const { links: _, ...others } = site;
  const all = listHomeLinks(links ? { ...site, links } : others, catalog, (problem) => void problems.push(problem));
  return { all, problems };
}

describe('the links of the homepage', () => {
  it('come in the order of the relations, those of the content last', () => {
    const { all, problems } = linksWith([{ rel: 'author', href: '/datenschutz/', type: 'text/html' }]);
    expect(all.map(({ rel, href, type }) => [rel, href, type])).toEqual([
      ['api-catalog', '/.well-known/api-catalog', 'application/linkset+json'],
      ['service-desc', '/api/v1/openapi.json', 'application/json'],
      ['service-doc', '/docs/api.md', 'text/markdown'],
      ['service-doc', '/auth.md', 'text/markdown'],
      ['service-meta', '/.well-known/oauth-protected-resource', 'application/json'],
      ['service-meta', '/.well-known/oauth-authorization-server', 'application/json'],
      ['service-meta', '/.well-known/agent-skills/index.json', 'application/json'],
      ['service-meta', '/.well-known/mcp/server-card.json', 'application/json'],
      ['status', '/api/v1/status.json', 'application/json'],
      ['alternate', '/index.md', 'text/markdown'],
      ['describedby', '/llms.txt', 'text/plain'],
      ['privacy-policy', site.privacyPage, undefined],
      ['terms-of-service', site.termsPage, undefined],
      ['author', '/datenschutz/', 'text/html'],
    ]);
    expect(all.map(({ title }) => title).filter(Boolean)).toEqual(['Authentication guide']);
    expect(problems).toEqual([]);
  });

  it('need no further ones', () => {
    expect(linksWith(undefined).all).toHaveLength(13);
  });

  it('leave out a relation that nobody registered, and say how to write it', () => {
    const { all, problems } = linksWith([{ rel: 'My rel!', href: '/datenschutz/' }]);
    expect(all).toHaveLength(13);
    expect(problems).toEqual([
      {
        code: 'link-header-invalid',
        at: { file: 'content/site.ts' },
        field: 'links',
        message: 'expected a relation registered with IANA or an absolute URI, got "My rel!"',
        hint: 'Write it as a URI of your own, such as https://pumpen.example/rel/My-rel-.',
      },
    ]);
  });

  it('fit into the header that every host can send, to the byte', () => {
    const bytes = Buffer.byteLength(linkHeader(linksWith(undefined).all));
    const extra = Buffer.byteLength(linkHeader([{ href: '/', rel: 'author' }])) + ', '.length;
    const ofLength = (length: number) => [{ rel: 'author', href: `/${'a'.repeat(length - bytes - extra)}` }];
    expect(linksWith(ofLength(maxLinkHeaderBytes - 1)).problems).toEqual([]);
    expect(linksWith(ofLength(maxLinkHeaderBytes)).problems).toMatchObject([
      {
        code: 'link-header-invalid',
        at: { file: 'content/site.ts' },
        field: 'links',
        message: `expected a Link header under ${maxLinkHeaderBytes} bytes, got ${maxLinkHeaderBytes}`,
      },
    ]);
  });
});
