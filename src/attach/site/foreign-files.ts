import { findTextLinks } from '../../checks/links/extract-links.ts';
import { resolveLinkTarget } from '../../checks/links/target.ts';
import type { Release, Route } from '../../core/release.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { descriptionOf, titleOf } from './mirror-markdown.ts';
import type { MirroredForeignPage } from './mirrors.ts';

/** The release as link checks see it: attached files count as present, and so do addresses that our lists quote. */
export function addForeignFiles(
  release: Release,
  { addresses, rules }: ForeignSite,
  mirrors: readonly MirroredForeignPage[],
  baseUrl: string,
): Release {
  const quoted = findQuotedPaths(mirrors, baseUrl);
  // Link checks decode paths beyond ASCII; routes are percent-encoded.
  const isRoute = (path: string) => release.routes.has(path.replace(/[^ -~]+/g, encodeURIComponent));
  const isThere = (path: string) =>
    isRoute(path) ||
    quoted.has(path) ||
    addresses.fileAt(path) !== undefined ||
    addresses.isLinked(path) ||
    rules.isRedirected(path);
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
function findQuotedPaths(mirrors: readonly MirroredForeignPage[], baseUrl: string): ReadonlySet<string> {
  const texts = mirrors.map((page) => escapeMarkdown(`${titleOf(page)} `) + escapeMarkdown(descriptionOf(page)));
  return new Set(findTextLinks(texts.join('\n'), [baseUrl]).map((link) => resolveLinkTarget(link, '/').path));
}
