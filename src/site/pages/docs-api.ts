import { siteUpdatedDate } from '../../api/v1/index-json.ts';
import { apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { documentHeaders } from '../../http/headers.ts';
import { type ClaimId, claimTexts, isClaimKept } from '../../language/claims.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import type { ApiReference, ResponseHeader, StatusExplanation } from '../../theme/model/reference.ts';
import { referenceScriptPath } from '../assets/reference-script.ts';
import { buildEndpoint, type EndpointHead, endpointHeads } from '../facts/api-endpoints.ts';
import { closingRules, errorRules, introductoryRules, statusRows } from '../facts/api-rules.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { webApiNode } from '../renderers/json-ld/web-api.ts';
import { endpointToMarkdown, referenceToMarkdown } from '../renderers/markdown/reference.ts';
import { pageDocuments } from './page.ts';

const referencePath = '/docs/api/';

/** Maximum characters of example texts in an endpoint's mirror. */
const inFewTokens = 60;

/** Reference, generated from the table of resources: /docs/api/ with the rules, and a page for each endpoint. */
export function docsApi(site: Site): Document[] {
  const language = languageByTag(site.language);
  const heads = endpointHeads(site);
  return [
    ...pageDocuments(site, {
      path: referencePath,
      title: translate(language, 'docs.title'),
      description: translate(language, 'docs.description'),
      updated: siteUpdatedDate(site),
      llms: 'Documentation',
      mirror: { link: [{ rel: 'service-doc' }] },
      main: () => overview(site, heads),
      markdown: () => referenceToMarkdown(site, heads),
      jsonLd: (context) => [webApiNode(site, context)],
    }),
    ...heads.flatMap((head) =>
      pageDocuments(site, {
        path: head.page,
        title: translate(language, 'text.labelled', { label: translate(language, 'docs.title'), value: head.title }),
        // Prefixed: a page of facts may have its document's description.
        description: translate(language, 'text.labelled', { label: `GET ${head.path}`, value: head.description }),
        updated: head.updated,
        script: referenceScriptPath(site),
        main: (context) => endpointPage(site, context, heads, head),
        markdown: (context) => endpointToMarkdown(buildEndpoint(head, site, context, inFewTokens), language),
        jsonLd: (context) => [webApiNode(site, context)],
      }),
    ),
  ];
}

function overview(site: Site, heads: readonly EndpointHead[]): ApiReference {
  const language = languageByTag(site.language);
  const rules = {
    before: renderMarkdown(introductoryRules(site)).html,
    errors: renderMarkdown(errorRules(site)).html,
    after: renderMarkdown(closingRules(site)).html,
  };
  const endpoints = { label: translate(language, 'docs.endpoints'), to: '#endpoints' };
  const contents = [...headings(rules.before), endpoints, ...headings(rules.errors + rules.after)];
  return {
    ...shared(site),
    title: translate(language, 'api.title'),
    crumbs: [homeBreadcrumb(site)],
    contents: contents.map((link) => ({ ...link, isCurrent: false })),
    rules,
    endpoints: heads,
  };
}

function endpointPage(
  site: Site,
  context: RenderContext,
  heads: readonly EndpointHead[],
  head: EndpointHead,
): ApiReference {
  const language = languageByTag(site.language);
  return {
    ...shared(site),
    title: head.title,
    crumbs: [homeBreadcrumb(site), { label: translate(language, 'docs.title'), to: referencePath }],
    contents: [
      { label: translate(language, 'docs.allEndpoints'), to: referencePath, isCurrent: false },
      ...heads.map(({ title, page }) => ({ label: title, to: page, isCurrent: page === head.page })),
    ],
    endpoint: buildEndpoint(head, site, context),
  };
}

const shared = (site: Site) => ({
  kind: 'reference' as const,
  version: apiVersion,
  headers: responseHeaders(site),
  statuses: explainStatuses(site),
});

/** Second-level headings of rendered catalogue Markdown, which have no markup. */
const headings = (html: string) =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id, label = '']) => ({ label, to: `#${id}` }));

/** Header fields that matter to programs, with their claims; security fields concern browsers alone. */
const told = {
  'Content-Type': undefined,
  'Content-Language': undefined,
  ETag: 'tag-field',
  'Cache-Control': 'cache-field',
  Vary: undefined,
  'Access-Control-Allow-Origin': 'cors-field',
} as const satisfies Readonly<Record<string, ClaimId | undefined>>;

/** Response headers of an API document, as sent; the entity tag is `"…"`. */
function responseHeaders(site: Site): ResponseHeader[] {
  const sent = documentHeaders({
    kind: 'api',
    mediaType: mediaTypes.json,
    sha256: '0'.repeat(64),
    negotiated: false,
    language: site.languages && site.language,
    contentSecurityPolicy: "default-src 'none'",
  });
  return Object.entries(told).flatMap(([name, claim]) => {
    const value = name === 'ETag' ? '"…"' : sent[name];
    if (value === undefined || (claim && !isClaimKept(site, claim))) return [];
    return [{ name, value, meaning: claim && claimTexts(site, claim).join('') }];
  });
}

/** Meaning of each status (service.md 7), from the Markdown rows. */
function explainStatuses(site: Site): StatusExplanation[] {
  return statusRows(site).map((row) => {
    const [, status = '', where = '', meaning = '', advice = ''] = row.split('|').map((cell) => cell.trim());
    return { status, where, meaning, advice };
  });
}
