import { archivePath, listArchiveYears } from '../api/changes/format-change.ts';
import { listPublishedResources } from '../api/facts/resource.ts';
import { openapi } from '../api/openapi.ts';
import type { ApiContext, ItemDocuments, Resource } from '../api/resource.ts';
import { archiveBody } from '../api/v1/changes.ts';
import { siteUpdatedDate } from '../api/v1/index-json.ts';
import { openapiPath } from '../api/v1/version.ts';
import type { Site } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { denseJson, json } from '../core/json.ts';
import { mediaTypes } from '../core/media-types.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';

/** The members of the description, and of each of them, are a line each: models pay for every break and space. */
const linesTo = 2;

/** The documents of /api/v1/: one per row of the resources table that has something to say. */
export function resourceDocuments(site: Site): Document[] {
  const resources = listPublishedResources(site);
  return resources.map((resource) => resourceDocument(site, resource, resources));
}

function resourceDocument(site: Site, resource: Resource, resources: readonly Resource[]): Document {
  return {
    path: resource.path,
    file: resource.path.slice(1),
    kind: 'api',
    mediaType: mediaTypes.json,
    title: resource.title(site),
    description: resource.description(site),
    updated: resource.updated(site),
    ...(resource.name === 'status' && { llms: 'API' as const }),
    ...omitUndefined({ link: resource.link, lifecycle: site.api?.v1 }),
    render: (context) => json(resource.data(site, contextFor(resources, context))),
  };
}

/** A document for each item of the lists that ask for them; catalogs name their template. */
export function itemDocuments(site: Site): Document[] {
  const resources = listPublishedResources(site);
  return resources.flatMap((resource) =>
    resource.itemDocuments ? documentsOf(site, resource, resource.itemDocuments, resources) : [],
  );
}

function documentsOf(site: Site, resource: Resource, of: ItemDocuments, resources: readonly Resource[]): Document[] {
  const common = {
    ...{ kind: 'api' as const, mediaType: mediaTypes.json, title: of.title(languageByTag(site.language)) },
    ...{ description: resource.description(site), updated: resource.updated(site), isItem: true as const },
    ...omitUndefined({ lifecycle: site.api?.v1 }),
  };
  return of.ids.map((id) => ({
    ...common,
    path: of.pathOf(id),
    file: of.pathOf(id).slice(1),
    render: (context) => json(of.data(site, contextFor(resources, context), id)),
  }));
}

/** /api/v1/changes/2026.json: all changes of a year, where /api/v1/changes.json cannot hold them all. */
export function changeArchives(site: Site): Document[] {
  const resources = listPublishedResources(site);
  const title = translate(languageByTag(site.language), 'changes.title');
  return listArchiveYears(site).map((year) => ({
    path: archivePath(year),
    file: archivePath(year).slice(1),
    kind: 'api',
    mediaType: mediaTypes.json,
    title: translate(languageByTag(site.language), 'text.labelled', { label: title, value: year }),
    description: translate(languageByTag(site.language), 'wire.archives'),
    updated: site.changes?.find(({ date }) => date.startsWith(year))?.date ?? siteUpdatedDate(site),
    render: (context) => json(archiveBody(site, contextFor(resources, context), year)),
  }));
}

/** OpenAPI description: one serves all languages by its servers. */
export function openapiJson(site: Site): Document {
  const resources = listPublishedResources(site);
  return {
    path: openapiPath,
    file: openapiPath.slice(1),
    kind: 'api',
    mediaType: mediaTypes.json,
    title: translate(languageByTag(site.language), 'docs.openapiTitle'),
    description: translate(languageByTag(site.language), 'docs.openapi'),
    updated: siteUpdatedDate(site),
    llms: 'API',
    link: [{ rel: 'service-desc' }],
    ...omitUndefined({ lifecycle: site.api?.v1 }),
    render: (context) => denseJson(openapi(site, resources, contextFor(resources, context)), linesTo),
  };
}

const contextFor = (resources: readonly Resource[], { url, languages }: RenderContext): ApiContext => ({
  url,
  resources,
  ...(languages && { translationsOf: languages.translationsOf }),
});
