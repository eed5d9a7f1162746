import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { headerSets } from '../../src/hosts/header-sets.ts';
import { type ShapedRelease, shapedRelease } from '../../src/hosts/shaped-release.ts';
import { shapeOf } from '../../src/http/shapes.ts';
import { runs } from '../support/runs.ts';
import { hostileRelease } from './hostile-release.ts';
import { manyPages } from './many-pages.ts';
import { oddRelease } from './odd-release.ts';
import { exampleRelease } from './release.ts';

const releases = {
  example: exampleRelease,
  hostile: hostileRelease,
  'many pages': () => manyPages(100),
  odd: oddRelease,
};

describe.each(Object.entries(releases))('the shapes of a release: %s', (_, make) => {
  const release = make();
  const headers = headerSets(release, {});
  const shaped = shapedRelease(release, headers);
  const names = [...release.files.keys()];

  it('answer each of its paths as it does', () => {
    for (const path of [...release.routes.keys(), ...release.redirects.keys()])
      expect([path, seen(shaped, release, path)]).toEqual([path, told(release, headers, path)]);
  });

  it('answer no other path: a closed world', () => {
    const bits = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '.md',
      '.br',
      '.gz',
      'index.html',
      '%2e',
      'x',
      '',
      '~',
      '.git',
      '0',
    );
    const path = fc
      .tuple(
        fc.constantFrom(...names, ...release.routes.keys()),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), bits), { maxLength: 2 }),
      )
      .map(([name, edits]) => edits.reduce(edited, name.startsWith('/') ? name : `/${name}`));
    fc.assert(
      fc.property(path, (path) => {
        expect(seen(shaped, release, path)).toEqual(told(release, headers, path));
      }),
      { numRuns: runs(20_000) },
    );
  });
});

it('are as few lines at any number of pages', () => {
  const rows = (count: number) => {
    const release = manyPages(count);
    const { shapes, routes, redirects, missing } = shapedRelease(release, headerSets(release, {}));
    return { shapes, routes: routes.map(({ path }) => path), redirects: [...redirects], missing };
  };
  expect(rows(2000)).toEqual(rows(20));
  expect(rows(20).routes.length).toBeLessThan(10);
});

it('are the extensions of which there are many', () => {
  const { shapes, routes } = shapedRelease(exampleRelease(), headerSets(exampleRelease(), {}));
  expect(shapes.files).toEqual([]);
  expect(shapes.parts.map(({ extension }) => extension)).toEqual(['json', 'txt']);
  expect(routes.map(({ path }) => path).filter((path) => /\d\.(?:json|txt)$/.test(path))).toEqual([]);
  expect(shapes.assets.map(({ extension }) => extension)).toContain('css');
  expect(routes.map(({ path }) => path)).toContain('/api/v1/company.json');
  const many = withFiles(exampleRelease(), 40);
  const after = shapedRelease(many, headerSets(many, {}));
  expect(after.shapes.files.map(({ extension }) => extension)).toEqual(['pdf']);
  expect(after.routes.length).toBe(routes.length);
});

function edited(text: string, [at, cut, put]: [number, number, string]): string {
  const start = 1 + (at % text.length);
  return text.slice(0, start) + put + text.slice(start + cut);
}

/** The view of a host on a path: an exact row, or what its shape and the files say. */
function seen({ shapes, routes, redirects, missing }: ShapedRelease, release: Release, path: string) {
  const exact = routes.find((route) => route.path === path);
  if (exact !== undefined)
    return exact.variants.map(({ file, headers }) => [file, headerSets(release, {}).indexOf(headers)]);
  const location = redirects.get(path);
  if (location !== undefined || missing.includes(path)) return location;
  const found = shapeOf(shapes, path, (file) => release.files.has(file));
  if (found?.kind === 'redirect') return found.location;
  if (found?.kind === 'file') return [[found.file, found.set]];
  return (
    found && [
      [found.html, shapes.page?.html],
      [found.markdown, shapes.page?.markdown],
    ]
  );
}

function told(release: Release, { indexOf }: ReturnType<typeof headerSets>, path: string) {
  const route = release.routes.get(path);
  return route?.variants.map(({ file, headers }) => [file, indexOf(headers)]) ?? release.redirects.get(path);
}

function withFiles(release: Release, count: number): Release {
  const files = new Map(release.files);
  const routes = new Map(release.routes);
  const image = [...release.routes.values()].find(({ path }) => path.endsWith('.ico'))!;
  for (let i = 0; i < count; i++) {
    const file = `papers/paper-${i}.pdf`;
    files.set(file, { ...release.files.get(image.variants[0]!.file)!, file });
    routes.set(`/${file}`, { path: `/${file}`, variants: [{ ...image.variants[0]!, file }] });
  }
  return { ...release, files, routes };
}
