import { expandRedirect, listWrittenRedirects } from '../content/redirects.ts';
import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import type { Report } from '../core/problem.ts';
import { toSmallHex } from '../core/url.ts';
import { listHomeLinks } from '../documents/home-links.ts';
import { linkHeader } from '../http/link-header.ts';
import { notFound } from '../site/pages/not-found.ts';

/** Where the documents of a catalog are, and what leads to them: the same for all revisions of an edition but `revised`. */
export interface DocumentIndex {
  readonly byFile: ReadonlyMap<string, RenderInput>;
  /** Documents that stand in place of those of their files. */
  readonly revised: ReadonlyMap<string, Document>;
  readonly byPath: ReadonlyMap<string, Document>;
  /** The mirrors of pages by the paths of these. */
  readonly mirrors: ReadonlyMap<string, Document>;
  readonly redirects: ReadonlyMap<string, string>;
  /** The file of the 404 page. */
  readonly missing: string;
  /** The `Link` header of the homepage. */
  readonly homeLink: string;
}

/** Redirects lead to pages of facts: where these are withheld, there is none. */
const redirectsOf = (site: Site) => (site.attached?.isWithheld ? [] : listWrittenRedirects(site));

/** Finds the places; reports `link-header-invalid`. */
export function buildDocumentIndex(site: Site, catalog: readonly Document[], report: Report): DocumentIndex {
  const missing = notFound(site);
  const byFile = new Map<string, RenderInput>();
  const byPath = new Map<string, Document>();
  const mirrors = new Map<string, Document>();
  for (const document of catalog) {
    byFile.set(document.file, document);
    byPath.set(document.path, document);
    if (document.mirrorOf !== undefined) mirrors.set(document.mirrorOf, document);
  }
  byFile.set(missing.file, { ...missing, kind: 'page' });
  const redirects = new Map<string, string>();
  for (const path of byPath.keys()) {
    const bare = path.replace(/\/$/, '');
    if (bare !== path && path !== '/' && !byPath.has(bare)) redirects.set(bare, path);
    // Answers go by bytes: the other spelling of percent-encoding (RFC 3986 §6.2.2.1) leads to the one that is served.
    if (path.includes('%') && !site.attached) for (const each of [path, bare]) redirects.set(toSmallHex(each), path);
  }
  // A path that is served, or that two redirects want, is told by a rule (src/checks/redirects.ts).
  for (const written of redirectsOf(site))
    for (const [from, to] of expandRedirect(written))
      if (!byPath.has(from) && !redirects.has(from)) redirects.set(from, to);
  const homeLink = linkHeader(listHomeLinks(site, catalog, report));
  return { byFile, revised: new Map(), byPath, mirrors, redirects, missing: missing.file, homeLink };
}

/**
 * Returns places with these documents instead of those of the same files. Where and how they are served must be the same.
 * Nothing that grows with the site is copied.
 */
export function replaceDocuments(places: DocumentIndex, documents: Iterable<Document>): DocumentIndex {
  const revised = new Map(places.revised);
  for (const document of documents) revised.set(document.file, document);
  return { ...places, revised };
}

/** Members of a document that making its file needs. */
export type RenderInput = Omit<Document, 'link' | 'llms' | 'mirrorOf'>;
