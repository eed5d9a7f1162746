import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { defineResource } from '../resource.ts';
import { aiPreferences, wireAiPreferences } from './ai-preferences.ts';
import { websiteOf } from './company.ts';
import { documentHead } from './document-head.ts';
import { apiVersion, descriptionVersion } from './version.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, documentMembers, wireUrl, wireDate, wireText, wireOpenEnum } = wireBlocks();
  const entry = z
    .object({
      name: wireText('Short name of the resource.'),
      title: wireText('Title for people.'),
      description: wireText('What the resource holds.'),
      path: z
        .string()
        .regex(/^\/api\/v1\/[a-z-]+\.json$/)
        .describe('Path below the origin.'),
      url: wireUrl('Absolute URL.'),
      mediaType: z.string().describe('Media type of the response, as sent.'),
      updated: wireDate('Date on which the content of the resource last changed.'),
    })
    .meta({ id: 'ResourceEntry', description: 'One resource of the API.' });

  return z
    .object({
      ...documentMembers,
      title: wireText('Name of the API.'),
      description: wireText('What the API offers.'),
      version: z.literal(apiVersion).describe('Version, as carried in the path.'),
      descriptionVersion: wireText('Semantic version of the OpenAPI description.'),
      publisher: z
        .object({ name: wireText('Legal name of the publisher.'), url: wireUrl('Homepage of the publisher.') })
        .describe('Who publishes the API.'),
      authentication: wireOpenEnum(['none'], 'No credentials exist; none are needed or accepted.'),
      openapi: wireUrl('OpenAPI description of the API.'),
      documentation: wireUrl('API reference in Markdown.'),
      apiCatalog: wireUrl('API catalog (RFC 9727). Use only URLs that it lists.'),
      license: z
        .object({ name: wireText('Name of the licence.'), url: wireUrl('Text of the licence.') })
        .describe('Licence of the data.'),
      aiPreferences: wireAiPreferences().optional(),
      resources: z.array(entry).describe('Every resource of this version.'),
    })
    .meta({ id: 'ApiIndex', description: 'API metadata and the list of resources.' });
};

/** The index and the status are as new as the newest module. */
export const siteUpdated = (site: Site) => newest(Object.values(site.updated));

/** /api/v1/index.json: where a client starts (service.md 2.1). */
export const index = defineResource({
  name: 'index',
  path: '/api/v1/index.json',
  operationId: 'getIndex',
  tag: 'Discovery',
  title: (site) => say(spoken(site.language), 'frame.apiIndex'),
  description: (site) => say(spoken(site.language), 'api.index'),
  schema,
  updated: siteUpdated,
  data(site, context) {
    const { url, resources } = context;
    const language = spoken(site.language);
    return {
      ...documentHead(site, context, '/api/v1/index.json', siteUpdated(site)),
      title: say(language, 'api.title'),
      description: say(language, 'api.facts', { name: site.company.legalName }),
      version: apiVersion,
      descriptionVersion,
      publisher: { name: site.company.legalName, url: websiteOf(site, url) },
      authentication: 'none',
      openapi: url('/api/v1/openapi.json'),
      documentation: url('/docs/api.md'),
      apiCatalog: url('/.well-known/api-catalog'),
      license: { name: site.dataLicense.name, url: site.dataLicense.url },
      aiPreferences: aiPreferences(site),
      resources: resources.map((resource) => ({
        name: resource.name,
        title: resource.title(site),
        description: resource.description(site),
        path: resource.path,
        url: url(resource.path),
        mediaType: mediaTypes.json,
        updated: resource.updated(site),
      })),
    };
  },
});
