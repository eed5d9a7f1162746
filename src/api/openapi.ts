import type { Site } from '../content/site.ts';
import { omitEmpty } from '../core/values.ts';
import { claimed } from '../language/claims.ts';
import type { Language } from '../language/language.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { answersOf, responseComponents } from './answers.ts';
import { firstItems } from './example.ts';
import type { ApiContext, Resource } from './resource.ts';
import { serversOf, serversWith } from './servers.ts';
import { preferenceNote, preferenceWords } from './v1/ai-preferences.ts';
import { apiVersion, descriptionVersion, openapiPath } from './v1/version.ts';
import type { WireSchemas } from './wire-schemas.ts';
import schemas from './wire-schemas.ts?value';
import { schemaIn } from './wire-words.ts';

/** OpenAPI tags with descriptions, in the order of the description. */
const tags = ({ language, access }: Site): readonly { readonly name: string; readonly description: string }[] => {
  // Without listed interfaces nothing need be restricted.
  const asking = access.interfaces.length > 0 ? 'api.tagAccess' : 'auth.howQuestions';
  const said = (
    ['api.tagDiscovery', 'api.tagCompany', 'api.tagOffer', 'api.questions', asking, 'api.tagFacts'] as const
  ).map((key) => say(spoken(language), key));
  return ['Discovery', 'Company', 'Offer', 'Questions', 'Access', 'Facts'].map((name, i) => ({
    name,
    description: said[i] ?? name,
  }));
};

const { bodies, components } = schemas as WireSchemas;

/** A version of the API, as its description knows it. */
export interface DescribedVersion {
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
  const language = spoken(site.language);
  return {
    openapi: '3.1.1',
    info: {
      title: say(language, 'api.title'),
      summary: say(language, 'api.facts', { name: site.company.legalName }),
      description: infoDescription(site, version),
      version: version.description,
      termsOfService: site.termsPage.startsWith('/') ? context.url(site.termsPage) : site.termsPage,
      contact: { name: site.name, email: site.contactEmail, url: context.url('/') },
      license: omitEmpty({ name: site.dataLicense.name, url: site.dataLicense.url }),
    },
    // Absolute: clients that generators write take it as the base of every request, and Node has no page to resolve it against.
    servers: serversOf(site),
    security: [],
    tags: tags(site).filter(({ name }) => resources.some(({ tag }) => tag === name)),
    externalDocs: { description: say(language, 'api.externalDocs'), url: context.url('/docs/api.md') },
    paths: Object.fromEntries([
      ...resources.map((resource) => [
        resource.path,
        { ...serversWith(resource, site), get: operationOf(resource, site, context) },
      ]),
      // Only the first server has it; the others serve documents.
      [
        version.path,
        { ...(site.languages && { servers: serversOf(site).slice(0, 1) }), get: ownOperation(site, language) },
      ],
    ]),
    components: {
      schemas: schemaIn(language, componentsOf(resources, site)),
      ...responseComponents(site),
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
  const language = spoken(site.language);
  const own = resources.flatMap(({ described }) => Object.entries(described?.(language).components ?? {}));
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
  for (const { path, described } of resources) follow(described?.(language).body ?? bodies[path]);
  follow(bodies[openapiPath]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

function operationOf(resource: Resource, site: Site, context: ApiContext): object {
  const title = resource.title(site);
  const language = spoken(site.language);
  // OpenAPI 3.1 §4.8: a description is CommonMark, a title and a summary are not.
  const described = say(language, 'api.document', { title: escapeMarkdown(title) });
  return {
    operationId: resource.operationId,
    tags: [resource.tag],
    summary: title,
    description: escapeMarkdown(resource.description(site)),
    responses: answersOf(site, resource.described?.(language).body ?? bodies[resource.path], described, {
      example: firstItems(resource.data(site, context)),
    }),
  };
}

const ownOperation = (site: Site, language: Language) => ({
  operationId: 'getOpenapi',
  tags: ['Discovery'],
  summary: say(language, 'docs.openapiTitle'),
  description: say(language, 'api.thisDescription'),
  responses: answersOf(
    site,
    bodies[openapiPath],
    say(language, 'api.document', { title: say(language, 'docs.openapiTitle') }),
    {
      // A document cannot contain itself, and generators of clients fetch an externalValue at every run.
      examples: {
        abridged: {
          summary: say(language, 'api.withoutOperations'),
          value: {
            openapi: '3.1.1',
            info: { title: say(language, 'api.title'), version: descriptionVersion },
            paths: {},
          },
        },
      },
    },
  ),
});

function infoDescription(site: Site, { name }: DescribedVersion): string {
  const language = spoken(site.language);
  const { dataScope } = site;
  return [
    say(language, 'rules.publisher', { name: escapeMarkdown(site.company.legalName) }),
    ...(dataScope === undefined ? [] : [escapeMarkdown(dataScope)]),
    [
      say(language, 'api.public'),
      ...claimed(site, 'ignored-in-description'),
      ...claimed(site, 'methods-in-description'),
    ].join(' '),
    `${say(language, 'api.versioning', { version: name })} ${say(language, 'api.moreValues')}`,
    say(language, 'api.absence'),
    [...claimed(site, 'error-page'), say(language, 'api.retry'), ...claimed(site, 'conditional')].join(' '),
    `${say(language, 'api.licence', { preferences: preferenceWords(site) })} ${preferenceNote(site)}`,
  ].join('\n\n');
}
