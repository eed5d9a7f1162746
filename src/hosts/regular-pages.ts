import type { Release, Route, Variant } from '../core/release.ts';
import { fileOf, mirrorPath } from '../core/url.ts';
import type { Shapes } from '../http/shapes.ts';

/** A page whose three paths are what its shape says: `/x/`, its mirror `/x.md`, and `/x`, which redirects to it. */
interface RegularPage {
  readonly html: string;
  readonly markdown: string;
  /** The codings in which `/x/`, `/x/` for those who want Markdown, and `/x.md` are ready. */
  readonly codings: readonly Variant['encodings'][];
}

/** Everything that the paths of a page answer with: variants are made at each question, and none is kept for a page. */
export function listPageVariants({ html, markdown, codings }: RegularPage): Pick<Variant, 'file' | 'encodings'>[] {
  return [html, markdown, markdown].map((file, i) => ({ file, ...(codings[i] && { encodings: codings[i] }) }));
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
export function findRegularPages(
  { routes, redirects }: Release,
  shapes: Shapes,
  setOf: (variant: Variant) => number,
): RegularPages {
  const pages: RegularPage[] = [];
  const files = new Set<string>();
  const paths = new Set<string>();
  const own = new Set<string>();
  const redirected = shapes.redirects ? withSlash(redirects) : new Set<string>();
  for (const route of routes.values()) {
    if (route.variants.length !== 2 || !redirected.has(route.path) || !plain.test(route.path)) continue;
    const mirror = routes.get(mirrorPath(route.path));
    const page = mirror && pageOf(route, mirror, shapes, setOf);
    if (mirror === undefined || page === undefined) continue;
    pages.push(page);
    files.add(page.html).add(page.markdown);
    paths.add(route.path);
    own.add(route.path).add(mirror.path);
  }
  return {
    pages,
    files,
    otherRoutes: [...routes.keys()].flatMap((path) => (own.has(path) ? [] : (routes.get(path) ?? []))),
    otherRedirects: [...redirects].filter(([from, to]) => !paths.has(to) || !isWithSlash(from, to)),
  };
}

const none: readonly undefined[] = [];

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
  if (!isLike) return undefined;
  const codings = [html, markdown, mirror].map(({ encodings }) => encodings);
  return { html: html.file, markdown: markdown.file, codings: codings.some(Boolean) ? codings : none };
}
