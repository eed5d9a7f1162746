import { describe, expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { uploadedFiles } from '../../../src/hosts/edge/uploaded-files.ts';
import { type GoogleObject, googleCloudStorage } from '../../../src/hosts/static/google-cloud-storage.ts';
import { respond } from '../../../src/http/respond.ts';
import { exampleRelease } from '../release.ts';

const release = exampleRelease();
const { files, unmet } = googleCloudStorage.emit(release, { hsts: 'max-age=63072000' });
const textOf = (name: string) => files.find(({ file }) => file === name)!.text;
const plan = JSON.parse(textOf('plan.json')) as GoogleObject[];

/** A bucket as a website (cloud.google.com/storage/docs/static-website): a model, since no emulator has that part. */
function bucket(path: string) {
  const find = (name: string) => plan.find((object) => object.name === name);
  const name = path.slice(1);
  const main = find(`${name.replace(/\/$/, '')}/index.html`.replace(/^\//, ''));
  const found = name === '' || name.endsWith('/') ? main : find(name);
  if (found) return { status: 200, ...found };
  return main ? { status: 301, location: `${path}/` } : { status: 404, ...find('404.html') };
}

const oracle = (path: string) => respond(release, { method: 'GET', path, headers: {} });

describe('Google Cloud Storage, by a model of its website', () => {
  test('every document is sent with its type, its lifetime and its bytes', () => {
    for (const path of release.routes.keys()) {
      const { status, contentType, cacheControl, file } = bucket(path) as GoogleObject & { status: number };
      const expected = oracle(path);
      expect([path, status, contentType, cacheControl]).toEqual([
        path,
        200,
        expected.headers['Content-Type'],
        expected.headers['Cache-Control'],
      ]);
      expect(Buffer.from(release.files.get(file)!.bytes).equals(Buffer.from(expected.body))).toBe(true);
    }
  });

  test('what is missing is the 404 page; a page without its slash is redirected', () => {
    expect(bucket('/none')).toMatchObject({ status: 404, file: '404.html' });
    for (const [path, location] of release.redirects)
      expect(bucket(path)).toMatchObject(location === `${path}/` ? { status: 301, location } : { status: 404 });
  });
});

test('every file is planned once, no side-car, pages last', () => {
  expect(plan.map(({ file }) => file).sort()).toEqual(
    uploadedFiles(release)
      .map(({ file }) => file)
      .sort(),
  );
  expect(plan[0]!.file).toMatch(/^assets\//);
  expect(plan.at(-1)!.file).toBe('index.html');
  expect(plan.filter(({ contentType }) => contentType === 'application/octet-stream')).toEqual([]);
});

test('the load balancer sends what all answers share, and nothing else', () => {
  const fields = textOf('response-headers.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(': ', 2) as [string, string]);
  for (const [name, value] of fields) {
    if (name === 'Strict-Transport-Security') continue;
    for (const path of [...release.routes.keys(), '/none']) expect(oracle(path).headers[name]).toContain(value);
  }
  expect(fields.map(([name]) => name)).toEqual(
    expect.arrayContaining(['X-Content-Type-Options', 'Strict-Transport-Security']),
  );
});

test('what it cannot keep is told, with the paths', () => {
  expect(unmet.map(({ capability }) => capability)).toEqual([
    'negotiation',
    'markdown-tokens',
    'canonical-links',
    'homepage-links',
    'redirects',
    'methods',
    'redirects',
  ]);
  const bare: Release = { ...release, redirects: new Map([['/about', '/about/']]) };
  const redirects = googleCloudStorage.emit(bare, {}).unmet.find(({ capability }) => capability === 'redirects');
  expect(redirects!.affected).toEqual(['/about']);
});
