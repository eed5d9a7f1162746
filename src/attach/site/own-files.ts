import type { Document } from '../../core/document.ts';
import { isOurPage } from '../read/refused.ts';
import { type FoundSite, isHtmlFile } from '../read/site-file.ts';
import { mirrorCandidates } from './mirrors.ts';

/** Lists that name other documents: which of these are there changes them, so they are looked at last. */
const isList = (file: string): boolean =>
  /(?:^|\/)llms(?:-full)?[^/]*\.txt$|^sitemap-[^/]*\.xml$|^search\/index\.json$/.test(file);

/** What most sites have: where nothing else could be ours, nothing is. */
const isUsual = (file: string): boolean => /^(?:sitemap[^/]*\.xml|robots\.txt|favicon\.ico)$/.test(file);

/** Makes the files that would be added to a site; undefined where its content has errors. */
export type Plan = (site: FoundSite) => ReadonlyMap<string, () => Uint8Array> | undefined;

/**
 * The files of a folder that are ours, when nobody remembers which: those that are, byte for byte, what would be added if they
 * were not there.
 */
export function ownFiles(site: FoundSite, catalog: readonly Document[], plan: Plan): ReadonlySet<string> {
  const wanted = new Set(catalog.map(({ file }) => file).concat('sitemap-facts.xml'));
  const mirrors = new Set(site.files.flatMap(({ file }) => (isHtmlFile(file) ? mirrorCandidates(file) : [])));
  const text = (file: string) => Buffer.from(site.bytes(file)).toString('utf8');
  const suspects = site.files.flatMap(({ file }) =>
    (isHtmlFile(file) ? isOurPage(text(file)) : wanted.has(file) || mirrors.has(file) || isList(file)) ? [file] : [],
  );
  if (suspects.every(isUsual)) return new Set();
  const own = new Set<string>();
  let theirs = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const hidden = new Set(suspects.filter((file) => !theirs.has(file)));
    const rest = without(site, hidden);
    // A site whose every page is ours is none of another generator.
    if (!rest.files.some(({ file }) => isHtmlFile(file) && file !== '404.html')) return own;
    const added = plan(rest);
    if (!added) return own;
    const count = own.size;
    for (const file of hidden) {
      const bytes = added.get(file)?.();
      if (bytes && Buffer.from(site.bytes(file)).equals(bytes)) own.add(file);
    }
    // A sitemap of theirs may be what leads to a page, so that its mirror is made only with that.
    const isLast = (file: string) => isList(file) || (round === 0 && mirrors.has(file));
    theirs = new Set(suspects.filter((file) => !own.has(file) && !isLast(file)));
    if (own.size === count && round > 0) break;
  }
  return own;
}

/** The same folder without some files. */
export function without(site: FoundSite, hidden: ReadonlySet<string>): FoundSite {
  return { ...site, files: site.files.filter(({ file }) => !hidden.has(file)) };
}
