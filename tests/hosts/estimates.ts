import type { Headers, Release, Variant } from '../../src/core/release.ts';
import { headerSets } from '../../src/hosts/header-sets.ts';
import { shapedRelease } from '../../src/hosts/shaped-release.ts';

/** The release of a host that knows the estimates of its exact rows only: nothing else leads to them without a table. */
export function withRowEstimates(release: Release): Release {
  const exact = new Set(shapedRelease(release, headerSets(release, {})).routes.map(({ path }) => path));
  const without = ({ headers, ...variant }: Variant): Variant => {
    const { 'x-markdown-tokens': _, ...others }: Headers = headers;
    return { ...variant, headers: others };
  };
  const routes = [...release.routes].map(
    ([path, route]) => [path, exact.has(path) ? route : { path, variants: route.variants.map(without) }] as const,
  );
  return { ...release, routes: new Map(routes) };
}
