import type { Site } from './content/site.ts';
import { sha256 } from './digest.ts';
import type { Document, RenderContext } from './document.ts';
import { notFound } from './documents/not-found.ts';
import { apiCatalogPath } from './documents/well-known/api-catalog.ts';
import { bareHeaders, contentSecurityPolicy, documentHeaders, notFoundHeaders } from './http/headers.ts';
import { homeLinks } from './http/home-links.ts';
import { linkHeader } from './http/link-header.ts';
import { mediaTypes } from './media-types.ts';
import type { Report } from './problem.ts';
import type { Release, ReleaseFile, Route, Variant } from './release.ts';
import { estimateTokens } from './tokens.ts';
import { absolute } from './url.ts';

/**
 * Renders every document of the catalog and gives each its header fields: the whole origin as data.
 * Pure and order-free. Reports `link-header-invalid`; whether every link leads somewhere is a check's business.
 */
export function render(site: Site, catalog: readonly Document[], report: Report): Release {
  const csp = contentSecurityPolicy({ scripts: false, formAction: 'mailto:' });
  const context: RenderContext = { catalog, url: (path) => absolute(site.baseUrl, path) };
  const files = new Map<string, ReleaseFile>();
  const tokens = new Map<string, number>();

  const put = (document: Pick<Document, 'file' | 'mediaType' | 'render'>) => {
    const output = document.render(context);
    const bytes = typeof output === 'string' ? Buffer.from(output, 'utf8') : output;
    files.set(document.file, { file: document.file, bytes, sha256: sha256(bytes) });
    if (document.mediaType === mediaTypes.markdown)
      tokens.set(
        document.file,
        estimateTokens(typeof output === 'string' ? output : Buffer.from(output).toString('utf8')),
      );
  };

  const mirrors = new Map(
    catalog.flatMap((document) => (document.mirrorOf === undefined ? [] : [[document.mirrorOf, document] as const])),
  );
  const link = linkHeader(homeLinks(site, catalog, report));
  const catalogLink = linkHeader([{ href: absolute(site.baseUrl, apiCatalogPath), rel: 'api-catalog' }]);
  const headersOf = (document: Document, path: string, negotiated: boolean) =>
    documentHeaders({
      kind: negotiated ? 'page' : document.kind,
      mediaType: document.mediaType,
      sha256: files.get(document.file)!.sha256,
      negotiated,
      markdownTokens: tokens.get(document.file),
      // RFC 9727 §3 wants the relation on the catalog itself; service.md 4.4 wants the others on /.
      link: path === '/' ? link : path === apiCatalogPath ? catalogLink : undefined,
      contentSecurityPolicy: csp,
    });

  for (const document of catalog) put(document);
  const missing = notFound(site);
  put(missing);

  const routes = new Map<string, Route>();
  const redirects = new Map<string, string>();
  for (const document of catalog) {
    const { path } = document;
    const mirror = mirrors.get(path);
    const variant = (of: Document, when: Variant['when']): Variant => ({
      when,
      file: of.file,
      headers: headersOf(of, path, when !== 'always'),
    });
    routes.set(path, {
      path,
      variants: mirror ? [variant(document, 'html'), variant(mirror, 'markdown')] : [variant(document, 'always')],
    });
    if (path.endsWith('/') && path !== '/') redirects.set(path.slice(0, -1), path);
  }
  for (const path of routes.keys()) redirects.delete(path);
  return {
    baseUrl: site.baseUrl,
    files,
    routes,
    redirects,
    notFound: { file: missing.file, headers: notFoundHeaders(csp) },
    bareHeaders: bareHeaders(csp),
  };
}
