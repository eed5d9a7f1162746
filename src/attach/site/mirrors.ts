import type { CompiledSite } from '../../compile/compile.ts';
import { extractTextFacts } from '../../compile/render-file.ts';
import type { Document } from '../../core/document.ts';
import type { RecreateBytes } from '../../core/lazy-file.ts';
import { createMemoryFile } from '../../core/listed-file.ts';
import { normalizeFileName } from '../../core/normalize-file-name.ts';
import type { ReleaseFile } from '../../core/release.ts';
import { decodePath, encodePathStrictly } from '../read/foreign-folder.ts';
import type { ForeignPage, ForeignSite } from '../read/foreign-site.ts';
import type { TakenNames } from './document-filter.ts';

/** An attached page with the path of its mirror. */
export interface MirroredForeignPage extends ForeignPage {
  /** Percent-encoded path: `/x.md`. */
  readonly mirror: string;
  /** `mirror` as a file name. */
  readonly mirrorFile: string;
  /** The attached site has this file: it is listed, not written. */
  readonly isTheirs: boolean;
}

/**
 * Assigns mirrors: `/x/` and `/x.html` have `/x.md`; where both exist, or `isTaken` says that our site uses `/x.md`,
 * the folder has `/x/index.md`. `isTaken` gets a lower-case file name.
 */
export function assignMirrors(
  { pages, found }: Pick<ForeignSite, 'pages' | 'found'>,
  isTaken: (file: string) => boolean,
): MirroredForeignPage[] {
  const theirs = new Set(found.files.map(({ file }) => file));
  const used = new Set<string>();
  // Names that differ in case alone are one file on many systems: the second gets no mirror.
  const seen = new Set<string>();
  const isFirst = (page: ForeignPage) => {
    const names = [normalizeFileName(page.file), normalizeFileName(decodePath(page.path) ?? page.path)];
    if (names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  };
  const own = pages.filter((page) => page.without === undefined && isFirst(page));
  // Files precede folders, which can have a mirror within; index.html precedes index.htm.
  const isFolder = ({ file }: ForeignPage) => /(?:^|\/)index\.x?html?$/i.test(file);
  const placed = new Map<string, string>();
  const rank = (page: ForeignPage) => (isFolder(page) ? (page.path.endsWith('/') ? 1 : 2) : 0);
  for (const page of [...own].sort((a, b) => rank(a) - rank(b))) {
    // The mirror of the entry stays within the path of the site.
    const isEntry = found.basePath !== undefined && page.path === found.basePath;
    const names = isEntry ? [`${found.basePath.slice(1)}index.md`] : listMirrorCandidates(page.file);
    const name = names.find(
      (file) => !used.has(normalizeFileName(file)) && (theirs.has(file) || !isTaken(normalizeFileName(file))),
    );
    if (name === undefined) continue;
    used.add(normalizeFileName(name));
    placed.set(page.file, name);
  }
  return own.flatMap((page) => {
    const mirrorFile = placed.get(page.file);
    if (mirrorFile === undefined) return [];
    return [{ ...page, mirrorFile, mirror: encodePathStrictly(`/${mirrorFile}`), isTheirs: theirs.has(mirrorFile) }];
  });
}

/** Possible mirror files of an HTML file, best first. */
export function listMirrorCandidates(file: string): string[] {
  const folder = /^(.*\/)?index\.x?html?$/i.exec(file);
  if (!folder) {
    const bare = file.replace(/\.x?html?$/i, '');
    return [`${bare}.md`, `${file}.md`];
  }
  const [, path = ''] = folder;
  return path === '' ? ['index.md'] : [`${path.slice(0, -1)}.md`, `${path}index.md`];
}

/** Paths that are lost, with those that stand for them: a page for its mirror, or a mirror for its page. */
export type LostPaths = ReadonlyMap<string, string>;

/** Pages and mirrors of an edition of which the other alone is there; with neither, the page is theirs. */
export function findLostPaths(
  { catalog: own }: Pick<CompiledSite, 'catalog'>,
  both: readonly Document[],
  taken: TakenNames,
): LostPaths {
  const there = new Set(both.map(({ path }) => path));
  return new Map(
    own.flatMap(({ path, file, mirrorOf }): [string, string][] => {
      if (mirrorOf === undefined) return [];
      const hasPage = there.has(mirrorOf) || taken.hasPage(mirrorOf);
      if (!hasPage && (there.has(path) || taken.hasFile(file))) return [[mirrorOf, path]];
      return there.has(path) ? [] : [[path, mirrorOf]];
    }),
  );
}

/** Skills are published byte for byte; an index lists them. */
const isFixed = ({ kind, path }: Document) => kind === 'asset' || kind === 'public' || path.endsWith('/SKILL.md');

const address = /(?<=["(<\s])(https?:\/\/[^/\s"()<>]+)?(\/[^\s"()<>#?]*)(?=["()<>#?\s])/g;

/** A document with links to lost paths replaced; undefined without such links. */
export function replaceLostLinks(
  document: Document | undefined,
  again: RecreateBytes,
  lost: LostPaths,
  baseUrl: string,
): ReleaseFile | undefined {
  if (lost.size === 0 || !document || isFixed(document)) return undefined;
  const { file, mediaType } = document;
  const before = Buffer.from(again(file)).toString('utf8');
  const after = before.replace(address, (all, origin: string | undefined, path: string) => {
    const page = origin === undefined || origin === baseUrl ? lost.get(path) : undefined;
    return page === undefined ? all : `${origin ?? ''}${page}`;
  });
  if (after === before) return undefined;
  return { ...createMemoryFile(file, Buffer.from(after)), read: extractTextFacts(mediaType, after, [baseUrl]) };
}
