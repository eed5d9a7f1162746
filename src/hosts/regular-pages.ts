import type { Release, Route, Variant } from '../core/release.ts';
import { fileOf, mirrorPath } from '../core/url.ts';
import type { Shapes } from '../http/shapes.ts';

/** A page whose three paths are what its shape says: `/x/`, its mirror `/x.md`, and `/x`, which redirects to it. */
export interface RegularPage {
  readonly html: string;
  readonly markdown: string;
  /** Everything that its paths answer with. */
  readonly variants: readonly Variant[];
}

/** Nearly all of a large release: looked at once, so that only what a host finds of their files is left to ask. */
export interface RegularPages {
  readonly pages: readonly RegularPage[];
  /** The names of their files. */
  readonly files: ReadonlySet<string>;
  /** Whatever else the release has, in its order. */
  readonly otherRoutes: readonly Route[];
  readonly otherRedirects: readonly (readonly [from: string, to: string])[];
}

/** Finds the regular pages of a release; `setOf` gives the position of a variant's header fields. */
export function regularPages(
  { routes, redirects }: Release,
  shapes: Shapes,
  setOf: (variant: Variant) => number,
): RegularPages {
  const pages: RegularPage[] = [];
  const files = new Set<string>();
  const paths = new Set<string>();
  const own = new Set<Route>();
  const redirected = shapes.redirects ? withSlash(redirects) : new Set<string>();
  for (const route of routes.values()) {
    if (route.variants.length !== 2 || !redirected.has(route.path) || !plain.test(route.path)) continue;
    const mirror = routes.get(mirrorPath(route.path));
    const page = mirror && pageOf(route, mirror, shapes, setOf);
    if (mirror === undefined || page === undefined) continue;
    pages.push(page);
    files.add(page.html).add(page.markdown);
    paths.add(route.path);
    own.add(route).add(mirror);
  }
  return {
    pages,
    files,
    otherRoutes: [...routes.values()].filter((route) => !own.has(route)),
    otherRedirects: [...redirects].filter(([from, to]) => !paths.has(to) || !isWithSlash(from, to)),
  };
}

/** Without a dot, which could begin an extension, in the last name. */
const plain = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/[A-Za-z0-9_~-]+\/$/;

function withSlash(redirects: Release['redirects']): Set<string> {
  const found = new Set<string>();
  for (const [from, to] of redirects) if (isWithSlash(from, to)) found.add(to);
  return found;
}

/** `/x` and `/x/`; no text is put together, since this is asked of every page. */
function isWithSlash(from: string, to: string): boolean {
  return to.length === from.length + 1 && to.endsWith('/') && to.startsWith(from);
}

function pageOf(
  { path, variants: [html, markdown] }: Route,
  { path: beside, variants: [mirror, ...more] }: Route,
  { page, mirror: mirrorSet }: Shapes,
  setOf: (variant: Variant) => number,
): RegularPage | undefined {
  if (!html || !markdown || !mirror || more.length > 0) return undefined;
  const isLike =
    html.when === 'html' &&
    html.file === fileOf(path) &&
    mirror.file === fileOf(beside) &&
    markdown.file === mirror.file &&
    setOf(html) === page?.html &&
    setOf(markdown) === page.markdown &&
    setOf(mirror) === mirrorSet;
  return isLike ? { html: html.file, markdown: markdown.file, variants: [html, markdown, mirror] } : undefined;
}
