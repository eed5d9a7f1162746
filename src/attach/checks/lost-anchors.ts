import { resolveLinkTarget } from '../../checks/links/target.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { MergedSite } from '../site/merged-site.ts';

/** Anchors, such as `/#/contact`, that our documents link to but attached pages lack, sorted. Our homepage had them. */
export function findLostAnchors({ edition, theirs, instead }: MergedSite, { pages, addresses }: ForeignSite): string[] {
  const ids = new Map(pages.map(({ file, read }) => [file, new Set(read.ids)]));
  const lost = new Set<string>();
  for (const document of edition.catalog) {
    if (theirs.has(document)) continue;
    for (const link of edition.release.files.get(document.file)?.read?.links ?? []) {
      if (!link.includes('#')) continue;
      const { path, fragment } = resolveLinkTarget(link, document.path);
      if (fragment === '' || !instead.has(path)) continue;
      const file = addresses.fileAt(path);
      if (file !== undefined && ids.get(file)?.has(fragment) !== true) lost.add(`${path}#${fragment}`);
    }
  }
  return [...lost].sort(compareCodeUnits);
}
