import type { Site } from '../content/site.ts';
import { memoryShelf } from '../core/byte-shelf.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { given } from '../core/given.ts';
import { factTable } from '../core/kept-facts.ts';
import { lazyMap } from '../core/lazy-map.ts';
import type { Report } from '../core/problem.ts';
import type { Headers, Release, Route, Variant } from '../core/release.ts';
import { absolute } from '../core/url.ts';
import type { Listing } from '../documents/documents.ts';
import { contextInLanguages } from '../documents/languages/context.ts';
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
import type { DocumentRecords } from './documents/document-records.ts';
import { type MakeOptions, maker } from './make.ts';
import { type Places, placesOf } from './places.ts';
import { saidClaims } from './said-claims.ts';

export interface RenderOptions extends Partial<Omit<MakeOptions, 'documents'>> {
  /** Document records of earlier builds, and the lines of the table. */
  readonly before?: { readonly records: DocumentRecords; readonly lines: readonly Listing[] } | undefined;
  /** Where the documents are, if that is known. */
  readonly places?: Places | undefined;
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
    shelf = memoryShelf(),
    table = factTable(),
    before,
    places,
    ...others
  }: RenderOptions = {},
): Release {
  // A form service may redirect within its origin, which form-action would forbid if it named the path. Without one
  // nothing is sent by a form: a script opens the mail program, which is a navigation.
  const formAction = site.contactForm === undefined ? "'none'" : new URL(site.contactForm).origin;
  const csp = contentSecurityPolicy({ scripts: true, formAction });
  const marked = (headers: Headers): Headers => (site.noIndex ? { ...headers, ...noIndexHeaders } : headers);
  const context: RenderContext = {
    ...renderContext(site, catalog),
    // Made once, and read back: no page is rendered a second time for a list of all texts.
    textOf: ({ file, source }) => {
      // Two may want one address, and one gets it. Of a page that was saved meanwhile there is another object.
      if ((revised.get(file) ?? byFile.get(file))?.source !== source) return undefined;
      return Buffer.from(given(files.get(file), file).bytes).toString('utf8');
    },
  };
  const { byFile, revised, byPath, mirrors, redirects, missing, homeLink } = places ?? placesOf(site, catalog, report);
  const documents = before?.records.of({ ...before, site, catalog, origins }, (file) => files.get(file)?.sha256);
  const documentOf = (file: string) => given(revised.get(file) ?? byFile.get(file), file);
  const files: Release['files'] = lazyMap(
    byFile,
    maker(documentOf, context, { ...others, origins, shelf, table, documents }),
  );
  const catalogLink = linkHeader([{ href: apiCatalogPath, rel: 'api-catalog' }]);
  const headersOf = (document: Document, path: string, negotiated: boolean) => {
    const file = given(files.get(document.file), document.file);
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
  const routes = lazyMap(
    byPath,
    (path): Route => {
      const document = given(byPath.get(path), path);
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
    claims: saidClaims(site),
    ...(site.features.corsPreflight && { preflight: marked(preflightHeaders(csp)) }),
  };
}

/** RFC 6596: search engines that find the Markdown of a page show the page. A preview on this machine has no engine. */
function canonicalLink({ baseUrl }: Site, { mirrorOf }: Document): string | undefined {
  if (mirrorOf === undefined || !baseUrl.startsWith('https:')) return undefined;
  return linkHeader([{ href: absolute(baseUrl, mirrorOf), rel: 'canonical' }]);
}

/** RFC 5829 §3.2. */
function successorLink({ lifecycle }: Document): string | undefined {
  return lifecycle && linkHeader([{ href: lifecycle.successor, rel: 'successor-version' }]);
}

/** Render context of the documents of a catalog. */
export function renderContext(site: Site, catalog: readonly Document[]): RenderContext {
  if (site.languages) return contextInLanguages(site, catalog);
  return { catalog, url: (path) => absolute(site.baseUrl, path) };
}
