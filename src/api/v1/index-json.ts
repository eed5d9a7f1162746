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
  const { z, means, documentMembers, wireUrl, wireDate, wireEmail, wireText, wireOpenEnum } = wireBlocks();
  const entry = z
    .object({
      name: wireText('wire.resourceName'),
      title: wireText('wire.resourceTitle'),
      description: wireText('wire.resourceDescription'),
      path: z
        .string()
        .regex(/^(?:\/[a-z-]+)*\/api\/v1\/[a-z-]+\.json$/)
        .describe(means('wire.resourcePath')),
      url: wireUrl('wire.absoluteUrl'),
      mediaType: z.string().describe(means('wire.mediaType')),
      updated: wireDate('wire.resourceUpdated'),
    })
    .meta({ id: 'ResourceEntry', description: means('wire.ResourceEntry') });

  return z
    .object({
      ...documentMembers,
      title: wireText('wire.apiTitle'),
      description: wireText('wire.apiDescription'),
      version: z.literal(apiVersion).describe(means('wire.version')),
      descriptionVersion: wireText('wire.descriptionVersion'),
      publisher: z
        .object({ name: wireText('wire.publisherName'), url: wireUrl('wire.publisherUrl') })
        .describe(means('wire.publisher')),
      authentication: wireOpenEnum(['none'], 'wire.authentication'),
      openapi: wireUrl('wire.openapi'),
      documentation: wireUrl('wire.documentation'),
      apiCatalog: wireUrl('wire.apiCatalog'),
      corrections: z.object({ email: wireEmail() }).describe(means('wire.corrections')).optional(),
      license: z
        .object({ name: wireText('wire.licenceName'), url: wireUrl('wire.licenceText') })
        .describe(means('wire.licenceOfData')),
      aiPreferences: wireAiPreferences().optional(),
      resources: z.array(entry).describe(means('wire.resources')),
    })
    .meta({ id: 'ApiIndex', description: means('api.index') });
};

/** The index and the status are as new as the newest module. */
export const siteUpdated = (site: Site) => site.dates?.['/api/v1/index.json'] ?? newest(Object.values(site.updated));

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
      corrections: { email: site.corrections ?? site.contactEmail },
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
