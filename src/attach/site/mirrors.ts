import { spelling } from '../../core/spelling.ts';
import type { ForeignPage, ForeignSite } from '../read/foreign-site.ts';
import { decoded, plainPath } from '../read/site-file.ts';

/** A page of theirs with the place of its Markdown. */
export interface MirroredPage extends ForeignPage {
  /** Percent-encoded path: `/x.md`. */
  readonly mirror: string;
  /** The same as the name of a file. */
  readonly mirrorFile: string;
  /** The file was there already: it is listed, and never written. */
  readonly isTheirs: boolean;
}

/**
 * Gives each page that may have one its mirror: `/x/` and `/x.html` have `/x.md`, and where both are there the folder has
 * `/x/index.md`. Where `isTaken` says of a file, in small letters, that it is ours in another meaning, it is in the folder.
 */
export function mirrorsOf(
  { pages, found }: Pick<ForeignSite, 'pages' | 'found'>,
  isTaken: (file: string) => boolean,
): MirroredPage[] {
  const theirs = new Set(found.files.map(({ file }) => file));
  const used = new Set<string>();
  // Two that differ in case alone would be one file on many systems: the second gets no mirror.
  const seen = new Set<string>();
  const isFirst = (page: ForeignPage) => {
    const names = [spelling(page.file), spelling(decoded(page.path) ?? page.path)];
    if (names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  };
  const own = pages.filter((page) => page.without === undefined && isFirst(page));
  // Those of files come first: a folder can have its mirror within.
  const isFolder = ({ file }: ForeignPage) => /(?:^|\/)index\.x?html?$/i.test(file);
  const placed = new Map<string, string>();
  for (const page of [...own.filter((each) => !isFolder(each)), ...own.filter(isFolder)]) {
    const name = mirrorCandidates(page.file).find(
      (file) => !used.has(spelling(file)) && (theirs.has(file) || !isTaken(spelling(file))),
    );
    if (name === undefined) continue;
    used.add(spelling(name));
    placed.set(page.file, name);
  }
  return own.flatMap((page) => {
    const mirrorFile = placed.get(page.file);
    if (mirrorFile === undefined) return [];
    return [{ ...page, mirrorFile, mirror: plainPath(`/${mirrorFile}`), isTheirs: theirs.has(mirrorFile) }];
  });
}

/** Where the mirror of a file of HTML may lie, best first. */
export function mirrorCandidates(file: string): string[] {
  const folder = /^(.*\/)?index\.x?html?$/i.exec(file);
  if (!folder) {
    const bare = file.replace(/\.x?html?$/i, '');
    return [`${bare}.md`, `${file}.md`];
  }
  const [, path = ''] = folder;
  return path === '' ? ['index.md'] : [`${path.slice(0, -1)}.md`, `${path}index.md`];
}
