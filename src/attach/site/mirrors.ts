import { normalizeFileName } from '../../core/normalize-file-name.ts';
import { decodePath, encodePathStrictly } from '../read/foreign-folder.ts';
import type { ForeignPage, ForeignSite } from '../read/foreign-site.ts';

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
    const name = listMirrorCandidates(page.file).find(
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
