import { describe, expect, it, test } from 'vitest';
import type { Release, Route, Variant } from '../../src/core/release.ts';
import { headerSets } from '../../src/hosts/header-sets.ts';
import { findRegularPages, shapedRelease } from '../../src/hosts/shaped-release.ts';
import { manyPages } from './many-pages.ts';

const page = '/section-3/page-number-3/';
const mirror = '/section-3/page-number-3.md';
const release = manyPages(5);

function found(of: Release) {
  const headers = headerSets(of, {});
  const { shapes } = shapedRelease(release, headerSets(release, {}));
  return findRegularPages(of, shapes, ({ headers: fields }) => headers.indexOf(fields));
}

/** The release with another route at a path, or none. */
function withRoute(path: string, change: (route: Route) => Route | undefined): Release {
  const routes = [...release.routes].flatMap(([key, route]) => {
    const changed = key === path ? change(route) : route;
    return changed ? [[key, changed] as const] : [];
  });
  return { ...release, routes: new Map(routes) };
}

const withVariant = (path: string, index: number, change: Partial<Variant>) =>
  withRoute(path, (route) => ({
    ...route,
    variants: route.variants.map((variant, i) => (i === index ? { ...variant, ...change } : variant)),
  }));

describe('regular pages', () => {
  it('are those whose page, mirror and redirect are as their shapes say; all else is told apart', () => {
    const { pages, files, otherRoutes, otherRedirects } = found(release);
    expect(pages.map(({ html }) => html)).toContain('section-3/page-number-3/index.html');
    expect(files).toContain('section-3/page-number-3.md');
    expect(otherRoutes.length + 2 * pages.length).toBe(release.routes.size);
    expect(otherRedirects.length + pages.length).toBe(release.redirects.size);
    expect(otherRoutes.map(({ path }) => path)).not.toContain(page);
    expect(otherRedirects.map(([from]) => from)).not.toContain(page.slice(0, -1));
  });

  const others = { ...release.notFound.headers };
  const withOthers = (of: Release): Release => ({ ...of, notFound: { ...of.notFound, headers: others } });
  test.each<[string, Release]>([
    ['no mirror', withRoute(mirror, () => undefined)],
    [
      'a mirror in two representations',
      withRoute(mirror, (route) => ({ ...route, variants: [...route.variants, ...route.variants] })),
    ],
    ['a mirror of another file', withVariant(mirror, 0, { file: 'section-4/page-number-4.md' })],
    ['a mirror with other fields', withOthers(withVariant(mirror, 0, { headers: others }))],
    ['Markdown of another file', withVariant(page, 1, { file: 'section-4/page-number-4.md' })],
    ['Markdown with other fields', withOthers(withVariant(page, 1, { headers: others }))],
    ['HTML of another file', withVariant(page, 0, { file: 'section-4/page-number-4/index.html' })],
    ['HTML with other fields', withOthers(withVariant(page, 0, { headers: others }))],
    ['one representation', withRoute(page, (route) => ({ ...route, variants: route.variants.slice(0, 1) }))],
    ['no redirect', { ...release, redirects: new Map([...release.redirects].filter(([, to]) => to !== page)) }],
    ['a redirect elsewhere', { ...release, redirects: new Map([...release.redirects, [page.slice(0, -1), '/']]) }],
  ])('none is a page with %s', (_, of) => {
    const { pages, otherRoutes } = found(of);
    expect(pages).toHaveLength(found(release).pages.length - 1);
    expect(otherRoutes.map(({ path }) => path)).toContain(page);
  });
});

test('a page whose files a host does not find, or finds side-cars of that the release has not, becomes a row', () => {
  const headers = headerSets(release, {});
  const names = new Set(release.files.keys());
  const rows = (change: (names: Set<string>) => void) => {
    const own = new Set(names);
    change(own);
    return shapedRelease(release, headers, own);
  };
  const paths = ({ routes }: { routes: readonly Route[] }) => routes.map(({ path }) => path);
  const usual = rows(() => {});
  expect(paths(usual)).not.toContain(page);
  const lost = rows((own) => own.delete(`${page.slice(1)}index.html`));
  expect(paths(lost)).toEqual(expect.arrayContaining([page, mirror]));
  expect([...lost.redirects.keys()]).toContain(page.slice(0, -1));
  expect(paths(rows((own) => own.delete(mirror.slice(1))))).toContain(mirror);
  expect(paths(rows((own) => own.add(`${mirror.slice(1)}.gz`)))).toEqual(expect.arrayContaining([page, mirror]));
});

test('a file in a folder that is named as the HTML of a page is no page of the origin', () => {
  const name = `${page.slice(1)}index.html/index.html`;
  const names = new Set([...release.files.keys(), name]);
  const { missing } = shapedRelease(release, headerSets(release, {}), names);
  expect(missing).toEqual(expect.arrayContaining([`${page}index.html/`, `${page}index.html`]));
});
