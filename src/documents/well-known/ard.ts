import { openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes, openapiMediaType, withoutParameters } from '../../core/media-types.ts';

/**
 * Agentic Resource Discovery (v0.91) and the same bytes at the AI Catalog path that came before it. The server
 * card is not listed: a reader of the catalog would try to connect to it, and nothing runs there.
 */
export function ard(site: Site): Document[] {
  if (!site.features.ard) return [];
  return (['/.well-known/ard.json', '/.well-known/ai-catalog.json'] as const).map((path) => ({
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.json,
    title: path.endsWith('/ard.json') ? 'Agentic resource discovery' : 'AI catalog',
    description: `The ${site.skills.length > 0 ? 'skills, the API' : 'API'} and its documentation, as a catalog for agents.`,
    updated: site.updated.site,
    ...(path.endsWith('/ard.json') ? { llms: 'Discovery' as const } : {}),
    render: (context) => json(manifest(site, context)),
  }));
}

function manifest(site: Site, { url, catalog }: RenderContext): object {
  const host = new URL(site.baseUrl).hostname;
  const typeOf = (path: string) => withoutParameters(catalog.find((d) => d.path === path)!.mediaType);
  const name = site.company.tradingName ?? site.company.legalName;
  return {
    specVersion: '1.0',
    host: { displayName: site.name, identifier: host },
    entries: [
      ...site.skills.map((skill) => ({
        identifier: `urn:air:${host}:skill:${skill.name}`,
        displayName: titleOf(skill.name),
        description: skill.description,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: url(skill.path),
        updatedAt: `${skill.updated}T00:00:00Z`,
        representativeQueries: [
          `${titleOf(skill.name)} with ${name}`,
          `How to ${skill.name.replaceAll('-', ' ')} at ${name}`,
        ],
      })),
      {
        identifier: `urn:air:${host}:api:public-data`,
        displayName: 'Public Data API',
        description: `OpenAPI description of the public, read-only API about ${site.company.legalName}.`,
        type: openapiMediaType,
        url: url(openapiPath),
        representativeQueries: [
          `What is the company number of ${name}?`,
          ...(site.solutions.length > 0 ? [`Which solutions does ${name} offer?`] : [`Where is ${name} registered?`]),
          ...(site.industries.length > 0 ? [`Which industries does ${name} serve?`] : []),
        ],
      },
      {
        identifier: `urn:air:${host}:docs:api`,
        displayName: 'API reference',
        description: 'Every endpoint with its fields, examples, errors and versioning rules.',
        type: typeOf('/docs/api.md'),
        url: url('/docs/api.md'),
        representativeQueries: [`How do I read the API of ${name}?`, `Does the API of ${name} need credentials?`],
      },
    ],
  };
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
