import { describe, expect, it } from 'vitest';
import { exampleRelease } from '../../hosts/release.ts';
import { releaseOf } from '../../publish/releases.ts';
import { renderManifest } from '../../support/render-manifest.ts';
import { negotiatedRelease } from './releases.ts';

const hostFiles = [
  { file: 'nginx/b.conf', size: 2, sha256: 'b' },
  { file: 'a.conf', size: 2, sha256: 'a' },
];

describe('a manifest', () => {
  const release = negotiatedRelease();
  const written = renderManifest(release, hostFiles);
  const manifest = JSON.parse(written);

  it('says what a release is, without its bytes, in sorted lists', () => {
    expect(manifest.files.map(({ file, size }: { file: string; size: number }) => [file, size])).toEqual([
      ['.well-known/api-catalog', 2],
      ['404.html', 8],
      ['B.txt', 0],
      ['a.md', 1],
      ['a/index.html', 4],
      ['api/v1/index.json', 2],
      ['b.md', 1],
      ['z.txt', 2],
    ]);
    expect(manifest.files.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(
      manifest.files.map(({ file }: { file: string }) => release.files.get(file)?.sha256),
    );
    expect(manifest.routes.map(([path]: [string]) => path)).toEqual([...release.routes.keys()].sort());
    expect(manifest.redirects).toEqual([
      ['/a', '/a/'],
      ['/z', '/z/'],
    ]);
    const { version, baseUrl, notFound, bareHeaders, preflight } = manifest;
    expect({ version, baseUrl, notFound, bareHeaders, preflight }).toEqual({
      version: 3,
      baseUrl: release.baseUrl,
      notFound: release.notFound,
      bareHeaders: release.bareHeaders,
      preflight: { Allow: 'GET' },
    });
    expect(manifest.hostFiles).toEqual([
      { file: 'a.conf', sha256: 'a', size: 2 },
      { file: 'nginx/b.conf', sha256: 'b', size: 2 },
    ]);
    expect(JSON.parse(renderManifest(releaseOf({})))).not.toHaveProperty('preflight');
  });

  it('names header fields that answers share once, and those of a body at its row', () => {
    const rows = manifest.routes.filter(([path]: [string]) => ['/a/', '/b.md', '/bare', '/none'].includes(path));
    expect(rows).toEqual([
      ['/a/', ['a/index.html', 1, '"h"', ['br', 'gzip']], ['a.md', 2, '"m"', '7', ['gzip']]],
      ['/b.md', ['b.md', 2, '"b"', '0']],
      ['/bare', ['z.txt', 3]],
      ['/none'],
    ]);
    expect(manifest.fields[2]).toEqual({
      'Content-Type': 'text/markdown; charset=utf-8',
      ETag: '',
      'x-markdown-tokens': '',
      Vary: 'Accept',
    });
  });

  it('grows by few bytes a path: no field that is shared is repeated', () => {
    const of = exampleRelease();
    const text = renderManifest(of);
    const { 'Content-Security-Policy': policy = '' } = of.bareHeaders;
    expect(text.split(JSON.stringify(policy)).length - 1).toBeLessThan(of.routes.size / 2);
    expect(JSON.parse(text).routes).toHaveLength(of.routes.size);
  });

  it('has one line for each file and route, so that two compare as text', () => {
    const lines = written.split('\n');
    expect(lines.slice(0, 4)).toEqual(['{', '"version": 3,', '"baseUrl": "https://example.com",', '"files": [']);
    expect(lines.filter((line) => line.startsWith('  {"file":'))).toHaveLength(release.files.size + 2);
    expect(lines.filter((line) => line.startsWith('  ["/'))).toHaveLength(release.routes.size + release.redirects.size);
    expect(lines.slice(-3)).toEqual([']', '}', '']);
    expect(renderManifest(releaseOf({}))).toContain('"hostFiles": []\n}\n');
  });
});
