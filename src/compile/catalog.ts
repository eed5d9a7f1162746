import { formatPosition, type PathSourceLookup } from '../content/check/path-sources.ts';
import type { Document } from '../core/document.ts';
import { normalizeFileName } from '../core/normalize-file-name.ts';
import type { Report } from '../core/problem.ts';
import { isReservedForFiles } from '../core/reserved-paths.ts';

/** `a/b/c` → `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const found: string[] = [];
  for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) found.push(file.slice(0, at));
  return found;
}

/**
 * Checks that every document has a path and a place in dist/ of its own, in any spelling, and that public/ claims
 * nothing it must not. Returns the documents that have; reports `path-collision` and `path-reserved` for the others, at
 * the place that `placeOf` finds for their source.
 */
export function buildCatalog(
  documents: readonly Document[],
  report: Report,
  placeOf: PathSourceLookup = (file) => ({ file }),
  isReserved: (path: string) => boolean = isReservedForFiles,
): Document[] {
  const owners = new Map<string, Document>();
  const folders = new Map<string, Document>();
  return documents.filter((document) => {
    if (document.kind === 'public' && isReserved(document.path)) {
      report({
        code: 'path-reserved',
        at: placeIn(document, placeOf),
        message: `expected a path that is free for files, got ${document.path}`,
        hint: 'The path belongs to the API, or must stay a 404: a file there would claim a login or a service that does not exist.',
      });
      return false;
    }
    const file = normalizeFileName(document.file);
    const parents = foldersOf(file);
    // Names that are published are ASCII: a spelling is as long as the name.
    const isOther = (parent: string) => {
      const first = folders.get(parent)?.file;
      return first !== undefined && !first.startsWith(document.file.slice(0, parent.length));
    };
    const owner =
      owners.get(normalizeFileName(document.path)) ??
      owners.get(file) ??
      folders.get(file) ??
      parents.map((p) => owners.get(p)).find(Boolean) ??
      folders.get(parents.find(isOther) ?? '');
    // One of an earlier release, which this one has too: names of assets tell the bytes.
    if (owner?.path === document.path && owner.kind === 'asset' && document.kind === 'asset') return false;
    if (owner) {
      report({
        code: 'path-collision',
        at: placeIn(document, placeOf),
        message: `expected a path of its own, got ${document.path}, which ${owner.path === document.path ? '' : `in another spelling (${owner.path}) `}${ownerName(owner, placeOf)} has`,
        hint:
          document.kind === 'public'
            ? 'Rename or remove the file in public/.'
            : 'Rename the page, or give it another slug.',
      });
      return false;
    }
    owners.set(normalizeFileName(document.path), document);
    owners.set(file, document);
    for (const parent of parents) folders.set(parent, document);
    return true;
  });
}

/**
 * Reports `path-collision` for pages of other languages that have the address of a different page in the first, and these
 * (findAmbiguousPaths()), at the one that an editor has written.
 */
export function reportAmbiguousPaths(
  pairs: readonly (readonly [page: Document, first: Document])[],
  report: Report,
  placeOf: PathSourceLookup,
): void {
  const isWritten = ({ source = '' }: Document) => source.startsWith('content/pages/');
  for (const [page, first] of pairs) {
    const [own, other] = isWritten(page) || !isWritten(first) ? [page, first] : [first, page];
    report({
      code: 'path-collision',
      at: placeIn(own, placeOf),
      message: `expected an address that is one page in all languages, got ${own.path}, while ${other.path} is that of ${ownerName(other, placeOf)}`,
      hint: 'Links to it would lead to either. Give the page another slug.',
    });
  }
}

const placeIn = ({ source, path }: Document, placeOf: PathSourceLookup) => (source ? placeOf(source) : { file: path });

function ownerName({ kind, source }: Document, placeOf: PathSourceLookup): string {
  if (source === undefined) return 'a generated document';
  const isWritten = kind === 'page' || source.startsWith('public/');
  return isWritten ? formatPosition(placeOf(source)) : `a document generated from ${source}`;
}
