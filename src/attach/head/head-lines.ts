import type { Site } from '../../content/site.ts';
import { escapeHtml } from '../../core/html.ts';
import { type Element, type HtmlTree, isElement, listChildren, parseHtml } from '../../core/html-tree.ts';
import { absoluteUrl } from '../../core/url.ts';
import { organizationNode } from '../../site/renderers/json-ld/organization.ts';
import { webSiteNode } from '../../site/renderers/json-ld/page-nodes.ts';
import { isHtmlFile } from '../read/foreign-folder.ts';
import { removeGazetteBlock } from '../read/robots.ts';
import { removeSitemapMark } from '../site/merge-sitemap.ts';
import type { MirroredForeignPage } from '../site/mirrors.ts';

/**
 * Head lines of an attached page: its Markdown, its address if it names none, on the homepage the organisation. In
 * ASCII, so that they mean the same in any encoding of the page. `isXml`: for XML parsers too; `home`: its path.
 */
export function renderHeadLines(
  page: MirroredForeignPage,
  site: Site,
  { isXml, home }: { readonly isXml: boolean; readonly home: string },
): string[] {
  const { read, path, mirror } = page;
  const link = (attributes: string, href: string) =>
    `<link ${attributes} href="${escapeHtml(href)}"${isXml ? '/' : ''}>`;
  return [
    ...(read.canonical ? [] : [link('rel="canonical"', absoluteUrl(site.baseUrl, path))]),
    ...(read.markdownAt === undefined
      ? [link('rel="alternate" type="text/markdown"', absoluteUrl(site.baseUrl, mirror))]
      : []),
    ...(site.noIndex ? [`<meta name="robots" content="noindex"${isXml ? '/' : ''}>`] : []),
    ...(path === home && !site.attached?.isWithheld ? [linkedData(site, read.organizations)] : []),
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

/** Our lines in a head with their marks; only links, robots and JSON-LD match, so that nothing of others is removed. */
const marked =
  /<!--gazette-->(?:<(?:link|meta name="robots") [^<>]*>|<script type="application\/ld\+json">[^<]*<\/script>)*<!--\/gazette-->/;

/** A page without our lines. */
export function removeHeadLines(text: string): string {
  return text.includes('<!--gazette-->') ? text.replace(marked, '') : text;
}

/** Inserts lines at an offset; without lines, the text is unchanged. */
export function insertHeadLines(text: string, at: number, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  return `${text.slice(0, at)}<!--gazette-->${lines.join('')}<!--/gazette-->${text.slice(at)}`;
}

/** Elements that swallow the rest of the page if they are not closed. */
const closed = new Set(['title', 'style', 'script', 'noscript', 'template']);

const childOf = (node: HtmlTree | Element | undefined, name: string): Element | undefined =>
  node && listChildren(node).find((each): each is Element => isElement(each) && each.tagName === name);

/**
 * Offset for head lines: before `</head>`, else after the last element of the head, `<head>`, `<html>`, the doctype,
 * else 0.
 */
export function findHeadInsertionOffset(text: string): number {
  // Nothing behind the end tag of a head moves it.
  const start = /^[\s\S]*?<\/head\s*>/i.exec(text)?.[0] ?? '';
  const end = childOf(childOf(parseHtml(start), 'html'), 'head')?.sourceCodeLocation?.endTag;
  return end?.startOffset ?? findOpenHead(parseHtml(text));
}

/** Offset where the head has no end tag, or its end stands in a comment or a script first. */
function findOpenHead(document: HtmlTree): number {
  const html = childOf(document, 'html');
  const head = childOf(html, 'head');
  const place = head?.sourceCodeLocation;
  if (place?.endTag) return place.endTag.startOffset;
  const last = (head ? listChildren(head) : []).filter(isElement).findLast((each) => each.sourceCodeLocation);
  if (last?.sourceCodeLocation) {
    const { startOffset, endOffset, endTag } = last.sourceCodeLocation;
    return closed.has(last.tagName) && !endTag ? startOffset : endOffset;
  }
  const opened = place?.startTag ?? html?.sourceCodeLocation?.startTag;
  if (opened) return opened.endOffset;
  const type = listChildren(document).find(({ nodeName }) => nodeName === '#documentType');
  return type?.sourceCodeLocation?.endOffset ?? 0;
}

/** An attached file without our lines; unchanged if it has none. */
export function removeGazetteLines(file: string, bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.includes('gazette')) return bytes;
  // Latin-1 keeps every other byte, one a character.
  const text = buffer.toString('latin1');
  const own = isHtmlFile(file)
    ? removeHeadLines(text)
    : file === 'robots.txt'
      ? removeGazetteBlock(text)
      : /\.xml$/i.test(file)
        ? removeSitemapMark(text)
        : text;
  return own === text ? bytes : Buffer.from(own, 'latin1');
}
