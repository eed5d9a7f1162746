import type { Document } from '../../core/document.ts';
import { resolveLinkTarget } from './target.ts';

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
