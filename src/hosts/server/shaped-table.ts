import type { Release } from '../../core/release.ts';
import type { ShapedTable } from '../../http/shaped-origin.ts';
import { routeTable } from '../edge/route-table.ts';
import { headerSets } from '../header-sets.ts';
import type { HostOptions } from '../host.ts';
import { shapedRelease } from '../shaped-release.ts';

/** A release as the table that shapedOrigin() reads. */
export function shapedTable(release: Release, options: HostOptions): ShapedTable {
  const { shapes, routes, redirects, missing } = shapedRelease(release, headerSets(release, options));
  return {
    ...routeTable(release, { ...options, sideCars: true }, { routes, redirects }),
    shapes,
    missingPaths: missing,
  };
}
