import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import type { Site } from '../content/site.ts';
import { mediaTypes } from '../core/media-types.ts';
import { omitEmpty } from '../core/values.ts';
import type { ApiContext, Resource } from './resource.ts';
import { preferenceNote, preferenceWords } from './v1/ai-preferences.ts';
import { apiTitle, apiVersion, descriptionVersion } from './v1/version.ts';

export const openapiPath = '/api/v1/openapi.json';

const tags = [
  { name: 'Discovery', description: 'What the API offers and whether it is published.' },
  { name: 'Company', description: 'The legal entity, how to reach it, and what it states of products and compliance.' },
  { name: 'Offer', description: 'What is stated of solutions, workflows, technology and industries.' },
  { name: 'Questions', description: 'Published questions and answers.' },
];

// service.md 7: there is no error envelope, so 404 is the site's page and 401/403 are not modelled at all.
const notFound = {
  description:
    'The path is missing or misspelled: the standard 404 page of the site. Re-read this description; do not guess paths, do not retry.',
  content: { 'text/html': { schema: { type: 'string' as const } } },
};

const documentSchema = z
  .object({
    openapi: z
      .string()
      .regex(/^3\.1\.\d+$/)
      .describe('Version of the OpenAPI Specification.'),
    info: z.looseObject({ title: z.string(), version: z.string() }).describe('Metadata of the API.'),
    paths: z.record(z.string(), z.unknown()).describe('The operations.'),
  })
  .meta({ id: 'OpenApiDocument', description: 'An OpenAPI 3.1 description: this document.' });

/**
 * The OpenAPI 3.1.1 description of one API version, from the same wire schemas that judge the documents.
 * Every operation carries the real document as its example; its own carries an abridged one.
 */
export function openapi(site: Site, resources: readonly Resource[], context: ApiContext): object {
  const registry = new OpenAPIRegistry();
  for (const resource of resources) {
    registry.registerPath({
      method: 'get',
      path: resource.path,
      operationId: resource.operationId,
      tags: [resource.tag],
      summary: resource.title,
      description: resource.description(site),
      responses: {
        200: {
          description: `The ${resource.title} document.`,
          content: { [mediaTypes.json]: { schema: resource.schema, example: resource.data(site, context) } },
        },
        404: notFound,
      },
    });
  }
  registry.registerPath({
    method: 'get',
    path: openapiPath,
    operationId: 'getOpenapi',
    tags: ['Discovery'],
    summary: 'OpenAPI description',
    description: 'This description of the API.',
    responses: {
      200: {
        description: 'The OpenAPI document.',
        content: {
          [mediaTypes.json]: {
            schema: documentSchema,
            // A document cannot contain itself, and generators of clients fetch an externalValue at every run.
            examples: {
              abridged: {
                summary: 'This document without its operations',
                value: { openapi: '3.1.1', info: { title: apiTitle, version: descriptionVersion }, paths: {} },
              },
            },
          },
        },
      },
      404: notFound,
    },
  });
  const {
    webhooks: _,
    components,
    ...description
  } = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.1',
    info: {
      title: apiTitle,
      // OpenAPI 3.1 knows `summary`; the library's type for `info` does not yet.
      ...{ summary: `Read-only facts about ${site.company.legalName}` },
      description: infoDescription(site),
      version: descriptionVersion,
      termsOfService: site.termsPage.startsWith('/') ? context.url(site.termsPage) : site.termsPage,
      contact: { name: site.name, email: site.contactEmail, url: context.url('/') },
      license: omitEmpty({ name: site.dataLicense.name, url: site.dataLicense.url }),
    },
    // Absolute: clients that generators write take it as the base of every request, and Node has no page to resolve it against.
    servers: [{ url: site.baseUrl, description: 'The origin that serves this description.' }],
    security: [],
    tags,
    externalDocs: { description: 'API reference in Markdown', url: context.url('/docs/api.md') },
  });
  // The library adds empty members; there are no webhooks (service.md 6) and no parameters (service.md 4).
  return { ...description, components: { schemas: components?.schemas } };
}

function infoDescription(site: Site): string {
  return [
    `Static JSON documents with which ${site.company.legalName} describes itself.${site.dataScope === undefined ? '' : ` ${site.dataScope}`}`,
    'Every endpoint is public: no credentials exist, an Authorization header is ignored. GET (and HEAD) only; no query parameters, no pagination.',
    `The version is carried in the path. ${apiVersion} is stable: members may be added, none is removed or changed; breaking changes go to a new prefix. Ignore members that you do not know.`,
    'Errors have no envelope: a missing path is the 404 page of the site. Never retry a 4xx; retry a 5xx with exponential backoff. No rate limit is published: be reasonable, cache, and use conditional requests.',
    `The data is under the licence that \`info.license\` names. Use of the content by AI systems: ${preferenceWords(site)}. ${preferenceNote}`,
  ].join('\n\n');
}
