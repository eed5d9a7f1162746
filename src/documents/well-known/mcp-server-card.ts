import { descriptionVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/mcp/server-card.json';

/** `example.com` → `com.example`: the reverse-DNS prefix that card names and `_meta` keys must have. */
function reverseDns(baseUrl: string): string {
  return new URL(baseUrl).hostname.split('.').reverse().join('.');
}

/**
 * MCP server card (v1 card schema). `remotes` is left out: no MCP server runs behind this origin, and a card
 * must not send a client to one (service.md 1.3).
 */
export function mcpServerCard(site: Site): Document {
  const name = `${reverseDns(site.baseUrl)}/website`;
  return {
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.json,
    title: translate(languageByTag(site.language), 'document.serverCard'),
    description: translate(languageByTag(site.language), 'document.serverCardNote'),
    updated: site.updated.site,
    link: [{ rel: 'service-meta' }],
    render: ({ url }) =>
      json({
        $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
        name,
        title: site.name,
        version: descriptionVersion,
        description: translate(languageByTag(site.language), 'document.serverCardDescription'),
        websiteUrl: url('/'),
        ...(site.features.webMcp ? { _meta: { [`${reverseDns(site.baseUrl)}/webmcp`]: webMcpSurface(url) } } : {}),
      }),
  };
}

/** WebMCP of pages, for browser agents: in `_meta`, as the card has no member for it and lists no tools (SEP-2127). */
function webMcpSurface(url: (path: string) => string): object {
  return {
    api: 'document.modelContext',
    page: url('/'),
    dataSource: url('/api/v1/index.json'),
  };
}
