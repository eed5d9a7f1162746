import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Manifest, manifestFile, readManifest, toManifest } from '../../src/publish/manifest.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

const hostFiles = [
  { file: 'nginx/b.conf', size: 2, sha256: 'b' },
  { file: 'a.conf', size: 2, sha256: 'a' },
];

function read(text: string): Manifest | undefined {
  const { deployDir } = freshTarget();
  mkdirSync(deployDir);
  writeFileSync(join(deployDir, manifestFile), text);
  return readManifest(deployDir);
}

describe('a manifest', () => {
  const release = { ...releaseOf({ 'z.txt': 'zz', 'B.txt': '' }), preflight: { Allow: 'GET' } };
  const written = toManifest(release, hostFiles);
  const manifest = JSON.parse(written) as Manifest;

  it('says what a release is, without its bytes, in sorted lists', () => {
    expect(manifest.files.map(({ file, size }) => [file, size])).toEqual([
      ['.well-known/api-catalog', 2],
      ['404.html', 8],
      ['B.txt', 0],
      ['api/v1/index.json', 2],
      ['z.txt', 2],
    ]);
    expect(manifest.files.map(({ sha256 }) => sha256)).toEqual(
      manifest.files.map(({ file }) => release.files.get(file)?.sha256),
    );
    expect(manifest.routes).toEqual([...release.routes.values()].sort((a, b) => (a.path < b.path ? -1 : 1)));
    expect(manifest.redirects).toEqual([
      { from: '/a', to: '/a/' },
      { from: '/z', to: '/z/' },
    ]);
    const { version, baseUrl, notFound, bareHeaders, preflight } = manifest;
    expect({ version, baseUrl, notFound, bareHeaders, preflight }).toEqual({
      version: 1,
      baseUrl: release.baseUrl,
      notFound: release.notFound,
      bareHeaders: release.bareHeaders,
      preflight: { Allow: 'GET' },
    });
    expect(manifest.hostFiles).toEqual([
      { file: 'a.conf', sha256: 'a', size: 2 },
      { file: 'nginx/b.conf', sha256: 'b', size: 2 },
    ]);
    expect(JSON.parse(toManifest(releaseOf({})))).not.toHaveProperty('preflight');
  });

  it('has one line for each file and route, so that two compare as text', () => {
    const lines = written.split('\n');
    expect(lines.slice(0, 4)).toEqual(['{', '"version": 1,', '"baseUrl": "https://example.com",', '"files": [']);
    expect(lines.filter((line) => line.startsWith('  {"file":'))).toHaveLength(7);
    expect(lines.filter((line) => line.startsWith('  {"path":'))).toHaveLength(5);
    expect(lines.slice(-3)).toEqual([']', '}', '']);
    expect(toManifest(releaseOf({}))).toContain('"hostFiles": []\n}\n');
  });

  it('is read back', () => {
    const whole = toManifest(release);
    expect(read(whole)).toEqual(JSON.parse(whole));
  });
});

describe('a manifest that is none', () => {
  const digest = 'a'.repeat(64);
  const file = { file: 'a', sha256: digest, size: 1 };
  const variant = { when: 'always', file: 'a', headers: {} };
  const good = {
    version: 1,
    baseUrl: 'x',
    files: [file],
    routes: [{ path: '/', variants: [variant] }],
    redirects: [{ from: '/a', to: '/a/' }],
    notFound: { file: 'a', headers: {} },
    bareHeaders: {},
  };

  test.each([
    {},
    { files: [] },
    { routes: [] },
    { redirects: [] },
    { preflight: {} },
    { hostFiles: [] },
    { hostFiles: [file] },
    { later: 1 },
  ])('%j is one', (change) => {
    expect(read(JSON.stringify({ ...good, ...change }))).toBeDefined();
  });

  test.each([
    { version: 2 },
    { baseUrl: 1 },
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
    { routes: [{ path: 1, variants: [] }] },
    { routes: [{ path: '/' }] },
    { routes: [{ path: '/', variants: [{ ...variant, when: 1 }] }] },
    { routes: [{ path: '/', variants: [{ ...variant, file: 1 }] }] },
    { routes: [{ path: '/', variants: [{ ...variant, headers: [] }] }] },
    { redirects: [{ from: '/a' }] },
    { redirects: [{ to: '/a' }] },
    { redirects: 'x' },
    { notFound: { headers: {} } },
    { notFound: { file: 'a' } },
    { bareHeaders: null },
    { preflight: [] },
    { hostFiles: {} },
    { hostFiles: [{}] },
  ])('%j', (change) => {
    expect(read(JSON.stringify({ ...good, ...change }))).toBeUndefined();
  });
});
