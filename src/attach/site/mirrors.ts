import type { ForeignPage, ForeignSite } from '../read/foreign-site.ts';

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
 * `/x/index.md`. What `isTaken` says of a file that is ours in another meaning, the page gets the place in its folder.
 */
export function mirrorsOf(
  { pages, found }: Pick<ForeignSite, 'pages' | 'found'>,
  isTaken: (file: string) => boolean,
): MirroredPage[] {
  const theirs = new Set(found.files.map(({ file }) => file));
  const used = new Set<string>();
  const own = pages.filter(({ without }) => without === undefined);
  // Those of files come first: a folder can have its mirror within.
  const isFolder = ({ file }: ForeignPage) => /(?:^|\/)index\.x?html?$/i.test(file);
  const placed = new Map<string, string>();
  for (const page of [...own.filter((each) => !isFolder(each)), ...own.filter(isFolder)]) {
    const name = mirrorCandidates(page.file).find((file) => !used.has(file) && (theirs.has(file) || !isTaken(file)));
    if (name === undefined) continue;
    used.add(name);
    placed.set(page.file, name);
  }
  return own.flatMap((page) => {
    const mirrorFile = placed.get(page.file);
    if (mirrorFile === undefined) return [];
    return [{ ...page, mirrorFile, mirror: `/${encoded(mirrorFile)}`, isTheirs: theirs.has(mirrorFile) }];
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

const encoded = (file: string): string => file.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@');
