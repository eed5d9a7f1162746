import { findHtmlLinks, findTextLinks } from '../../checks/links/extract-links.ts';
import { parseLinkField } from '../../checks/published/fields.ts';
import { visibleText } from '../../checks/published/lines.ts';
import { findListMember, findTextMember, listNamesAt } from '../../checks/published/members.ts';
import {
  findLanguageSection,
  type LanguageSection,
  listLanguageSections,
  lowerCaseHeaders,
} from '../../checks/published/published.ts';
import { findStatements, toTextLines } from '../../checks/statements/extract.ts';
import type { DocumentStatement, PublishedRepresentation } from '../../checks/statements/statement.ts';
import { stripParameters } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { parseJson } from '../../core/type-guards.ts';
import { respond } from '../../http/respond.ts';
import { type SendRequest, TransportError } from '../connection/client.ts';
import { UnreachableError } from '../exchange.ts';

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

/** Documents of an origin, fetched once for each Accept field. */
export interface DocumentMap {
  readonly origin: string;
  get(path: string, accept: string): Promise<CrawledDocument>;
}

/** Opens an origin at `asked`; if its documents name another one (a preview), links to that one are followed. */
export async function openDocumentMap(source: DocumentSource, asked: string): Promise<DocumentMap> {
  const published = await publishedOrigin(source);
  const origin = published ?? asked;
  const home = await source('/', 'text/html');
  const languages: readonly LanguageSection[] = listLanguageSections(home.text, origin);
  const known = new Map<string, Promise<CrawledDocument>>();
  return {
    origin,
    get(path, accept) {
      const key = `${accept} ${path}`;
      const document =
        known.get(key) ?? source(path, accept).then((reply) => parseCrawledDocument(path, reply, origin, languages));
      known.set(key, document);
      return document;
    },
  };
}

/** Origin that the API description names, or the resource metadata. */
async function publishedOrigin(source: DocumentSource): Promise<string | undefined> {
  const [server] = findListMember(parseJson((await source('/api/v1/openapi.json', '*/*')).text), 'servers');
  const metadata = parseJson((await source('/.well-known/oauth-protected-resource', '*/*')).text);
  const named = findTextMember(server, 'url') ?? findTextMember(metadata, 'resource');
  return named === undefined ? undefined : /^https?:\/\/[^/]+/.exec(named)?.[0];
}

/** An answer of an origin, redirects within it followed. */
interface SourceReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Uncompressed body size. */
  readonly bytes: number;
}

/** Source of documents. Rejects with UnreachableError without an answer. */
export type DocumentSource = (path: string, accept: string) => Promise<SourceReply>;

/** A release, as every host must serve it. */
export function createReleaseSource(release: Release): DocumentSource {
  return async (path, accept) => {
    const { status, headers, body } = respond(release, { method: 'GET', path, headers: { accept } });
    return follow({ status, headers: lowerCaseHeaders(headers), body }, (to) =>
      createReleaseSource(release)(to, accept),
    );
  };
}

/** A live origin. */
export function createLiveSource(send: SendRequest): DocumentSource {
  return async (path, accept) => {
    try {
      const answer = await send({ method: 'GET', path, headers: { accept, 'accept-encoding': 'identity' } });
      return await follow(answer, (to) => createLiveSource(send)(to, accept));
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      throw new UnreachableError(`The origin does not answer: ${error.message}.`);
    }
  };
}

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Follows one redirect within the origin: `/x` to `/x/`. */
async function follow(
  { status, headers, body }: Raw,
  get: (path: string) => Promise<SourceReply>,
): Promise<SourceReply> {
  const { location = '' } = headers;
  if (status >= 300 && status < 400 && location.startsWith('/') && location.endsWith('/')) return get(location);
  return { status, headers, text: Buffer.from(body).toString('utf8'), bytes: body.byteLength };
}
