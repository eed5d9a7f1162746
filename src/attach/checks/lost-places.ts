import { targetOf } from '../../checks/links/target.ts';
import { byCodeUnit } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { Beside } from '../site/beside.ts';

/** Anchors, such as `/#/contact`, that our documents link to but attached pages lack, sorted. Our homepage had them. */
export function lostPlaces({ edition, theirs, instead }: Beside, { pages, addresses }: ForeignSite): string[] {
  const ids = new Map(pages.map(({ file, read }) => [file, new Set(read.ids)]));
  const lost = new Set<string>();
  for (const document of edition.catalog) {
    if (theirs.has(document)) continue;
    for (const link of edition.release.files.get(document.file)?.read?.links ?? []) {
      if (!link.includes('#')) continue;
      const { path, fragment } = targetOf(link, document.path);
      if (fragment === '' || !instead.has(path)) continue;
      const file = addresses.fileAt(path);
      if (file !== undefined && ids.get(file)?.has(fragment) !== true) lost.add(`${path}#${fragment}`);
    }
  }
  return [...lost].sort(byCodeUnit);
}
