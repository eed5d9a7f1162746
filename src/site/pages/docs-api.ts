import { siteUpdated } from '../../api/v1/index-json.ts';
import { apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { type Endpoint, endpoints } from '../facts/api-endpoints.ts';
import { afterEndpoints, beforeEndpoints } from '../facts/api-rules.ts';
import { webApi } from '../folds/json-ld/web-api.ts';
import { apiReference } from '../html/api-reference.ts';
import { pageDocuments } from './page.ts';

/** /docs/api.md and /docs/api/: the reference, generated from the table of resources. */
export function docsApi(site: Site): Document[] {
  const language = spoken(site.language);
  return pageDocuments(site, {
    path: '/docs/api/',
    title: say(language, 'docs.title'),
    description: say(language, 'docs.description'),
    updated: siteUpdated(site),
    llms: 'Documentation',
    mirror: { link: [{ rel: 'service-doc' }] },
    main: (context) => apiReference(site, endpoints(site, context)),
    markdown: (context) => reference(site, context),
    jsonLd: (context) => [webApi(site, context)],
  });
}

function reference(site: Site, context: RenderContext): string {
  const language = spoken(site.language);
  const all = endpoints(site, context);
  const head = (['docs.path', 'docs.content', 'docs.updated'] as const).map((key) => say(language, key));
  return `# ${say(language, 'api.title')} ${apiVersion}

${beforeEndpoints(site)}
## ${say(language, 'docs.endpoints')}

| ${head.join(' | ')} |
|---|---|---|
${all.map((e) => `| [${e.path}](${e.path}) | ${e.description} | ${e.updated} |`).join('\n')}

${all.map((endpoint) => section(endpoint, language)).join('\n\n')}

${afterEndpoints(site)}`;
}

function section(endpoint: Endpoint, language: Language): string {
  const { title, path, operationId, description, fields, example } = endpoint;
  const labelled = (label: string, value: string) => say(language, 'text.labelled', { label, value });
  const noted = (text: string, note: string) => say(language, 'text.noted', { text, note });
  const before = (label: string, code: string) => `${labelled(label, '').trimEnd()}\n\n${code}`;
  const head = (['docs.field', 'docs.type', 'docs.required', 'docs.meaning'] as const).map((key) => say(language, key));
  const yesOrNo = (is: boolean) => say(language, is ? 'text.yes' : 'text.no');
  return [
    `## ${title}`,
    noted(`\`GET ${path}\``, labelled(say(language, 'docs.operation'), `\`${operationId}\``)),
    description,
    fields.length > 0 &&
      `| ${head.join(' | ')} |
|---|---|---|---|
${fields.map((f) => `| \`${f.path}\` | ${f.type} | ${yesOrNo(f.required)} | ${f.meaning} |`).join('\n')}`,
    ...endpoint.snippets.map((s) => before(noted(s.name, s.needs), fenced(s.language, s.code))),
    example !== undefined &&
      before(
        noted(say(language, 'docs.example'), say(language, 'docs.shortened')),
        fenced('json', JSON.stringify(example, null, 2)),
      ),
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
