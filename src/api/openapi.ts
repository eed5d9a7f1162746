import type { Site } from '../content/site.ts';
import { mediaTypes } from '../core/media-types.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { absoluteUrl } from '../core/url.ts';
import { type ClaimContext, claimTexts, isClaimKept } from '../language/claims.ts';
import type { Language } from '../language/language.ts';
import { languageByTag, languageName } from '../language/language-by-tag.ts';
import { languageOfSite } from '../language/own-words.ts';
import { translate } from '../language/translate.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { listPublishedResources } from './facts/resource.ts';
import type { ApiContext, ItemDocuments, Resource } from './resource.ts';
import { formatPreferences, preferenceNote } from './v1/ai-preferences.ts';
import { apiVersion, descriptionVersion, openapiPath } from './v1/version.ts';
import { translateSchema } from './wire-descriptions.ts';
import type { WireSchemas } from './wire-schemas.ts';
import schemas from './wire-schemas.ts?value';

/** OpenAPI tags with descriptions, in the order of the description. */
const tags = (site: Site): readonly { readonly name: string; readonly description: string }[] => {
  const { access } = site;
  // Without listed interfaces nothing need be restricted.
  const asking = access.interfaces.length > 0 ? 'api.tagAccess' : 'auth.howQuestions';
  const said = (
    ['api.tagDiscovery', 'api.tagCompany', 'api.tagOffer', 'api.questions', asking, 'api.tagFacts'] as const
  ).map((key) => translate(languageOfSite(site), key));
  return ['Discovery', 'Company', 'Offer', 'Questions', 'Access', 'Facts'].map((name, i) => ({
    name,
    description: said[i] ?? name,
  }));
};

const { bodies, components } = schemas as WireSchemas;

/** A version of the API, as its description knows it. */
interface DescribedVersion {
  /** Path segment: `v1`. */
  readonly name: string;
  /** `info.version`. */
  readonly description: string;
  /** Path of the description. */
  readonly path: string;
}

const v1: DescribedVersion = { name: apiVersion, description: descriptionVersion, path: openapiPath };

/**
 * The OpenAPI 3.1.1 description of one API version, from the same wire schemas that judge the documents.
 * Every operation carries the real document as its example, one item per list; its own carries an abridged one.
 */
export function openapi(
  site: Site,
  resources: readonly Resource[],
  context: ApiContext,
  version: DescribedVersion = v1,
): object {
  const language = languageByTag(site.language);
  return {
    openapi: '3.1.1',
    info: {
      title: translate(language, 'api.title'),
      summary: translate(language, 'api.facts', { name: site.company.legalName }),
      description: infoDescription(site, version),
      version: version.description,
      termsOfService: site.termsPage.startsWith('/') ? context.url(site.termsPage) : site.termsPage,
      contact: { name: site.name, email: site.contactEmail, url: context.url('/') },
      license: omitUndefined({ name: site.dataLicense.name, url: site.dataLicense.url }),
    },
    // Absolute: clients that generators write take it as the base of every request, and Node has no page to resolve it against.
    servers: listServers(site),
    security: [],
    tags: tags(site).filter(({ name }) => resources.some(({ tag }) => tag === name)),
    externalDocs: { description: translate(language, 'api.externalDocs'), url: context.url('/docs/api.md') },
    paths: Object.fromEntries([
      ...resources.map((resource) => [
        resource.path,
        { ...listDocumentServers(resource, site), get: operationOf(resource, site, context) },
      ]),
      ...resources.flatMap(({ itemDocuments, ...resource }) =>
        itemDocuments
          ? [
              [
                itemDocuments.template,
                {
                  ...listDocumentServers(resource, site),
                  get: itemOperationOf(resource.tag, itemDocuments, site, context),
                },
              ],
            ]
          : [],
      ),
      // Only the first server has it; the others serve documents.
      [
        version.path,
        { ...(site.languages && { servers: listServers(site).slice(0, 1) }), get: ownOperation(site, language) },
      ],
    ]),
    components: {
      schemas: translateSchema(language, componentsOf(resources, site)),
      ...buildResponseComponents(site),
    },
  };
}

/** Removes members that only multilingual documents have. */
function inOneLanguage(all: WireSchemas['components']): WireSchemas['components'] {
  return Object.fromEntries(
    Object.entries(all).map(([name, component]) => {
      const { properties } = component as { readonly properties?: Readonly<Record<string, object>> };
      if (!properties?.translations) return [name, component];
      const { language: _, translations: __, ...own } = properties;
      return [
        name,
        Object.fromEntries(Object.entries(component).map(([key, value]) => [key, key === 'properties' ? own : value])),
      ];
    }),
  );
}

