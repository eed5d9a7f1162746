import { encodings, sideCarOf } from '../core/encoding.ts';
import type { Release, Route, Variant } from '../core/release.ts';
import {
  digestInName,
  type FileShape,
  partName,
  type ShapeMatch,
  type Shapes,
  segment,
  shapeOf,
} from '../http/shapes.ts';
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

const known = new WeakMap<HeaderSets, ShapedRelease>();

/**
 * Finds the shapes of a release, and proves that they answer as it does. A shape answers only where a file is: a path of
 * each of `names`, route and redirect are all there is to compare, and where they differ the path becomes an exact row.
 *
 * @param names under which the host finds a file, if it has others than those of the files
 */
export function shapedRelease(release: Release, headers: HeaderSets, names?: ReadonlySet<string>): ShapedRelease {
  const setOf = (variant: Variant) => headers.indexOf(variant.headers);
  if (names !== undefined) return find(release, setOf, names);
  const found = known.get(headers) ?? find(release, setOf, release.files);
  known.set(headers, found);
  return found;
}

/** Names of files. */
type Names = Pick<ReadonlySet<string>, 'has' | 'keys'>;

function find(release: Release, setOf: (variant: Variant) => number, names: Names): ShapedRelease {
  const shapes = shapesOf(release, setOf);
  const hasSideCars = sideCarsIn(names);
  const shaped = (path: string) => shapeOf(shapes, path, (file) => names.has(file));
  const isLike = ({ variants }: Route, found: ShapeMatch | undefined) =>
    variants.every(hasSideCars) && answersAlike(variants, found, shapes, setOf);
  const missing: string[] = [];
  for (const path of pathsOf(names))
    if (!release.routes.has(path) && !release.redirects.has(path) && shaped(path) !== undefined) missing.push(path);
  // Routes of a large release are made one by one: none is kept that a shape answers.
  const routes: Route[] = [];
  for (const route of release.routes.values()) if (!isLike(route, shaped(route.path))) routes.push(route);
  const redirects = new Map<string, string>();
  for (const [from, to] of release.redirects) if (!redirectsTo(shaped(from), to)) redirects.set(from, to);
  return { shapes, routes, redirects, missing };
}

/** The paths that a shape may answer because of a file. */
function* pathsOf(names: Names): Generator<string> {
  for (const file of names.keys()) {
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
  const votes = { page: new Votes(), mirror: new Votes(), assets: new Votes(), parts: new Votes(), files: new Votes() };
  for (const { path, variants } of routes.values()) {
    const [first, second] = variants;
    if (first === undefined) continue;
    if (second === undefined) countFile(votes, path, String(setOf(first)));
    else if (page.test(path)) votes.page.add('', `${setOf(first)} ${setOf(second)}`);
  }
  const [html, markdown] = votes.page.of('')?.value.split(' ').map(Number) ?? [];
  const mirrored = votes.mirror.of('');
  return {
    ...(html !== undefined && markdown !== undefined && { page: { html, markdown } }),
    ...(mirrored && { mirror: Number(mirrored.value) }),
    assets: votes.assets.shapes(1),
    parts: votes.parts.shapes(1),
    files: votes.files.shapes(manyFiles),
    redirects: [...redirects].some(([from, to]) => to === `${from}/`),
  };
}

function countFile(
  votes: Readonly<Record<'mirror' | 'assets' | 'parts' | 'files', Votes>>,
  path: string,
  set: string,
): void {
  const extension = file.exec(path)?.[1];
  if (mirror.test(path)) votes.mirror.add('', set);
  else if (extension !== undefined)
    votes[asset.test(path) ? 'assets' : part.test(path) ? 'parts' : 'files'].add(extension, set);
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
const part = new RegExp(`^/${partName}[.]`);
/** HTML is a page or none; a side-car is no path. */
const file = new RegExp(`^(?:/${segment})+[.](?!(?:html|md|br|gz)$)([A-Za-z0-9]+)$`);
