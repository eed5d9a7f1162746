import { encodings, sideCarOf } from '../core/encoding.ts';
import type { Release, Route, Variant } from '../core/release.ts';
import { fileOf, mirrorPath } from '../core/url.ts';
import { digestInName, type FileShape, type ShapeMatch, type Shapes, segment, shapeOf } from '../http/shapes.ts';
import type { HeaderSets } from './header-sets.ts';

/** A release as few lines: the shapes of most paths, and the paths that are none of them. */
export interface ShapedRelease {
  readonly shapes: Shapes;
  /** Paths that a shape would not answer as the release does; also `/`, which has none. */
  readonly routes: readonly Route[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths that a shape would answer, although the origin does not have them. */
  readonly missing: readonly string[];
}

/** Files of one extension below this count are rows of their own: an exact row says more than a pattern. */
const manyFiles = 32;

/** Parts that depend on the release and its header options only. */
interface Basis {
  readonly shapes: Shapes;
  readonly regular: RegularPages;
  /** Cached result for the names of the files. */
  found?: ShapedRelease;
}

const known = new WeakMap<HeaderSets, Basis>();

/**
 * Finds the shapes of a release, and proves that they answer as it does. A shape answers only where a file is: a path of
 * each of `names`, route and redirect are all there is to compare, and where they differ the path becomes an exact row.
 *
 * @param names under which the host finds a file, if it has others than those of the files
 */
export function shapedRelease(release: Release, headers: HeaderSets, names?: ReadonlySet<string>): ShapedRelease {
  const setOf = (variant: Variant) => headers.indexOf(variant.headers);
  const basis = known.get(headers) ?? basisOf(release, setOf);
  known.set(headers, basis);
  if (names !== undefined) return find(release, setOf, basis, names);
  basis.found ??= find(release, setOf, basis, release.files);
  return basis.found;
}

function basisOf(release: Release, setOf: (variant: Variant) => number): Basis {
  const shapes = shapesOf(release, setOf);
  return { shapes, regular: findRegularPages(release, shapes, setOf) };
}

/** Names of files. */
type Names = Pick<ReadonlySet<string>, 'has' | 'keys'>;

function find(
  release: Release,
  setOf: (variant: Variant) => number,
  { shapes, regular }: Basis,
  names: Names,
): ShapedRelease {
  const exists = (file: string) => names.has(file);
  const hasSideCars = sideCarsIn(names);
  const shaped = (path: string) => shapeOf(shapes, path, exists);
  const isLike = ({ variants }: Route, found: ShapeMatch | undefined) =>
    variants.every(hasSideCars) && answersAlike(variants, found, shapes, setOf);
  // Where a host finds all of them as they are, only the others are left to compare.
  const isRegular = regular.pages.every(
    (page) => exists(page.html) && exists(page.markdown) && listPageVariants(page).every(hasSideCars),
  );
  const routes = isRegular ? regular.otherRoutes : [...release.routes.values()];
  const redirects = isRegular ? regular.otherRedirects : [...release.redirects];
  const missing: string[] = [];
  for (const path of pathsOf(names, regular.files))
    if (!release.routes.has(path) && !release.redirects.has(path) && shaped(path) !== undefined) missing.push(path);
  return {
    shapes,
    routes: routes.filter((route) => !isLike(route, shaped(route.path))),
    redirects: new Map(redirects.filter(([from, to]) => !redirectsTo(shaped(from), to))),
    missing,
  };
}

/** The paths that a shape may answer because of a file, but for those that regular pages have anyway. */
function* pathsOf(names: Names, regular: ReadonlySet<string>): Generator<string> {
  let hasPagesInPages = false;
  for (const file of names.keys()) if (file.endsWith('/index.html/index.html')) hasPagesInPages = true;
  for (const file of names.keys()) {
    // Then /x/ and /x lead to x/index.html, and /x/index.html would only be a folder's.
    if (!hasPagesInPages && regular.has(file)) continue;
    yield `/${file}`;
    if (!file.endsWith('/index.html')) continue;
    yield `/${file.slice(0, -10)}`;
    yield `/${file.slice(0, -11)}`;
  }
}

function redirectsTo(shaped: ShapeMatch | undefined, location: string): boolean {
  return shaped?.kind === 'redirect' && shaped.location === location;
}

function answersAlike(
  [first, second]: readonly Variant[],
  shaped: ShapeMatch | undefined,
  { page }: Shapes,
  setOf: (variant: Variant) => number,
): boolean {
  if (shaped === undefined || first === undefined) return false;
  if (shaped.kind === 'file') return second === undefined && first.file === shaped.file && setOf(first) === shaped.set;
  if (shaped.kind === 'redirect' || second === undefined) return false;
  const html = first.when === 'html' && first.file === shaped.html && setOf(first) === page?.html;
  return html && second.file === shaped.markdown && setOf(second) === page?.markdown;
}

/** Hosts look whether a side-car is there. */
function sideCarsIn(names: Names): (answer: Pick<Variant, 'file' | 'encodings'>) => boolean {
  const suffixes = encodings.map((encoding) => sideCarOf('', encoding));
  let hasAny = false;
  for (const name of names.keys()) if (suffixes.some((suffix) => name.endsWith(suffix))) hasAny = true;
  return ({ file, encodings: own = [] }) =>
    hasAny
      ? encodings.filter((encoding) => names.has(sideCarOf(file, encoding))).join() === own.join()
      : own.length === 0;
}

/** For each shape the header fields that most of its paths have. */
function shapesOf({ routes, redirects }: Release, setOf: (variant: Variant) => number): Shapes {
  const pages = new Votes();
  const mirrors = new Votes();
  const assets = new Votes();
  const files = new Votes();
  for (const { path, variants } of routes.values()) {
    const [first, second] = variants;
    if (first === undefined) continue;
    if (second !== undefined) {
      if (page.test(path)) pages.add('', `${setOf(first)} ${setOf(second)}`);
      continue;
    }
    const set = String(setOf(first));
    const extension = file.exec(path)?.[1];
    if (mirror.test(path)) mirrors.add('', set);
    else if (extension !== undefined) (asset.test(path) ? assets : files).add(extension, set);
  }
  const [html, markdown] = pages.of('')?.value.split(' ').map(Number) ?? [];
  const mirrored = mirrors.of('');
  return {
    ...(html !== undefined && markdown !== undefined && { page: { html, markdown } }),
    ...(mirrored && { mirror: Number(mirrored.value) }),
    assets: assets.shapes(1),
    files: files.shapes(manyFiles),
    redirects: [...redirects].some(([from, to]) => to === `${from}/`),
  };
}

/** Counts which value each key has most often; of equals the first. */
class Votes {
  readonly #counts = new Map<string, Map<string, number>>();

