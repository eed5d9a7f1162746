import type { Release } from '../../core/release.ts';
import type { UnmetCapability } from '../host.ts';

/** The redirects that are not from a page without its last slash, which such hosts make by themselves: old addresses. */
export function movedPaths({ redirects }: Pick<Release, 'redirects'>): (readonly [from: string, to: string])[] {
  return [...redirects].filter(([from, to]) => to !== `${from}/`);
}

/** Unmet capability of a host that redirects no old address; empty where there are none. */
export function unmetRedirects(
  release: Pick<Release, 'redirects'>,
  reason: string,
  areMissing = false,
): UnmetCapability[] {
  const affected = movedPaths(release).map(([from]) => from);
  const found = areMissing ? { found: [{ code: 'redirect-missing', paths: affected }] } : {};
  return affected.length === 0 ? [] : [{ capability: 'redirects', reason, affected, ...found }];
}
