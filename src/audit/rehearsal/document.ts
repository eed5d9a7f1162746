import { findHtmlLinks, findTextLinks } from '../../checks/links/extract-links.ts';
import { parseLinkField } from '../../checks/published/fields.ts';
import { findLanguageSection, type LanguageSection } from '../../checks/published/languages.ts';
import { visibleText } from '../../checks/published/lines.ts';
import { listNamesAt } from '../../checks/published/members.ts';
import { findStatements, toTextLines } from '../../checks/statements/extract.ts';
import type { DocumentStatement, PublishedRepresentation } from '../../checks/statements/statement.ts';
import { stripParameters } from '../../core/media-types.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { parseJson } from '../../core/type-guards.ts';
import type { SourceReply } from './source.ts';

/** A document for the walker: content, links, and reading cost. */
export interface CrawledDocument {
  readonly path: string;
  readonly status: number;
  readonly published: PublishedRepresentation;
  /** Visible text. */
  readonly visible: string;
  readonly answers: readonly DocumentStatement[];
  /** Paths of this origin, without fragment and query. */
  readonly links: readonly string[];
  readonly tokens: number;
  readonly bytes: number;
  /** Signs of a login, in words. */
  readonly logins: readonly string[];
}

/** Reads an answer; `origin` is the one that documents name. */
export function parseCrawledDocument(
  path: string,
  reply: SourceReply,
  origin: string,
  languages: readonly LanguageSection[],
): CrawledDocument {
  const mediaType = stripParameters(reply.headers['content-type'] ?? '');
  const text = isText.test(mediaType) ? reply.text : '';
  const published: PublishedRepresentation = {
    path,
    mediaType,
    text,
    headers: reply.headers,
    origin,
    ...findLanguageSection(path, languages),
  };
  const isFound = reply.status === 200;
  const visible = isFound ? visibleOf(published) : '';
  return {
    ...{ path, published, visible, status: reply.status, ...costOf(path, visible, reply.bytes) },
    answers: isFound ? findStatements(published) : [],
    links: isFound ? findOriginLinks(published) : [],
    logins: findLogins(published, reply.status),
  };
}

const isText = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml))/;

/** Readable text: of HTML visible text, of a sitemap addresses and dates. */
function visibleOf(published: PublishedRepresentation): string {
  const { mediaType, text, path } = published;
  if (isSitemap(path)) return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  if (mediaType !== 'text/html') return text;
  return visibleText(toTextLines(published));
}

const isSitemap = (path: string): boolean => /\/sitemap[^/]*\.xml$/.test(path);

/** Maximum cost of a sitemap: nobody reads all of a long one for one address. */
const mostOfSitemap = { tokens: 4_000, bytes: 65_536 };

function costOf(path: string, visible: string, bytes: number): Pick<CrawledDocument, 'tokens' | 'bytes'> {
  const tokens = estimateTokens(visible);
  if (!isSitemap(path)) return { tokens, bytes };
  return { tokens: Math.min(tokens, mostOfSitemap.tokens), bytes: Math.min(bytes, mostOfSitemap.bytes) };
}

/** Linked documents of this origin, in order, each once. */
function findOriginLinks({ path, mediaType, text, headers, origin }: PublishedRepresentation): string[] {
  const found = mediaType === 'text/html' ? findHtmlLinks(text, [origin]) : findTextLinks(text, [origin]);
  const fields = parseLinkField(headers.link).map(({ to }) => to);
  // Paths of the API description are relative to its server.
  const paths = path.endsWith('/openapi.json')
    ? listNamesAt(parseJson(text), 'paths').filter((to) => !to.includes('{'))
    : [];
  const clean = [...fields, ...found, ...paths].flatMap((link) => {
    const [to = ''] = link.split(/[?#]/, 1);
    return to.startsWith('/') && !isAsset.test(to) ? [to] : [];
  });
  return [...new Set(clean)].filter((to) => to !== path);
}

/** Links that readers ignore. */
const isAsset = /^\/assets\/|\.(?:css|js|png|ico|svg|jpe?g|webp|avif|gif|woff2?|pdf|zip|mp[34]|webmanifest)$/i;

/** Signs of a login, in words; statements on authentication are among the answers. */
function findLogins({ mediaType, text, headers }: PublishedRepresentation, status: number): string[] {
  const found: string[] = [];
  if (status === 401 || status === 403) found.push(`is answered with ${status}`);
  if (headers['www-authenticate'] !== undefined) found.push('sends WWW-Authenticate');
  if (mediaType !== 'text/html') return found;
  if (/<input\b[^>]*type="?password/i.test(text)) found.push('has a field for a password');
  const [link] =
    /href="[^"]*\/(?:login|log-in|signin|sign-in|signup|oauth2?\/(?:authorize|token)|authorize)\/?["?#]/i.exec(text) ??
    [];
  if (link !== undefined) found.push(`links to a login: ${link.slice(6)}`);
  return found;
}
