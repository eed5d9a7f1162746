import { resolveLinkTarget } from '../../checks/links/target.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import { compareCodeUnits, type Position, type Report } from '../../core/problem.ts';
import { listFileAddresses } from '../read/foreign-folder.ts';
import type { ForeignPage, ForeignSite } from '../read/foreign-site.ts';
import { findPositions, type PagePosition } from '../read/parse-page.ts';
import type { MergedSite } from '../site/merged-site.ts';
import { ProblemGroups } from './text-problems.ts';

/** Paths that servers answer without a file. */
const unknown = /^\/(?:_next|api|wp-json|wp-admin|cdn-cgi|\.netlify|_vercel|_astro\/image)(?:\/|$)/;
/** Number of dead links that get a "Did you mean" hint. */
const mostHints = 50;

/**
 * Dead links within the attached site: `foreign-link-dead`, `foreign-anchor-dead`. Redirects and our pages count as
 * targets.
 */
export function checkDeadLinks({ edition }: MergedSite, foreign: ForeignSite, report: Report): void {
  const { routes, redirects } = edition.release;
  const told = new ProblemGroups();
  // A redirect page has the anchors of its target.
  const ids = new Map(
    foreign.pages.flatMap(({ file, read, without }) =>
      without === 'redirect' ? [] : [[file, new Set(read.ids)] as const],
    ),
  );
  const paths = foreign.pages.flatMap(({ file }) => listFileAddresses(file)[0] ?? []);
  let hints = 0;
  const isServed = (path: string) =>
    routes.has(path) ||
    redirects.has(path) ||
    unknown.test(path) ||
    foreign.rules.isRedirected(path) ||
    foreign.addresses.isLinked(path);
  for (const page of foreign.pages) {
    if (page.without === 'guarded' || page.without === 'excluded') continue;
    let positions: ReadonlyMap<string, PagePosition> | undefined;
    const locate = (href: string) => {
      positions ??= findPositions(foreign.found.bytes(page.file)).addresses;
      return { file: page.file, line: 1, col: 1, ...positions.get(href) };
    };
    for (const { href } of page.read.links) judgeLink(page, href, () => locate(href));
  }
  told.tell(report);

  function judgeLink({ file, path, read }: ForeignPage, href: string, at: () => Position): void {
    const resolved = foreign.addresses.resolve(href, path, read.base);
    if (!resolved || resolved.target.kind === 'elsewhere') return;
    const { target, fragment } = resolved;
    if (target.kind === 'nothing') {
      if (isServed(target.path)) return;
      told.note(target.path, file, () => {
        hints += 1;
        const meant = hints > mostHints ? undefined : findNearestName(target.path, paths);
        return {
          code: 'foreign-link-dead',
          at: at(),
          message: `expected a path of the site, got "${href}", which is not there`,
          says: href,
          ...(meant !== undefined && { hint: `Did you mean "${meant}"?` }),
        };
      });
      return;
    }
    const known = ids.get(target.file);
    // Scripts use fragments like `#/x` and `#:~:text=`.
    if (!known || fragment === '' || fragment === 'top' || /^(?:[/!]|:~:)/.test(fragment)) return;
    const place = fragment.replace(/:~:.*$/s, '');
    if (place === '' || known.has(place)) return;
    told.note(`${target.file}#${place}`, file, () => ({
      code: 'foreign-anchor-dead',
      at: at(),
      message: `expected a place in ${target.file}, got "#${place}", which it does not have`,
      says: `#${place}`,
    }));
  }
}

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
