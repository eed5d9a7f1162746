import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { defineResource, documentHead } from '../resource.ts';
import { siteUpdatedDate } from './index-json.ts';
import { apiVersion, descriptionVersion } from './version.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireUrl, wireText, wireOpenEnum } = loadWireBlocks();
  return z
    .object({
      ...documentMembers,
      status: wireOpenEnum(['published'], 'wire.statusStatus'),
      apiVersion: z.literal(apiVersion).describe(descriptionKey('wire.version')),
      version: wireText('wire.descriptionVersion'),
      description: wireText('wire.statusDescription'),
      links: z
        .object({
          index: wireUrl('wire.statusIndex'),
          openapi: wireUrl('wire.statusOpenapi'),
          documentation: wireUrl('wire.documentation'),
          apiCatalog: wireUrl('wire.statusCatalog'),
          authentication: wireUrl('wire.statusAuthentication'),
        })
        .describe(descriptionKey('wire.statusLinks')),
    })
    .meta({ id: 'Status', description: descriptionKey('wire.Status') });
};

/** /api/v1/status.json: says only what is true of a static file (service.md 1.3): no uptime, no latency. */
export const status = defineResource({
  name: 'status',
  path: '/api/v1/status.json',
  operationId: 'getStatus',
  tag: 'Discovery',
  title: (site) => translate(languageByTag(site.language), 'api.status'),
  link: [{ rel: 'status' }],
  description: (site) => translate(languageByTag(site.language), 'api.statusNote'),
  schema,
  updated: siteUpdatedDate,
  data(site, context) {
    const { url } = context;
    return {
      ...documentHead(site, context, '/api/v1/status.json', siteUpdatedDate(site)),
      status: 'published',
      apiVersion,
      version: descriptionVersion,
      description: translate(languageByTag(site.language), 'api.statusBody'),
      links: {
        index: url('/api/v1/index.json'),
        openapi: url('/api/v1/openapi.json'),
        documentation: url('/docs/api.md'),
        apiCatalog: url('/.well-known/api-catalog'),
        authentication: url('/auth.md'),
      },
    };
  },
});
