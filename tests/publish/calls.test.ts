import type * as fs from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

const { calls } = vi.hoisted(() => ({ calls: new Map<string, number>() }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const counted = Object.entries(real)
    .filter(([name, member]) => name.endsWith('Sync') && typeof member === 'function')
    .map(([name, member]) => [
      name,
      (...args: unknown[]) => {
        calls.set(name, (calls.get(name) ?? 0) + 1);
        return (member as (...args: unknown[]) => unknown)(...args);
      },
    ]);
  return { ...real, ...Object.fromEntries(counted) };
});

beforeEach(() => calls.clear());

/** The calls to the file system that publishing makes for each further file of a site: new, or unchanged beside one that is not. */
async function callsPerFile(isNew: boolean): Promise<Record<string, number>> {
  const counted = async (size: number) => {
    const target = freshTarget();
    const files = Object.fromEntries(Array.from({ length: size }, (_, i) => [`f${i}.html`, `page ${i}`]));
    if (!isNew) await publishRelease(releaseOf(files), { ...target, deployFiles: [] });
    calls.clear();
    await publishRelease(releaseOf({ ...files, 'other.html': 'x' }), {
      ...target,
      deployFiles: [],
      isUntouched: () => true,
    });
    return new Map(calls);
  };
  const [few, many] = [await counted(100), await counted(200)];
  // Work that is done for each few files, as renewing the lock, is less than one.
  const perFile = [...many].map(([name, count]) => [name, Math.floor((count - (few.get(name) ?? 0)) / 100)] as const);
  return Object.fromEntries(perFile.filter(([, count]) => count > 0));
}

test('a new file is opened, written, stamped and closed, and that is all', async () => {
  expect(await callsPerFile(true)).toEqual({ openSync: 1, writeFileSync: 1, futimesSync: 1, closeSync: 1 });
});

test('an unchanged file is looked at, linked, and its old name removed', async () => {
  expect(await callsPerFile(false)).toEqual({ lstatSync: 1, linkSync: 1, unlinkSync: 1 });
});
