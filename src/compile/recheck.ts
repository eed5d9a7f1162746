import { findDocumentLinks, listOwnOrigins } from '../checks/links/links.ts';
import { resolveLinkTarget } from '../checks/links/target.ts';
import { type Document, isWordFile } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import type { Problem } from '../core/problem.ts';
import type { CompiledSite } from './compile.ts';
import type { BuildStep } from './render-and-check.ts';

/** Findings of renderAndCheckInSteps() on an edition, for the revisions that follow. */
export interface PreviousChecks {
  /** The day for which the checks were asked. */
  readonly today: string;
  readonly problems: readonly Problem[];
  /** The files that are others now, and the anchors that each had then. */
  readonly remade: ReadonlyMap<string, string | undefined>;
}

/**
 * Makes what is other since a verdict, and proves that the checks would find what they found then: the pages have the
 * same anchors, all their links lead somewhere, and nothing that was found is about them. Returns false where that cannot
 * be shown: then everything is to be checked. What hosts can hold is left to that too: a text that grew may be too much.
 */
export function* recheck(
  edition: CompiledSite,
  { today, problems, remade }: PreviousChecks,
  day: string,
): Generator<BuildStep, boolean> {
  if (today !== day) return false;
  const origins = listOwnOrigins(edition);
  const { release, places } = edition;
  const anchorsOf = (document: Document) => findDocumentLinks(document, release, origins).ids;
  for (const file of [...remade.keys()].filter((each) => !isWordFile(each))) {
    const document = places.revised.get(file) ?? places.byPath.get(places.byFile.get(file)?.path ?? '');
    if (!document) return false;
    yield { doing: `making ${document.path}`, isMade: false };
    const made = release.files.get(document.file);
    if (made) edition.records?.note(document, made);
    if (document.mediaType === mediaTypes.json || document.mediaType === mediaTypes.linkset) return false;
    if (anchorsOf(document) !== remade.get(document.file)) return false;
    if (problems.some((problem) => isAbout(problem, document))) return false;
    if (!hasLiveLinks(document, findDocumentLinks(document, release, origins).links, places, anchorsOf)) return false;
  }
  return true;
}

function isAbout({ at, ...problem }: Problem, { path, file, source }: Document): boolean {
  if (at?.file === path || at?.file === file || at?.file === source) return true;
  return source !== undefined && JSON.stringify(problem).includes(source);
}

/** Documents by their paths. */
interface Served {
  readonly byPath: ReadonlyMap<string, Document>;
}

/**
 * Whether all links of one document lead to a path that is served, and to an anchor that is there: what the check of
 * links says of all documents.
 */
export function hasLiveLinks(
  { path }: Document,
  links: Iterable<string>,
  { byPath }: Served,
  anchorsOf: (document: Document) => string | undefined,
): boolean {
  for (const link of new Set(links)) {
    const target = resolveLinkTarget(link, path);
    const to = byPath.get(target.path);
    if (!to) return false;
    if (target.fragment === '') continue;
    // A mirror has the anchors of its page.
    const page = to.mirrorOf === undefined ? to : byPath.get(to.mirrorOf);
    const anchors = page && anchorsOf(page);
    if (anchors !== undefined && !` ${anchors} `.includes(` ${target.fragment} `)) return false;
  }
  return true;
}
