import { describe, expect, test } from 'vitest';
import type { Release, ReleaseFile } from '../../src/core/release.ts';
import { hosts } from '../../src/hosts/index.ts';
import { maxFilesPerFolder } from '../../src/hosts/limits.ts';
import { sampleRelease } from '../http/sample-release.ts';

/** The sample with that many files more, none of which is large but the first. */
function withFiles(count: number, bytes = 1, folder = (i: number) => `f${i % 1000}`): Release {
  const files = new Map<string, ReleaseFile>(sampleRelease.files);
  const [one] = sampleRelease.files.values();
  for (let i = 0; i < count; i++) {
    const file = `${folder(i)}/${i}.txt`;
    files.set(file, { ...one!, file, size: i === 0 ? bytes : 1 });
  }
  return { ...sampleRelease, files };
}

const emitted = (name: string, release: Release) => hosts.find((host) => host.name === name)!.emit(release, {});
const own = sampleRelease.files.size;
const megabyte = 1024 * 1024;

describe('limits are told with the figure', () => {
  test.each([
    ['cloudflare', 'files', 100_000, 100_001],
    ['cloudflare-pages', 'files', 100_000, 100_001],
    ['gitlab-pages', 'files', 200_000, 200_001],
  ])('%s: %s', (name, limit, allowed, got) => {
    expect(emitted(name, withFiles(allowed - own)).exceeded).toEqual([]);
    expect(emitted(name, withFiles(got - own)).exceeded).toEqual([{ limit, allowed, got }]);
  });

  test.each([
    ['cloudflare', 25 * megabyte],
    ['cloudflare-pages', 25 * megabyte],
    ['firebase', 2_000_000_000],
  ])('%s: bytes in one file', (name, allowed) => {
    expect(emitted(name, withFiles(1, allowed)).exceeded).toEqual([]);
    expect(emitted(name, withFiles(1, allowed + 1)).exceeded).toEqual([
      { limit: 'bytes in one file', allowed, got: allowed + 1 },
    ]);
  });

  test('netlify: files in one folder, however many there are in all', () => {
    const flat = (count: number) =>
      emitted(
        'netlify',
        withFiles(count, 1, () => 'flat'),
      ).exceeded;
    expect(flat(54_000)).toEqual([]);
    expect(flat(54_001)).toEqual([{ limit: 'files in one folder', allowed: 54_000, got: 54_001 }]);
    expect(emitted('netlify', withFiles(60_000)).exceeded).toEqual([]);
    expect(maxFilesPerFolder([])).toBe(0);
  });
});

describe('limits of a smaller plan are told with the plan that takes more', () => {
  test.each([
    ['cloudflare', 'files on Workers Free', 'Workers Paid takes 100,000.'],
    ['cloudflare-pages', 'files on Pages Free', 'A paid plan takes 100,000.'],
  ])('%s: 20,000 files', (name, limit, hint) => {
    expect(emitted(name, withFiles(20_000 - own)).plans).toEqual([]);
    const { plans, exceeded } = emitted(name, withFiles(20_001 - own));
    expect(plans).toEqual([{ limit, allowed: 20_000, got: 20_001, hint }]);
    expect(exceeded).toEqual([]);
  });

  test('vercel and firebase: bytes of all files', () => {
    const told = (name: string, bytes: number) =>
      emitted(name, withFiles(1, bytes)).plans?.map(({ limit, allowed }) => [limit, allowed]);
    expect(told('vercel', 99 * megabyte)).toEqual([]);
    expect(told('vercel', 100 * megabyte)).toEqual([['bytes of all files on Hobby', 100 * megabyte]]);
    expect(told('vercel', 1024 * megabyte)).toEqual([
      ['bytes of all files on Hobby', 100 * megabyte],
      ['bytes of all files on Pro', 1024 * megabyte],
    ]);
    expect(told('firebase', 9_999_000_000)).toEqual([]);
    expect(told('firebase', 10_000_000_000)).toEqual([['bytes of all files on Spark', 10_000_000_000]]);
  });
});
