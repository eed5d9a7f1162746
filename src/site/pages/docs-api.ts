import { siteUpdated } from '../../api/v1/index-json.ts';
import { apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import type { Reference } from '../../theme/model/reference.ts';
import { referenceScriptPath } from '../assets/reference-script.ts';
import { responseHeaders, statusAnswers } from '../facts/api-answers.ts';
import { type EndpointHead, endpointHeads, endpointOf } from '../facts/api-endpoints.ts';
import { afterEndpoints, beforeEndpoints, errorRules } from '../facts/api-rules.ts';
import { homeCrumb } from '../facts/section-pages.ts';
import { webApi } from '../folds/json-ld/web-api.ts';
import { oneEndpoint, wholeReference } from '../folds/markdown/reference.ts';
import { pageDocuments } from './page.ts';

export const referencePath = '/docs/api/';

/** Maximum characters of example texts in an endpoint's mirror. */
const inFewTokens = 60;

/** Reference, generated from the table of resources: /docs/api/, and a page for each endpoint. */
export function docsApi(site: Site): Document[] {
  const language = spoken(site.language);
  const heads = endpointHeads(site);
  const all = (context: RenderContext) => heads.map((head) => endpointOf(head, site, context));
  return [
    ...pageDocuments(site, {
      path: referencePath,
      title: say(language, 'docs.title'),
      description: say(language, 'docs.description'),
      updated: siteUpdated(site),
      llms: 'Documentation',
      mirror: { link: [{ rel: 'service-doc' }] },
      script: referenceScriptPath(site),
      main: (context) => whole(site, context, heads),
      markdown: (context) => wholeReference(site, all(context)),
      jsonLd: (context) => [webApi(site, context)],
    }),
    ...heads.flatMap((head) =>
      pageDocuments(site, {
        path: head.page,
        title: say(language, 'text.labelled', { label: say(language, 'docs.title'), value: head.title }),
        // Prefixed: a page of facts may have its document's description.
        description: say(language, 'text.labelled', { label: `GET ${head.path}`, value: head.description }),
        updated: head.updated,
        llms: 'Optional',
        script: referenceScriptPath(site),
        main: (context) => one(site, context, heads, head),
        markdown: (context) => oneEndpoint(endpointOf(head, site, context, inFewTokens), language),
        jsonLd: (context) => [webApi(site, context)],
      }),
    ),
  ];
}

/** Whether a path is an endpoint's page; the whole reference has its text too. */
export const isEndpointPage = (path: string): boolean => path.startsWith(referencePath) && path !== referencePath;

function whole(site: Site, context: RenderContext, heads: readonly EndpointHead[]): Reference {
  const language = spoken(site.language);
  const rules = {
    before: renderMarkdown(beforeEndpoints(site)).html,
    errors: renderMarkdown(errorRules(site)).html,
    after: renderMarkdown(afterEndpoints(site)).html,
  };
  const [before, after] = [headings(rules.before), headings(rules.errors + rules.after)];
  const taken: SlugCounts = new Map([...before, ...after, { to: '#endpoints' }].map(({ to }) => [to.slice(1), 0]));
  const endpoints = heads.map((head) => ({
    ...endpointOf(head, site, context),
    id: uniqueSlug(head.title, taken),
  }));
  return {
    ...shared(site),
    title: say(language, 'api.title'),
    crumbs: [homeCrumb(site)],
    contents: [
      ...before,
      { label: say(language, 'docs.endpoints'), to: '#endpoints' },
      ...endpoints.map(({ title, id }) => ({ label: title, to: `#${id}` })),
      ...after,
    ].map((way) => ({ ...way, isCurrent: false })),
    rules,
    endpoints,
  };
}

function one(site: Site, context: RenderContext, heads: readonly EndpointHead[], head: EndpointHead): Reference {
  const language = spoken(site.language);
  return {
    ...shared(site),
    title: head.title,
    crumbs: [homeCrumb(site), { label: say(language, 'docs.title'), to: referencePath }],
    contents: [
      { label: say(language, 'docs.allEndpoints'), to: referencePath, isCurrent: false },
      ...heads.map(({ title, page }) => ({ label: title, to: page, isCurrent: page === head.page })),
    ],
    endpoints: [{ ...endpointOf(head, site, context), id: 'endpoint' }],
  };
}

const shared = (site: Site) => ({
  kind: 'reference' as const,
  version: apiVersion,
  headers: responseHeaders(site),
  statuses: statusAnswers(site),
});

/** Second-level headings of rendered catalogue Markdown, which have no markup. */
const headings = (html: string) =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id, label = '']) => ({ label, to: `#${id}` }));
