import type { Release, Route } from '../../core/release.ts';
import type { ForeignSite } from '../read/foreign-site.ts';

/** The release as link checks see it: attached files count as present. */
export function addForeignFiles(release: Release, { addresses, rules }: ForeignSite): Release {
  // Link checks decode paths beyond ASCII; routes are percent-encoded.
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
