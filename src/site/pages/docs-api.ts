import { siteUpdated } from '../../api/v1/index-json.ts';
import { apiTitle, apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { type Endpoint, endpoints } from '../facts/api-endpoints.ts';
import { afterEndpoints, beforeEndpoints } from '../facts/api-rules.ts';
import { webApi } from '../folds/json-ld/web-api.ts';
import { apiReference } from '../html/api-reference.ts';
import { pageDocuments } from './page.ts';

/** /docs/api.md and /docs/api/: the reference, generated from the table of resources. */
export function docsApi(site: Site): Document[] {
  return pageDocuments(site, {
    path: '/docs/api/',
    title: 'API reference',
    description: 'Every endpoint of the Public Data API: fields, examples, errors, versioning and caching.',
    updated: siteUpdated(site),
    llms: 'Documentation',
    mirror: { link: [{ rel: 'service-doc' }] },
    main: (context) => apiReference(site, endpoints(site, context)),
    markdown: (context) => reference(site, context),
    jsonLd: (context) => [webApi(site, context)],
  });
}

function reference(site: Site, context: RenderContext): string {
  const all = endpoints(site, context);
  return `# ${apiTitle} ${apiVersion}

${beforeEndpoints(site)}
## Endpoints

| Path | Content | Updated |
|---|---|---|
${all.map((e) => `| [${e.path}](${e.path}) | ${e.description} | ${e.updated} |`).join('\n')}

${all.map(section).join('\n\n')}

${afterEndpoints(site)}`;
}

function section(endpoint: Endpoint): string {
  const { title, path, operationId, description, fields, example } = endpoint;
  return [
    `## ${title}`,
    `\`GET ${path}\` (operation \`${operationId}\`)`,
    description,
    fields.length > 0 &&
      `| Field | Type | Required | Meaning |
|---|---|---|---|
${fields.map((f) => `| \`${f.path}\` | ${f.type} | ${f.required ? 'yes' : 'no'} | ${f.meaning} |`).join('\n')}`,
    ...endpoint.snippets.map((s) => `${s.name} (${s.needs}):\n\n${fenced(s.language, s.code)}`),
    example !== undefined &&
      `Example (lists shortened to their first item, long texts to their beginning):

${fenced('json', JSON.stringify(example, null, 2))}`,
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
