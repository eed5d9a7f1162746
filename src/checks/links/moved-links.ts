import { findRedirect } from '../../core/find-redirect.ts';
import { canonicalAddress } from '../../core/old-address.ts';
import type { Problem } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import type { LinkTarget } from './target.ts';

/** Target of an editor's redirect: `/x`, which is `/x/`, was never an address. */
export function findRedirectTarget(
  path: string,
  { routes, redirects }: Pick<Release, 'routes' | 'redirects'>,
): string | undefined {
  const to = routes.has(path) ? undefined : findRedirect(redirects, canonicalAddress(path));
  return to === `${path}/` ? undefined : to;
}

/** Problem of a link to an old address, from which a redirect leads to `moved`: `link-moved`, without its place. */
export function createMovedLinkProblem({ path, fragment }: LinkTarget, moved: string): Omit<Problem, 'at'> {
  const anchor = fragment === '' ? '' : `#${fragment}`;
  const today = moved.includes('#') ? moved : moved + anchor;
  return {
    code: 'link-moved',
    message: `expected the address of today, got "${path}", from which a redirect leads on`,
    hint: `Write "${today}".`,
    fix: { kind: 'value', from: path + anchor, to: today },
  };
}
