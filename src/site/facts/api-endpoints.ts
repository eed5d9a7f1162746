import { firstItems } from '../../api/example.ts';
import { resourcesOf } from '../../api/published.ts';
import type { Resource } from '../../api/resource.ts';
import { siteUpdated } from '../../api/v1/index-json.ts';
import { openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { withoutLabels } from '../../core/labels.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { type Field, fieldsIn } from './field-list.ts';
import type { FieldTables } from './field-tables.ts';
import tables from './field-tables.ts?value';
import { type WordedField, worded } from './field-words.ts';
import { type Snippet, snippets } from './snippets.ts';

/** All that the reference tells of one endpoint, in HTML and in Markdown alike. */
export interface Endpoint {
  readonly title: string;
  readonly path: string;
  readonly operationId: string;
  readonly description: string;
  /** Date of the content behind it. */
  readonly updated: string;
  /** Empty for the OpenAPI description, whose fields the OpenAPI Specification defines. */
  readonly fields: readonly WordedField[];
  /** The real document, shortened; absent where a document cannot contain itself. */
  readonly example?: unknown;
  readonly snippets: readonly Snippet[];
}

const fieldTables = tables as FieldTables;

/** Every endpoint of the API, in the order in which a newcomer should read them. */
export function endpoints(site: Site, context: RenderContext): Endpoint[] {
  const language = spoken(site.language);
  return [
    ...resourcesOf(site).map((resource) => endpointOf(resource, site, context)),
    {
      title: say(language, 'docs.openapiTitle'),
      path: openapiPath,
      operationId: 'getOpenapi',
      description: say(language, 'docs.openapi'),
      updated: siteUpdated(site),
      fields: [],
      snippets: snippets(language, context.url(openapiPath), 'description', 'openapi'),
    },
  ];
}

function endpointOf(resource: Resource, site: Site, { url, languages }: RenderContext): Endpoint {
  const { path, operationId, name } = resource;
  const language = spoken(site.language);
  const translations = languages && { translationsOf: languages.translationsOf };
  const data = resource.data(site, { url, resources: resourcesOf(site), ...translations }) as object;
  return {
    title: resource.title(site),
    path,
    operationId,
    description: resource.description(site),
    updated: resource.updated(site),
    fields: worded(
      language,
      fieldsFor(site, resource.described ? fieldsIn(resource.described(language).whole) : (fieldTables[name] ?? [])),
    ),
    example: shorten(firstItems(data)),
    snippets: snippets(language, url(path), name, 'legalName' in data ? 'legalName' : 'updated'),
  };
}

/** Without those that only documents of several languages have, where there is one. */
function fieldsFor({ languages }: Site, fields: readonly Field[]): readonly Field[] {
  return languages ? fields : fields.filter(({ path }) => !/^(?:language$|translations(?:\[|$))/.test(path));
}

/** The same with the beginning of each long text. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value === 'string')
    return withoutLabels(value).length > 120 ? `${[...value].slice(0, 100).join('')}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shorten(member)]));
}