/** The components that the bodies of these resources refer to, directly or not. */
function componentsOf(resources: readonly Resource[], site: Site): WireSchemas['components'] {
  const language = languageByTag(site.language);
  const own = resources.flatMap(({ described, itemDocuments }) =>
    [described, itemDocuments?.described].flatMap((each) => Object.entries(each?.(language).components ?? {})),
  );
  const known: WireSchemas['components'] = { ...components, ...Object.fromEntries(own) };
  const all = site.languages ? known : inOneLanguage(known);
  const used = new Set<string>();
  const follow = (schema: unknown) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        follow(all[name]);
      }
  };
  for (const { path, described, itemDocuments } of resources) {
    follow(described?.(language).body ?? bodies[path]);
    follow(itemDocuments?.described(language).body ?? {});
  }
  follow(bodies[openapiPath]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

function operationOf(resource: Resource, site: Site, context: ApiContext): object {
  const title = resource.title(site);
  const language = languageByTag(site.language);
  // OpenAPI 3.1 §4.8: a description is CommonMark, a title and a summary are not.
  const described = translate(language, 'api.document', { title: escapeMarkdown(title) });
  return {
    operationId: resource.operationId,
    tags: [resource.tag],
    summary: title,
    description: escapeMarkdown(resource.description(site)),
    responses: buildResponses(site, resource.described?.(language).body ?? bodies[resource.path], described, {
      example: toExample(resource.data(site, context)),
    }),
  };
}

function itemOperationOf(tag: string, documents: ItemDocuments, site: Site, context: ApiContext): object {
  const language = languageByTag(site.language);
  const { operationId, ids, described } = documents;
  const [first = ''] = ids;
  const description = translate(language, 'wire.factItemDocument');
  return {
    operationId,
    tags: [tag],
    summary: documents.title(language),
    description,
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', enum: ids } }],
    responses: buildResponses(site, described(language).body, description, {
      example: toExample(documents.data(site, context, first)),
    }),
  };
}

const ownOperation = (site: Site, language: Language) => ({
  operationId: 'getOpenapi',
  tags: ['Discovery'],
  summary: translate(language, 'docs.openapiTitle'),
  description: translate(language, 'api.thisDescription'),
  responses: buildResponses(
    site,
    bodies[openapiPath],
    translate(language, 'api.document', { title: translate(language, 'docs.openapiTitle') }),
    {
      // A document cannot contain itself, and generators of clients fetch an externalValue at every run.
      examples: {
        abridged: {
          summary: translate(language, 'api.withoutOperations'),
          value: {
            openapi: '3.1.1',
            info: { title: translate(language, 'api.title'), version: descriptionVersion },
            paths: {},
          },
        },
      },
    },
  ),
});

function infoDescription(site: Site, { name }: DescribedVersion): string {
  const language = languageByTag(site.language);
  const { dataScope } = site;
  return [
    translate(language, 'rules.publisher', { name: escapeMarkdown(site.company.legalName) }),
    ...(dataScope === undefined ? [] : [escapeMarkdown(dataScope)]),
    [
      translate(language, 'api.public'),
      ...claimTexts(site, 'ignored-in-description'),
      ...claimTexts(site, 'methods-in-description'),
    ].join(' '),
    `${translate(language, 'api.versioning', { version: name })} ${translate(language, 'api.moreValues')}`,
    translate(language, 'api.absence'),
    [...claimTexts(site, 'error-page'), translate(language, 'api.retry'), ...claimTexts(site, 'conditional')].join(' '),
    `${translate(language, 'api.licence', { preferences: formatPreferences(site) })} ${preferenceNote(site)}`,
  ].join('\n\n');
}

/** The origin, and one for each other language: the same documents, ids and facts, in its words. */
function listServers({ baseUrl, language: tag, languages = [] }: Site): object[] {
  if (languages.length === 0) return [{ url: baseUrl, description: translate(languageByTag(tag), 'api.server') }];
  return languages.map(({ tag: other, prefix }) => ({
    url: absoluteUrl(baseUrl, prefix),
    description: languageName(other, languages),
  }));
}

/** The servers of a document that not every language has, as questions need not be translated; else those of all. */
function listDocumentServers({ name }: Resource, site: Site): { readonly servers?: object[] } {
  const isThere = [site, ...(site.translations ?? [])].map((each) =>
    listPublishedResources(each).some((own) => own.name === name),
  );
  return isThere.includes(false) ? { servers: listServers(site).filter((_, i) => isThere[i]) } : {};
}

const sentHeaders = (site: ClaimContext) => referred(Object.keys(headers(site)));

// service.md 7: there is no error envelope, so 404 is the site's page and 401/403 are not modelled at all.
const commonResponses = (site: ClaimContext) => ({
  ...(isClaimKept(site, 'not-modified') && {
    NotModified: { description: claimTexts(site, 'not-modified').join(''), headers: sentHeaders(site) },
  }),
  NotFound: {
    description: [
      ...claimTexts(site, 'missing-page'),
      translate(languageByTag(site.language), 'api.rereadDescription'),
    ].join(' '),
    content: { 'text/html': { schema: { type: 'string' } } },
  },
});

const text = { type: 'string' };

// Response headers that API clients act on; browsers act on the others. `content` gives Content-Type (OpenAPI 3.1
// §4.8.17). Omitted where a host sends its own.
const headers = (site: ClaimContext) => ({
  ...(isClaimKept(site, 'tag-field-in-description') && {
    ETag: { description: claimTexts(site, 'tag-field-in-description').join(''), schema: text },
  }),
  ...(isClaimKept(site, 'cache-field-in-description') && {
    'Cache-Control': { description: claimTexts(site, 'cache-field-in-description').join(''), schema: text },
  }),
});

/** Headers by reference to the components. */
function referred(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The components that all answers refer to. */
export const buildResponseComponents = (site: ClaimContext) => ({
  responses: commonResponses(site),
  headers: headers(site),
});

/** The answers of an operation whose body has this schema. */
export function buildResponses(
  site: ClaimContext,
  schema: object | undefined,
  description: string,
  examples: object,
): object {
  const content = { [mediaTypes.json]: { ...examples, schema } };
  return {
    200: { description, headers: sentHeaders(site), content },
    ...(isClaimKept(site, 'not-modified') && { 304: { $ref: '#/components/responses/NotModified' } }),
    404: { $ref: '#/components/responses/NotFound' },
  };
}

/** A body with one item of each of its lists: valid where it was, and small enough to be an example. */
export function toExample(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(toExample);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toExample(member)]));
}
