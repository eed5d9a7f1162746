import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ReleaseFile } from '../../../src/core/release.ts';
import { cloudflare } from '../../../src/hosts/edge/cloudflare.ts';
import { checkCodeSize } from '../../../src/hosts/edge/host-program.ts';
import { vercel } from '../../../src/hosts/edge/vercel.ts';
import { sampleRelease } from '../../http/sample-release.ts';

test('code is measured after compression', () => {
  expect(checkCodeSize('x', 100, 'a'.repeat(100))).toEqual([]);
  expect(checkCodeSize('x', 100, 'a'.repeat(10_000))).toEqual([]);
  expect(checkCodeSize('x', 100, randomBytes(1000).toString('hex'))).toEqual([
    { limit: 'x, after compression', allowed: 100, got: expect.any(Number) },
  ]);
});

test('Cloudflare takes 100,000 files of at most 25 MiB', () => {
  const file: ReleaseFile = { file: 'x', size: 26_214_401, bytes: new Uint8Array(), sha256: '0'.repeat(64) };
  const files = new Map(sampleRelease.files);
  for (let i = 0; files.size < 100_001; i++) files.set(`x${i}`, { ...file, file: `x${i}` });
  expect(cloudflare.emit({ ...sampleRelease, files }, {}).exceeded).toEqual([
    { limit: 'files', allowed: 100_000, got: 100_001 },
    { limit: 'bytes in one file', allowed: 26_214_400, got: 26_214_401 },
  ]);
});

// Only paths that fit no shape have rows: such as those with a dot in front.
test('Vercel takes a middleware of 4 MiB', () => {
  const { variants } = sampleRelease.routes.get('/auth.md')!;
  const path = () => `/.${randomBytes(800).toString('base64url')}`;
  const routes = new Map(Array.from({ length: 5500 }, path).map((path) => [path, { path, variants }]));
  expect(vercel.emit({ ...sampleRelease, routes }, {}).exceeded).toMatchObject([{ allowed: 4_194_304 }]);
});
