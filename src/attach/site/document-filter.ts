import type { Document } from '../../core/document.ts';
import type { Report } from '../../core/problem.ts';
import { LocalizedDocument } from '../../documents/languages/localize-documents.ts';
import { isHtmlFile, listFileAddresses } from '../read/foreign-folder.ts';

/** Decides which of our documents stay. */
interface DocumentFilter {
  /** The document to publish; undefined if attached files replace it. */
  keep(document: Document): Document | undefined;
  /** Paths of our pages that attached pages replace. */
  readonly instead: ReadonlySet<string>;
}

/** Taken file names and page paths; case is ignored. */
export interface TakenNames {
  hasFile(file: string): boolean;
  hasPage(path: string): boolean;
}

/** All names and paths that files take. */
export function collectTakenNames(files: readonly string[]): TakenNames {
  const names = new Set(files.map((file) => file.toLowerCase()));
  const paths = new Set(files.filter(isHtmlFile).flatMap((file) => listFileAddresses(file.toLowerCase())));
  return {
    hasFile: (file) => names.has(file.toLowerCase()),
    hasPage: (path) => paths.has(path.toLowerCase()),
  };
}

/**
 * Decides which of our documents are published: attached files win. The mirror of a replaced page goes with it, but a
 * document of its own, such as /auth.md, stays. A dropped document for machines is reported (`foreign-collision`); a
 * page is not.
 */
export function createDocumentFilter(
  taken: TakenNames,
  theirs: readonly Document[],
  isUnwanted: (document: Document) => boolean,
  basePath: string,
  report: Report,
): DocumentFilter {
  const own = new Set(theirs);
  const gone = new Set<string>();
  const unwanted = new Map<string, Document>();
  const instead = new Set<string>();
  const told = new Set<string>();
  let hasPages = false;
  const tell = ({ path, file, kind }: Document) => {
    if (told.has(path)) return;
    told.add(path);
    if (kind === 'api')
      return report({
        code: 'foreign-essential',
        at: { file },
        message: `expected the place of ${path} to be free, got a file of the site`,
        hint: 'Rename it there, or remove it: was it left by a build of Gazette, take that folder away.',
      });
    report({
      code: 'foreign-collision',
      at: { file },
      message: `the site has ${path} already: it stays as it is, and what Gazette would publish there is left out`,
      says: path,
    });
  };
  return {
    instead,
    keep(document) {
      if (own.has(document)) return document;
      const { kind, path, file, mirrorOf } = document;
      // Merged with the attached sitemap and robots.txt.
      if (path === '/robots.txt' && taken.hasFile('robots.txt')) return undefined;
      if (path === `${basePath}sitemap.xml` && taken.hasFile(file))
        return hasPages ? moveDocument(document, `${basePath}sitemap-facts.xml`) : undefined;
      const page = unwanted.get(mirrorOf ?? '');
      if (page && !taken.hasFile(file)) return alone(document, page.llms);
      if (mirrorOf !== undefined && gone.has(mirrorOf)) {
        if (isMirrorOnly(document) || taken.hasFile(file)) return undefined;
        return alone(document);
      }
      if (taken.hasFile(file) || (kind === 'page' && taken.hasPage(path))) {
        gone.add(path);
        if (kind === 'page') instead.add(path);
        else if (kind !== 'asset' && kind !== 'public') tell(document);
        return undefined;
      }
      hasPages ||= kind === 'page' && !isUnwanted(document);
      if (!isUnwanted(document)) return document;
      unwanted.set(path, document);
      return undefined;
    },
  };
}

/** Whether a document is a mirror only; an advertised one, such as /auth.md, is more than that. */
export const isMirrorOnly = ({ kind, path, link, mirrorOf }: Document): boolean =>
  path === '/index.md' || (mirrorOf !== undefined && kind === 'mirror' && link === undefined);

/** A copy at another address. */
export function moveDocument(document: Document, path: string): Document {
  return { ...alone(document), path, file: path.slice(1) };
}

/** A copy that mirrors nothing. Written out, as documents of classes hide what they need. */
function alone(document: Document, llms = document.llms): Document {
  if (document instanceof LocalizedDocument) return document.with(alone(document.own, llms ?? document.own.llms));
  const { path, file, kind, mediaType, title, description, updated, link, source, texts, given } = document;
  return {
    path,
    file,
    kind,
    mediaType,
    title,
    description,
    ...(updated !== undefined && { updated }),
    ...(link && { link }),
    ...(llms && { llms }),
    ...(source !== undefined && { source }),
    ...(texts && { texts }),
    ...(given && { given: () => given.call(document) }),
    render: (context) => document.render(context),
  };
}
