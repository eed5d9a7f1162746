import { findTextLinks } from '../../checks/links/extract-links.ts';
import { resolveLinkTarget } from '../../checks/links/target.ts';
import type { Document } from '../../core/document.ts';
import type { Release, Route } from '../../core/release.ts';
import { canonicalAddress } from '../../core/url.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { type ForeignFolder, isGazettePage, isHtmlFile } from '../read/foreign-folder.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { descriptionOf, titleOf } from './mirror-markdown.ts';
import { listMirrorCandidates, type MirroredForeignPage } from './mirrors.ts';

/** The release as link checks see it: attached files count as present, and so do addresses that our lists quote. */
export function addForeignFiles(
  release: Release,
  { addresses, rules }: ForeignSite,
  mirrors: readonly MirroredForeignPage[],
  baseUrl: string,
): Release {
  const known = findQuotedPaths(mirrors, baseUrl);
  // Links are compared in NFC, names of their files are kept as they are.
  for (const { mirror } of mirrors) known.add(canonicalAddress(mirror));
  const isThere = (path: string) =>
    known.has(path) || addresses.fileAt(path) !== undefined || addresses.isLinked(path) || rules.isRedirected(path);
  const routes: ReadonlyMap<string, Route> = new Proxy(release.routes, {
    get(map, name) {
      if (name === 'has') return (path: string) => map.has(path) || isThere(path);
      const member = Reflect.get(map, name, map);
      return typeof member === 'function' ? member.bind(map) : member;
    },
  });
  return { ...release, routes };
}

/** Paths in titles and descriptions of attached pages, which lists quote: dead ones are no mistake of ours. */
function findQuotedPaths(mirrors: readonly MirroredForeignPage[], baseUrl: string): Set<string> {
  const texts = mirrors.map((page) => escapeMarkdown(`${titleOf(page)} `) + escapeMarkdown(descriptionOf(page)));
  return new Set(findTextLinks(texts.join('\n'), [baseUrl]).map((link) => resolveLinkTarget(link, '/').path));
}

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
  const takeEqual = (hidden: ReadonlySet<string>): boolean => {
    const rest = excludeFiles(site, hidden);
    // A site with only our pages has no other generator.
    if (!rest.files.some(({ file }) => isHtmlFile(file) && file !== '404.html')) return false;
    const added = plan(rest);
    if (!added) return false;
    for (const file of hidden) {
      const bytes = added.get(file)?.();
      if (bytes && Buffer.from(site.bytes(file)).equals(bytes)) own.add(file);
    }
    return true;
  };
  let theirs = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const count = own.size;
    if (!takeEqual(new Set(suspects.filter((file) => !theirs.has(file))))) return own;
    // A page may be found only by an attached sitemap, and its mirror only with the page.
    const isLast = (file: string) => isList(file) || (round === 0 && mirrors.has(file));
    theirs = new Set(suspects.filter((file) => !own.has(file) && !isLast(file)));
    if (own.size === count && round > 0) break;
  }
  // Beside a sitemap of theirs with another name ours may be sitemap.xml: it lists what theirs says.
  if (own.size > 0 && suspects.includes('sitemap.xml')) takeEqual(new Set([...own, 'sitemap.xml']));
  return own;
}

/** The folder without some files. */
export function excludeFiles(site: ForeignFolder, hidden: ReadonlySet<string>): ForeignFolder {
  return { ...site, files: site.files.filter(({ file }) => !hidden.has(file)) };
}
