import type { Site } from '../../content/site.ts';
import { escapeHtml } from '../../core/html.ts';
import { absoluteUrl } from '../../core/url.ts';
import { organizationNode } from '../../site/renderers/json-ld/organization.ts';
import { webSiteNode } from '../../site/renderers/json-ld/page-nodes.ts';
import type { MirroredForeignPage } from '../site/mirrors.ts';

/**
 * Head lines of an attached page: its Markdown, its address if it names none, on the homepage the organisation. In
 * ASCII, so that they mean the same in any encoding of the page. `isXml`: for XML parsers too.
 */
export function renderHeadLines(page: MirroredForeignPage, site: Site, isXml: boolean): string[] {
  const { read, path, mirror } = page;
  const link = (attributes: string, href: string) =>
    `<link ${attributes} href="${escapeHtml(href)}"${isXml ? '/' : ''}>`;
  return [
    ...(read.canonical ? [] : [link('rel="canonical"', absoluteUrl(site.baseUrl, path))]),
    ...(read.markdownAt === undefined
      ? [link('rel="alternate" type="text/markdown"', absoluteUrl(site.baseUrl, mirror))]
      : []),
    ...(path === '/' ? [linkedData(site, read.organizations)] : []),
  ];
}

/** The organisation under the `@id` that the page uses, so that both are one. */
function linkedData(site: Site, known: MirroredForeignPage['read']['organizations']): string {
  const url = (path: string) => absoluteUrl(site.baseUrl, path);
  const own = organizationNode(site, url) as Readonly<Record<string, unknown>>;
  const theirs = known.map((each) => each['@id']).find((id) => typeof id === 'string');
  const graph = { '@context': 'https://schema.org', '@graph': [own, webSiteNode(site, url)] };
  const text =
    theirs === undefined
      ? JSON.stringify(graph)
      : JSON.stringify(graph).replaceAll(JSON.stringify(own['@id']), JSON.stringify(theirs));
  return `<script type="application/ld+json">${ascii(text)}</script>`;
}

/** JSON in ASCII, which can end no script element. */
const ascii = (json: string): string =>
  json.replace(/[<>&]|[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
