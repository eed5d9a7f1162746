import type { Site } from '../content/site.ts';
import { assertDefined } from '../core/assert-defined.ts';
import { createMemoryBlobStore } from '../core/blob-store.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { createLazyMap } from '../core/lazy-map.ts';
import type { Report } from '../core/problem.ts';
import type { Headers, PublishedClaim, Release, Route, Variant } from '../core/release.ts';
import { createTextFactTable } from '../core/text-fact-table.ts';
import { absoluteUrl } from '../core/url.ts';
import type { DocumentTableLine } from '../documents/documents.ts';
import { createLanguageContexts } from '../documents/languages/language-contexts.ts';
import { apiCatalogPath } from '../documents/well-known/api-catalog.ts';
import {
  bareHeaders,
  contentSecurityPolicy,
  documentHeaders,
  noIndexHeaders,
  notFoundHeaders,
  preflightHeaders,
} from '../http/headers.ts';
import { linkHeader } from '../http/link-header.ts';
import type { ClaimId } from '../language/claims.ts';
import { listClaims } from '../language/claims.ts';
import { findGatedItems } from '../site/facts/gated-access.ts';
import { buildDocumentIndex, type DocumentIndex } from './document-index.ts';
import type { DocumentRecords } from './documents/document-records.ts';
import { createFileRenderer, type RenderFileOptions } from './render-file.ts';

interface SiteRenderOptions extends Partial<Omit<RenderFileOptions, 'documents'>> {
  /** Document records of earlier builds, and the lines of the table. */
  readonly before?: { readonly records: DocumentRecords; readonly lines: readonly DocumentTableLine[] } | undefined;
  /** Where the documents are, if that is known. */
  readonly places?: DocumentIndex | undefined;
}

/** Routes that stay in memory, those of some 12,000 pages: a page takes 1.8 KB of them, most of it header fields. */
const mostRoutes = 25_000;

/**
 * Gives each document of the catalog its place and its header fields: the whole origin as data. Pure and order-free:
 * a document is rendered when its file or its headers are first asked for, which nobody can tell but by the time.
 * Reports `link-header-invalid`; whether every link leads somewhere is a check's business.
 */
export function render(
  site: Site,
  catalog: readonly Document[],
  report: Report,
  {
    origins = [site.baseUrl],
    shelf = createMemoryBlobStore(),
    table = createTextFactTable(),
    before,
    places,
    ...others
  }: SiteRenderOptions = {},
): Release {
  // A form service may redirect within its origin, which form-action would forbid if it named the path. Without one
  // nothing is sent by a form: a script opens the mail program, which is a navigation.
  const formAction = site.contactForm === undefined ? "'none'" : new URL(site.contactForm).origin;
  const csp = contentSecurityPolicy({ scripts: true, formAction });
  const marked = (headers: Headers): Headers => (site.noIndex ? { ...headers, ...noIndexHeaders } : headers);
  const context: RenderContext = {
    ...createRenderContext(site, catalog),
    // Made once, and read back: no page is rendered a second time for a list of all texts.
    textOf: ({ file, source }) => {
      // Two may want one address, and one gets it. Of a page that was saved meanwhile there is another object.
      if ((revised.get(file) ?? byFile.get(file))?.source !== source) return undefined;
      return Buffer.from(assertDefined(files.get(file), file).bytes).toString('utf8');
    },
    words: { release: {}, wordsOf: ({ file }) => files.get(file)?.read?.words },
  };
  const { byFile, revised, byPath, mirrors, redirects, missing, homeLink } =
    places ?? buildDocumentIndex(site, catalog, report);
  const documents = before?.records.of({ ...before, site, catalog, origins }, (file) => files.get(file)?.sha256);
  const documentOf = (file: string) => assertDefined(revised.get(file) ?? byFile.get(file), file);
  const files: Release['files'] = createLazyMap(
    byFile,
    createFileRenderer(documentOf, context, { ...others, origins, shelf, table, documents }),
  );
  const catalogLink = linkHeader([{ href: apiCatalogPath, rel: 'api-catalog' }]);
  const headersOf = (document: Document, path: string, negotiated: boolean) => {
    const file = assertDefined(files.get(document.file), document.file);
    return marked(
      documentHeaders({
        kind: negotiated ? 'page' : document.kind,
        mediaType: document.mediaType,
        language: site.languages && (document.language ?? site.language),
        sha256: file.sha256,
        negotiated,
        markdownTokens: file.read?.tokens,
        // RFC 9727 §3 wants the relation on the catalog itself; service.md 4.4 wants the others on /.
        link: path === '/' ? homeLink : path === apiCatalogPath ? catalogLink : successorLink(document),
        canonical: path === document.path ? canonicalLink(site, document) : undefined,
        lifecycle: document.lifecycle,
        contentSecurityPolicy: csp,
      }),
    );
  };
  const routes = createLazyMap(
    byPath,
    (path): Route => {
      const document = assertDefined(byPath.get(path), path);
      const mirror = mirrors.get(path);
      const variant = (of: Document, when: Variant['when']): Variant => ({
        when,
        file: of.file,
        headers: headersOf(of, path, when !== 'always'),
      });
      return {
        path,
        variants: mirror ? [variant(document, 'html'), variant(mirror, 'markdown')] : [variant(document, 'always')],
      };
    },
    mostRoutes,
  );

  return {
    baseUrl: site.baseUrl,
    files,
    routes,
    redirects,
    notFound: { file: missing, headers: marked(notFoundHeaders(csp)) },
    bareHeaders: marked(bareHeaders(csp)),
    claims: publishedClaims(site),
    ...(site.features.corsPreflight && { preflight: marked(preflightHeaders(csp)) }),
  };
}

/** RFC 6596: search engines that find the Markdown of a page show the page. A preview on this machine has no engine. */
function canonicalLink({ baseUrl }: Site, { mirrorOf }: Document): string | undefined {
  if (mirrorOf === undefined || !baseUrl.startsWith('https:')) return undefined;
  return linkHeader([{ href: absoluteUrl(baseUrl, mirrorOf), rel: 'canonical' }]);
}

/** RFC 5829 §3.2. */
function successorLink({ lifecycle }: Document): string | undefined {
  return lifecycle && linkHeader([{ href: lifecycle.successor, rel: 'successor-version' }]);
}

/** Render context of the documents of a catalog. */
export function createRenderContext(site: Site, catalog: readonly Document[]): RenderContext {
  if (site.languages) return createLanguageContexts(site, catalog);
  return { catalog, url: (path) => absoluteUrl(site.baseUrl, path) };
}

/** Claims in the documents of a site on how its origin answers, without sentences that only prose may have. */
function publishedClaims(site: Site): PublishedClaim[] {
  const unsaid: readonly ClaimId[] = [
    'no-cookies',
    findGatedItems(site) ? 'status-404-login' : 'status-404-login-gated',
  ];
  return listClaims({ ...site, preflight: site.features.corsPreflight }).flatMap(({ id, needs, holds, text }) =>
    holds && text !== undefined && !unsaid.includes(id) ? [{ id, needs, text }] : [],
  );
}
