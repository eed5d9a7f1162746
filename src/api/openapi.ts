import type { Site } from '../content/site.ts';
import { mediaTypes } from '../core/media-types.ts';
import { omitEmpty } from '../core/values.ts';
import { firstItems } from './example.ts';
import type { ApiContext, Resource } from './resource.ts';
import { preferenceNote, preferenceWords } from './v1/ai-preferences.ts';
import { apiTitle, apiVersion, descriptionVersion, openapiPath } from './v1/version.ts';
import type { WireSchemas } from './wire-schemas.ts';
import schemas from './wire-schemas.ts?value';

const tags = [
  { name: 'Discovery', description: 'What the API offers and whether it is published.' },
  { name: 'Company', description: 'The legal entity, how to reach it, and what it states of products and compliance.' },
  { name: 'Offer', description: 'What is stated of solutions, workflows, technology and industries.' },
  { name: 'Questions', description: 'Published questions and answers.' },
  { name: 'Access', description: 'How what is not public is asked for.' },
  { name: 'Facts', description: 'Further facts, in the form that the organisation gives them.' },
];

// service.md 7: there is no error envelope, so 404 is the site's page and 401/403 are not modelled at all.
const commonResponses = {
  NotModified: {
    description: 'The copy whose ETag was sent as `If-None-Match` is current: use it. No body.',
    headers: referred(['ETag', 'Cache-Control']),
  },
  NotFound: {
    description:
      'The path is missing or misspelled: the standard 404 page of the site. Re-read this description; do not guess paths, do not retry.',
    content: { 'text/html': { schema: { type: 'string' } } },
  },
};

const text = { type: 'string' };

// Of the fields that are sent, those that a client acts on; browsers act on the others. Content-Type is told by `content` (OpenAPI 3.1 §4.8.17).
const headers = {
  ETag: { description: 'Changes with every byte of the document. Send it back as `If-None-Match`.', schema: text },
  'Cache-Control': { description: 'How long the document may be kept without asking again.', schema: text },
};

/** Headers by reference to the components. */
function referred(names: readonly (keyof typeof headers)[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const { bodies, components } = schemas as WireSchemas;

/**
 * The OpenAPI 3.1.1 description of one API version, from the same wire schemas that judge the documents.
 * Every operation carries the real document as its example, with one item of each list; its own carries an abridged one.
 */
export function openapi(site: Site, resources: readonly Resource[], context: ApiContext): object {
  return {
    openapi: '3.1.1',
    info: {
      title: apiTitle,
      summary: `Read-only facts about ${site.company.legalName}`,
      description: infoDescription(site),
      version: descriptionVersion,
      termsOfService: site.termsPage.startsWith('/') ? context.url(site.termsPage) : site.termsPage,
      contact: { name: site.name, email: site.contactEmail, url: context.url('/') },
      license: omitEmpty({ name: site.dataLicense.name, url: site.dataLicense.url }),
    },
    // Absolute: clients that generators write take it as the base of every request, and Node has no page to resolve it against.
    servers: [{ url: site.baseUrl, description: 'The origin that serves this description.' }],
    security: [],
    tags: tags.filter(({ name }) => resources.some(({ tag }) => tag === name)),
    externalDocs: { description: 'API reference in Markdown', url: context.url('/docs/api.md') },
    paths: Object.fromEntries([
      ...resources.map((resource) => [resource.path, { get: operationOf(resource, site, context) }]),
      [openapiPath, { get: ownOperation }],
    ]),
    components: {
      schemas: componentsOf(resources),
      responses: commonResponses,
      headers,
    },
  };
}

/** The components that the bodies of these resources refer to, directly or not. */
function componentsOf(resources: readonly Resource[]): WireSchemas['components'] {
  const own = resources.flatMap(({ described }) => Object.entries(described?.components ?? {}));
  const all: WireSchemas['components'] = { ...components, ...Object.fromEntries(own) };
  const used = new Set<string>();
  const follow = (schema: unknown) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        follow(all[name]);
      }
  };
  for (const { path, described } of resources) follow(described?.body ?? bodies[path]);
  follow(bodies[openapiPath]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

function operationOf(resource: Resource, site: Site, context: ApiContext): object {
  return {
    operationId: resource.operationId,
    tags: [resource.tag],
    summary: resource.title,
    description: resource.description(site),
    responses: responses(resource.described?.body ?? bodies[resource.path], `The ${resource.title} document.`, {
      example: firstItems(resource.data(site, context)),
    }),
  };
}

const ownOperation = {
  operationId: 'getOpenapi',
  tags: ['Discovery'],
  summary: 'OpenAPI description',
  description: 'This description of the API.',
  responses: responses(bodies[openapiPath], 'The OpenAPI document.', {
    // A document cannot contain itself, and generators of clients fetch an externalValue at every run.
    examples: {
      abridged: {
        summary: 'This document without its operations',
        value: { openapi: '3.1.1', info: { title: apiTitle, version: descriptionVersion }, paths: {} },
      },
    },
  }),
};

function responses(schema: object | undefined, description: string, examples: object): object {
  const content = { [mediaTypes.json]: { ...examples, schema } };
  return {
    200: { description, headers: commonResponses.NotModified.headers, content },
    304: { $ref: '#/components/responses/NotModified' },
    404: { $ref: '#/components/responses/NotFound' },
  };
}

function infoDescription(site: Site): string {
  return [
    `Static JSON documents with which ${site.company.legalName} describes itself.${site.dataScope === undefined ? '' : ` ${site.dataScope}`}`,
    'Every endpoint is public: no credentials exist, an Authorization header is ignored. GET (and HEAD) only; no query parameters, no pagination.',
    `The version is carried in the path. ${apiVersion} is stable: members may be added, none is removed or changed; breaking changes go to a new prefix. Ignore members that you do not know. \`x-extensible-enum\` lists the values known today: accept others.`,
    'Errors have no envelope: a missing path is the 404 page of the site. Never retry a 4xx; retry a 5xx with exponential backoff. No rate limit is published: be reasonable, cache, and use conditional requests.',
    `The data is under the licence that \`info.license\` names. Use of the content by AI systems: ${preferenceWords(site)}. ${preferenceNote}`,
  ].join('\n\n');
}