  add(key: string, value: string): void {
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    this.#counts.set(key, counts.set(value, (counts.get(value) ?? 0) + 1));
  }

  of(key: string): { readonly value: string; readonly count: number } | undefined {
    const values = [...(this.#counts.get(key) ?? [])].map(([value, count]) => ({ value, count }));
    return values.sort((a, b) => b.count - a.count)[0];
  }

  /** In the order of their extensions, which releases of equal content have alike. */
  shapes(fewest: number): FileShape[] {
    return [...this.#counts.keys()].sort().flatMap((extension) => {
      const most = this.of(extension);
      return most === undefined || most.count < fewest ? [] : [{ extension, set: Number(most.value) }];
    });
  }
}

const page = new RegExp(`^(?:/${segment})+/$`);
const mirror = new RegExp(`^(?:/${segment})+[.]md$`);
const asset = new RegExp(`^/assets/${segment}[.]${digestInName}[.][A-Za-z0-9]+$`);
/** HTML is a page or none; a side-car is no path. */
const file = new RegExp(`^(?:/${segment})+[.](?!(?:html|md|br|gz)$)([A-Za-z0-9]+)$`);

/** A page whose three paths are what its shape says: `/x/`, its mirror `/x.md`, and `/x`, which redirects to it. */
interface RegularPage {
  readonly html: string;
  readonly markdown: string;
  /** The codings in which `/x/`, `/x/` for those who want Markdown, and `/x.md` are ready. */
  readonly codings: readonly Variant['encodings'][];
}

/** Everything that the paths of a page answer with: variants are made at each question, and none is kept for a page. */
function listPageVariants({ html, markdown, codings }: RegularPage): Pick<Variant, 'file' | 'encodings'>[] {
  return [html, markdown, markdown].map((file, i) => ({ file, ...(codings[i] && { encodings: codings[i] }) }));
}

/** Nearly all of a large release: looked at once, so that only what a host finds of their files is left to ask. */
interface RegularPages {
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
