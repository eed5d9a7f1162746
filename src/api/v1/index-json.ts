import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { defineResource, documentHead } from '../resource.ts';
import { aiPreferences, wireAiPreferences } from './ai-preferences.ts';
import { getWebsite } from './company.ts';
import { apiVersion, descriptionVersion } from './version.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireUrl, wireDate, wireEmail, wireText, wireOpenEnum } = loadWireBlocks();
  const entry = z
    .object({
      name: wireText('wire.resourceName'),
      title: wireText('wire.resourceTitle'),
      description: wireText('wire.resourceDescription'),
      path: z
        .string()
        .regex(/^(?:\/[a-z-]+)*\/api\/v1\/[a-z-]+\.json$/)
        .describe(descriptionKey('wire.resourcePath')),
      url: wireUrl('wire.absoluteUrl'),
      mediaType: z.string().describe(descriptionKey('wire.mediaType')),
      updated: wireDate('wire.resourceUpdated'),
    })
    .meta({ id: 'ResourceEntry', description: descriptionKey('wire.ResourceEntry') });

  return z
    .object({
      ...documentMembers,
      title: wireText('wire.apiTitle'),
      description: wireText('wire.apiDescription'),
      version: z.literal(apiVersion).describe(descriptionKey('wire.version')),
      descriptionVersion: wireText('wire.descriptionVersion'),
      publisher: z
        .object({ name: wireText('wire.publisherName'), url: wireUrl('wire.publisherUrl') })
        .describe(descriptionKey('wire.publisher')),
      authentication: wireOpenEnum(['none'], 'wire.authentication'),
      openapi: wireUrl('wire.openapi'),
      documentation: wireUrl('wire.documentation'),
      apiCatalog: wireUrl('wire.apiCatalog'),
      corrections: z.object({ email: wireEmail() }).describe(descriptionKey('wire.corrections')).optional(),
      license: z
        .object({ name: wireText('wire.licenceName'), url: wireUrl('wire.licenceText') })
        .describe(descriptionKey('wire.licenceOfData')),
      aiPreferences: wireAiPreferences().optional(),
      resources: z.array(entry).describe(descriptionKey('wire.resources')),
    })
    .meta({ id: 'ApiIndex', description: descriptionKey('api.index') });
};

/** The index and the status are as new as the newest module. */
export const siteUpdatedDate = (site: Site) =>
  site.dates?.['/api/v1/index.json'] ?? latestDate(Object.values(site.updated));

/** /api/v1/index.json: where a client starts (service.md 2.1). */
export const index = defineResource({
  name: 'index',
  path: '/api/v1/index.json',
  operationId: 'getIndex',
  tag: 'Discovery',
  title: (site) => translate(languageByTag(site.language), 'frame.apiIndex'),
  description: (site) => translate(languageByTag(site.language), 'api.index'),
  schema,
  updated: siteUpdatedDate,
  data(site, context) {
    const { url, resources } = context;
    const language = languageByTag(site.language);
    return {
      ...documentHead(site, context, '/api/v1/index.json', siteUpdatedDate(site)),
      title: translate(language, 'api.title'),
      description: translate(language, 'api.facts', { name: site.company.legalName }),
      version: apiVersion,
      descriptionVersion,
      publisher: { name: site.company.legalName, url: getWebsite(site, url) },
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
