import type { Document } from '../../core/document.ts';
import type { Report } from '../../core/problem.ts';
import { addressesOf, isHtmlFile } from '../read/site-file.ts';

/** What of ours may lie where theirs lies. */
export interface Kept {
  /** The document as it is published beside theirs; undefined: theirs has its place. */
  keep(document: Document): Document | undefined;
  /** Paths of pages of ours in whose place theirs is. */
  readonly instead: ReadonlySet<string>;
}

/** What their files have: names of files, and paths of their pages, in small letters. */
export interface Taken {
  hasFile(file: string): boolean;
  hasPage(path: string): boolean;
}

/** All that the files of a folder answer. */
export function takenBy(files: readonly string[]): Taken {
  const names = new Set(files.map((file) => file.toLowerCase()));
  const paths = new Set(files.filter(isHtmlFile).flatMap((file) => addressesOf(file.toLowerCase())));
  return {
    hasFile: (file) => names.has(file.toLowerCase()),
    hasPage: (path) => paths.has(path.toLowerCase()),
  };
}

/**
 * Decides of each document of ours whether it has a place: theirs wins. A mirror of a page that is theirs is dropped with the
 * page, but what is a document of its own, such as /auth.md, stays. A document for machines that is dropped is told
 * (`foreign-collision`); that they have pages of their own is what they are for.
 */
export function keptBeside(taken: Taken, theirs: readonly Document[], report: Report): Kept {
  const own = new Set(theirs);
  const gone = new Set<string>();
  const instead = new Set<string>();
  const told = new Set<string>();
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
      // Merged with theirs, not replaced (sitemap and robots).
      if (path === '/robots.txt' && taken.hasFile('robots.txt')) return undefined;
      if (path === '/sitemap.xml' && taken.hasFile('sitemap.xml')) return moved(document, '/sitemap-facts.xml');
      if (mirrorOf !== undefined && gone.has(mirrorOf)) {
        if (isOfPageAlone(document) || taken.hasFile(file)) return undefined;
        return alone(document);
      }
      if (taken.hasFile(file) || (kind === 'page' && taken.hasPage(path))) {
        gone.add(path);
        if (kind === 'page') instead.add(path);
        else if (kind !== 'asset' && kind !== 'public') tell(document);
        return undefined;
      }
      return document;
    },
  };
}

/** A mirror that is nothing but that: what is advertised, such as /auth.md, is a document of its own. */
export const isOfPageAlone = ({ kind, path, link, mirrorOf }: Document): boolean =>
  path === '/index.md' || (mirrorOf !== undefined && kind === 'mirror' && link === undefined);

/** The same document at another address. */
function moved(document: Document, path: string): Document {
  return { ...alone(document), path, file: path.slice(1) };
}

/** The same document as no mirror of anything. Written out: documents of classes keep what they need to themselves. */
function alone(document: Document): Document {
  const { path, file, kind, mediaType, title, description, updated, link, llms, source, texts, given } = document;
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
