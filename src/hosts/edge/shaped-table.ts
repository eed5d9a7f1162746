import type { Release } from '../../core/release.ts';
import type { ShapedTable } from '../../http/shaped-origin.ts';
import { headerSets } from '../header-sets.ts';
import { shapedRelease } from '../shaped-release.ts';
import { type RouteTableOptions, routeTable } from './route-table.ts';

/**
 * A release as the table that shapedOrigin() reads.
 *
 * @param names under which the host finds a file: those of the files, unless it has others besides
 */
export function shapedTable(release: Release, options: RouteTableOptions, names?: ReadonlySet<string>): ShapedTable {
  const { shapes, routes, redirects, missing } = shapedRelease(release, headerSets(release, options), names);
  return {
    ...routeTable(release, options, { routes, redirects }),
    shapes,
    missingPaths: missing,
  };
}
