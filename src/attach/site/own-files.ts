import type { Document } from '../../core/document.ts';
import { isGazettePage } from '../read/check-folder.ts';
import { type ForeignFolder, isHtmlFile } from '../read/foreign-folder.ts';
import { listMirrorCandidates } from './mirrors.ts';

/** Lists of other documents: their content depends on these, so they are compared last. */
const isList = (file: string): boolean =>
  /(?:^|\/)llms(?:-full)?[^/]*\.txt$|^sitemap-[^/]*\.xml$|^search\/index\.json$/.test(file);

/** Files that most sites have: alone they do not suggest our site. */
const isUsual = (file: string): boolean => /^(?:sitemap[^/]*\.xml|robots\.txt|favicon\.ico)$/.test(file);

/** Plans the files to add to a site; undefined if its content has errors. */
type PlanAddedFiles = (site: ForeignFolder) => ReadonlyMap<string, () => Uint8Array> | undefined;

/**
 * Recognises our files in a folder without a record: they equal, byte for byte, the files that would be added without
 * them.
 */
export function findOwnFiles(
  site: ForeignFolder,
  catalog: readonly Document[],
  plan: PlanAddedFiles,
): ReadonlySet<string> {
  const wanted = new Set(catalog.map(({ file }) => file).concat('sitemap-facts.xml'));
  const mirrors = new Set(site.files.flatMap(({ file }) => (isHtmlFile(file) ? listMirrorCandidates(file) : [])));
  const text = (file: string) => Buffer.from(site.bytes(file)).toString('utf8');
  const suspects = site.files.flatMap(({ file }) =>
    (isHtmlFile(file) ? isGazettePage(text(file)) : wanted.has(file) || mirrors.has(file) || isList(file))
      ? [file]
      : [],
  );
  if (suspects.every(isUsual)) return new Set();
  const own = new Set<string>();
  let theirs = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const hidden = new Set(suspects.filter((file) => !theirs.has(file)));
    const rest = excludeFiles(site, hidden);
    // A site with only our pages has no other generator.
    if (!rest.files.some(({ file }) => isHtmlFile(file) && file !== '404.html')) return own;
    const added = plan(rest);
    if (!added) return own;
    const count = own.size;
    for (const file of hidden) {
      const bytes = added.get(file)?.();
      if (bytes && Buffer.from(site.bytes(file)).equals(bytes)) own.add(file);
    }
    // A page may be found only by an attached sitemap, and its mirror only with the page.
    const isLast = (file: string) => isList(file) || (round === 0 && mirrors.has(file));
    theirs = new Set(suspects.filter((file) => !own.has(file) && !isLast(file)));
    if (own.size === count && round > 0) break;
  }
  return own;
}

/** The folder without some files. */
export function excludeFiles(site: ForeignFolder, hidden: ReadonlySet<string>): ForeignFolder {
  return { ...site, files: site.files.filter(({ file }) => !hidden.has(file)) };
}
