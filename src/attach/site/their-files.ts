import type { Release, Route } from '../../core/release.ts';
import type { ForeignSite } from '../read/foreign-site.ts';

/** The release as one who follows links sees it: files of theirs are there, though nobody here serves them. */
export function theirFiles(release: Release, { addresses, rules }: ForeignSite): Release {
  // Who follows links has decoded what is beyond ASCII, and routes are percent-encoded.
  const isRoute = (path: string) => release.routes.has(path.replace(/[^ -~]+/g, encodeURIComponent));
  const isThere = (path: string) =>
    isRoute(path) || addresses.fileAt(path) !== undefined || addresses.isLinked(path) || rules.isRedirected(path);
  const routes: ReadonlyMap<string, Route> = new Proxy(release.routes, {
    get(map, name) {
      if (name === 'has') return (path: string) => map.has(path) || isThere(path);
      const member = Reflect.get(map, name, map);
      return typeof member === 'function' ? member.bind(map) : member;
    },
  });
  return { ...release, routes };
}
