import { findRedirect } from '../../core/find-redirect.ts';
import type { Problem } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import { canonicalAddress, decodePercent } from '../../core/url.ts';

/** Target of a link of this origin; links that are spelt differently and lead to the same place are equal. */
export interface LinkTarget {
  readonly path: string;
  /** Without `#`, decoded; empty when there is none. */
  readonly fragment: string;
}

/** The target of a link as path, query and fragment (`/x/?q#y`, `#y`) that stands in a document at path `from`. */
export function resolveLinkTarget(link: string, from: string): LinkTarget {
  const [address = '', fragment = ''] = link.split('#', 2);
  const path = address.replace(/\?.*/s, '');
  // Texts spell letters beyond ASCII in more than one way; `%2F` and the like mean something else than `/`.
  const canonical = canonicalAddress(path);
  return { path: canonical || (link.startsWith('#') ? from : '/'), fragment: decodePercent(fragment).normalize('NFC') };
}

/** Equal for links that lead to the same place. */
export function toTargetKey({ path, fragment }: LinkTarget): string {
  return `${path}#${fragment}`;
}

/** Target of an editor's redirect: `/x`, which is `/x/`, was never an address. */
export function findRedirectTarget(
  path: string,
  { routes, redirects }: Pick<Release, 'routes' | 'redirects'>,
): string | undefined {
  const to = routes.has(path) ? undefined : findRedirect(redirects, path);
  return to === `${path}/` ? undefined : to;
}

/** Problem of a link to an old address, from which a redirect leads to `moved`: `link-moved`, without its place. */
export function createMovedLinkProblem({ path, fragment }: LinkTarget, moved: string): Omit<Problem, 'at'> {
  const anchor = fragment === '' ? '' : `#${fragment}`;
  const today = decodePercent(moved.includes('#') ? moved : moved + anchor);
  const old = decodePercent(path);
  return {
    code: 'link-moved',
    message: `expected the address of today, got "${old}", from which a redirect leads on`,
    hint: `Write "${today}".`,
    fix: { kind: 'value', from: old + anchor, to: today },
  };
}
