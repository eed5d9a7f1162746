import { toExample } from '../../api/example.ts';
import { listPublishedResources } from '../../api/published-resources.ts';
import type { Resource } from '../../api/resource.ts';
import { siteUpdatedDate } from '../../api/v1/index-json.ts';
import { openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { mirrorPath } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import type { Endpoint } from '../../theme/model/reference.ts';
import { describeFields } from './field-descriptions.ts';
import { listSchemaFields, type SchemaField } from './field-list.ts';
import type { FieldTables } from './field-tables.ts';
import tables from './field-tables.ts?value';
import { snippets } from './snippets.ts';

const fieldTables = tables as FieldTables;

/** An endpoint, before its document is rendered. */
export interface EndpointHead extends Pick<Endpoint, 'title' | 'path' | 'page' | 'description' | 'updated'> {
  /** Absent for the OpenAPI document. */
  readonly resource?: Resource;
}

/** All endpoints, in reading order for newcomers. */
export function endpointHeads(site: Site): EndpointHead[] {
  const language = languageByTag(site.language);
  return [
    ...listPublishedResources(site).map((resource) => ({
      title: resource.title(site),
      path: resource.path,
      page: pageOf(resource.name),
      description: resource.description(site),
      updated: resource.updated(site),
      resource,
    })),
    {
      title: translate(language, 'docs.openapiTitle'),
      path: openapiPath,
      page: pageOf('openapi'),
      description: translate(language, 'docs.openapi'),
      updated: siteUpdatedDate(site),
    },
  ];
}

/** Many hosts take a folder called `index` for the one above. */
const pageOf = (name: string): string => `/docs/api/${name === 'index' ? 'api-index' : name}/`;

/** Reference of an endpoint; its example is its real document with texts of at most `longest` characters. */
export function buildEndpoint(
  { resource, ...head }: EndpointHead,
  site: Site,
  context: RenderContext,
  longest = 120,
): Endpoint {
  const language = languageByTag(site.language);
  const { url, languages } = context;
  const mirror = mirrorPath(head.page);
  if (!resource)
    return {
      ...head,
      mirror,
      operationId: 'getOpenapi',
      fields: [],
      snippets: snippets(language, url(head.path), 'openapi'),
    };
  const { name, operationId } = resource;
  const translations = languages && { translationsOf: languages.translationsOf };
  const data = resource.data(site, { url, resources: listPublishedResources(site), ...translations }) as object;
  const fields = resource.described ? listSchemaFields(resource.described(language).whole) : (fieldTables[name] ?? []);
  return {
    ...head,
    mirror,
    operationId,
    fields: describeFields(language, name, fieldsFor(site, fields)),
    example: shorten(toExample(data), longest),
    snippets: snippets(language, url(head.path), 'legalName' in data ? 'legalName' : 'updated'),
  };
}

/** Drops fields for several languages if the site has one. */
function fieldsFor({ languages }: Site, fields: readonly SchemaField[]): readonly SchemaField[] {
  return languages ? fields : fields.filter(({ path }) => !/^(?:language$|translations(?:\[|$))/.test(path));
}

/** A link or an address that is cut off at the end. */
const unfinished = /(?:\[[^\]]*(?:\]\([^)]*)?|https?:[^\s)]*)$/;

/** A copy with long texts cut; addresses stay whole. */
function shorten(value: unknown, longest: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item, longest));
  if (typeof value === 'string') {
    if (stripLabels(value).length <= longest || /^https?:/.test(value)) return value;
    const beginning = [...value].slice(0, longest - 20).join('');
    return `${beginning.replace(unfinished, '').trimEnd()}…`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shorten(member, longest)]));
}
