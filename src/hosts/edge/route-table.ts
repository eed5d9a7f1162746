import { pageOfMirror } from '../../core/canonical.ts';
import type { Release, Route, Variant } from '../../core/release.ts';
import type { RouteTable, RouteTableRow } from '../../http/route-table.ts';
import type { ShapedTable } from '../../http/shaped-origin.ts';
import { canonicalPathOf, headerSets, tokenEstimateOf } from '../header-sets.ts';
import type { HostOptions } from '../host.ts';
import { shapedRelease } from '../shaped-release.ts';

export interface RouteTableOptions extends HostOptions {
  /** Whether the host serves the side-cars of dist/; otherwise the edge compresses, or nobody does. */
  readonly sideCars: boolean;
}

/** The paths that a table names: all of a release, or those that no shape has. */
interface RouteTableRows {
  readonly routes: { values(): Iterable<Route> };
  readonly redirects: ReadonlyMap<string, string>;
}

/** The closed world of a release as the table that openReleaseOrigin() reads. */
export function routeTable(release: Release, options: RouteTableOptions, rows: RouteTableRows = release): RouteTable {
  const { sets, indexOf } = headerSets(release, options);
  const row = (path: string, variant: Variant): RouteTableRow => {
    const page = canonicalPathOf(variant);
    const known = [
      variant.file,
      indexOf(variant.headers),
      tagOf(variant, options),
      tokenEstimateOf(variant) ?? '',
      options.sideCars ? (variant.encodings ?? []) : [],
    ] as const;
    return page === undefined || page === pageOfMirror(path) ? known : [...known, page];
  };
  return {
    fields: sets,
    bare: indexOf(release.bareHeaders),
    ...(release.preflight && { preflight: indexOf(release.preflight) }),
    missing: indexOf(release.notFound.headers),
    missingFile: release.notFound.file,
    routes: [...rows.routes.values()].map(({ path, variants }) => [
      path,
      variants.map((variant) => row(path, variant)),
    ]),
    redirects: [...rows.redirects],
  };
}

/** Where others compress, one tag stands for all codings: it must be weak then (RFC 9110 §8.8.1). */
function tagOf({ headers: { ETag = '' } }: Variant, { sideCars }: RouteTableOptions): string {
  return sideCars || ETag === '' ? ETag : `W/${ETag}`;
}

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
