import { describe, expect, it, test } from 'vitest';
import { parseManifest, parseManifestFiles } from '../../../src/core/manifest/manifest.ts';
import type { Release } from '../../../src/core/release.ts';
import { exampleRelease } from '../../hosts/release.ts';
import { releaseOf } from '../../publish/releases.ts';
import { renderManifest } from '../../support/render-manifest.ts';
import { negotiatedRelease } from './releases.ts';

test.each([
  ['a small release', releaseOf({})],
  ['one that negotiates', negotiatedRelease()],
  ['the example', exampleRelease()],
])('what was written of %s is read back: paths, variants, fields in their order, codings', (_, release: Release) => {
  const read = parseManifest(renderManifest(release));
  const { files, ...others } = release;
  const { files: listed, hostFiles, ...origin } = read!;
  const sorted = new Map([...others.routes].sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(origin).toEqual({ ...others, routes: sorted, redirects: new Map([...others.redirects].sort()) });
  expect(listed.map(({ file, size }) => [file, size])).toEqual(
    [...files.values()].map(({ file, size }) => [file, size]).sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
  expect(hostFiles).toEqual([]);
  const orders = ({ routes }: Pick<Release, 'routes'>) =>
    [...routes.values()].flatMap(({ variants }) => variants.map(({ headers }) => Object.keys(headers).join()));
  expect(orders(origin)).toEqual(orders({ routes: sorted }));
});

const digest = 'a'.repeat(64);
const file = { file: 'a', sha256: digest, size: 1 };
const good = {
  version: 3,
  baseUrl: 'x',
  files: [file],
  fields: [{ ETag: '' }],
  routes: [['/', ['a', 0, '"x"']]],
  redirects: [['/a', '/a/']],
  notFound: { file: 'a', headers: {} },
  bareHeaders: {},
  hostFiles: [],
};

describe('a manifest', () => {
  test.each([
    {},
    { files: [] },
    { fields: [] },
    { routes: [] },
    { redirects: [] },
    { preflight: {} },
    { hostFiles: [file] },
    { later: 1 },
  ])('%j is one', (change) => {
    expect(parseManifest(JSON.stringify({ ...good, ...change }))).toBeDefined();
  });

  const noFiles = [
    { files: {} },
    { files: [null] },
    { files: [{ ...file, file: '../a' }] },
    { files: [{ ...file, file: 1 }] },
    { files: [{ ...file, sha256: `${digest}a` }] },
    { files: [{ ...file, sha256: `A${digest.slice(1)}` }] },
    { files: [{ ...file, sha256: `x${digest}` }] },
    { files: [{ ...file, sha256: 1 }] },
    { files: [{ ...file, size: -1 }] },
    { files: [{ ...file, size: 0.5 }] },
    { files: [file, {}] },
    { hostFiles: {} },
    { hostFiles: [{}] },
  ];

  test.each([
    { version: 1 },
    { version: 2 },
    { baseUrl: 1 },
    ...noFiles,
    { fields: {} },
    { fields: [null] },
    { routes: [[]] },
    { routes: [[1]] },
    { routes: [{ path: '/', variants: [] }] },
    { routes: [['/', 'a']] },
    { routes: [['/', [1, 0]]] },
    { routes: [['/', ['a', '0']]] },
    { routes: [['/', ['a', -1]]] },
    { redirects: [['/a']] },
    { redirects: [['/a', 1]] },
    { redirects: [['/a', '/b', '/c']] },
    { redirects: 'x' },
    { notFound: { headers: {} } },
    { notFound: { file: 'a' } },
    { bareHeaders: null },
    { preflight: [] },
    { hostFiles: undefined },
  ])('%j is none', (change) => {
    expect(parseManifest(JSON.stringify({ ...good, ...change }))).toBeUndefined();
  });

  test.each(noFiles)('nor is it a list of files with %j', (change) => {
    expect(parseManifestFiles(JSON.stringify({ ...good, ...change }))).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"version":3}'])('is not in %j', (text) => {
    expect([parseManifest(text), parseManifestFiles(text)]).toEqual([undefined, undefined]);
  });
});

test('the files that an older or a later version lists are listed, with those of hosts if it tells them', () => {
  const older = { version: 1, files: [file], routes: [{ path: '/', variants: [] }] };
  expect(parseManifestFiles(JSON.stringify(older))).toEqual({ files: [file], hostFiles: [] });
  expect(parseManifestFiles(JSON.stringify({ ...older, version: 3, hostFiles: [file] }))).toEqual({
    files: [file],
    hostFiles: [file],
  });
});
