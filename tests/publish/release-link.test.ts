import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpTarget } from '../../src/publish/clean-up-target.ts';
import { listLeftovers } from '../../src/publish/leftovers.ts';
import type { PublishFilesOptions } from '../../src/publish/publish.ts';
import {
  isLinkedTo,
  isReleaseNeeded,
  nextReleasePath,
  readReleaseLink,
  resolveTarget,
  switchReleaseLink,
} from '../../src/publish/publish-target.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { readInterruptedChanges } from '../../src/publish/swap.ts';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';

type Target = ReturnType<typeof freshTarget>;

const put = (target: Target, n: number, how: PublishFilesOptions = {}) =>
  publishRelease(generation(n), { ...target, deployFiles: [], ...how });

describe('a link of ours', () => {
  it('leads to a release beside it, by its number', () => {
    const { parent, outDir } = freshTarget();
    expect(readReleaseLink(outDir)).toBeUndefined();
    expect(nextReleasePath(outDir)).toBe('.dist.at-1');
    for (const to of [
      '.dist.at-',
      '.dist.at-x',
      '.other.at-7',
      `${parent}/.dist.at-7`,
      './.dist.at-7',
      '.dist.at-07',
      'a',
    ]) {
      symlinkSync(to, outDir);
      expect(readReleaseLink(outDir), to).toBeUndefined();
      rmSync(outDir);
    }
    symlinkSync('elsewhere', join(parent, `.dist.link-${process.pid}`));
    switchReleaseLink(outDir, '.dist.at-7');
    switchReleaseLink(outDir, '.dist.at-8');
    expect([readlinkSync(outDir), readReleaseLink(outDir), nextReleasePath(outDir)]).toEqual([
      '.dist.at-8',
      8,
      '.dist.at-9',
    ]);
    expect(readdirSync(parent)).toEqual(['dist']);
    expect([6, 7, 8, 9].map((n) => isReleaseNeeded(outDir, n))).toEqual([false, true, true, false]);
    expect(['.dist.at-8', '.dist.at-9'].map((name) => isLinkedTo(outDir, join(parent, name)))).toEqual([true, false]);
    mkdirSync(join(parent, 'x'));
    expect([readReleaseLink(join(parent, 'x')), isReleaseNeeded(join(parent, 'x'), 1)]).toEqual([undefined, false]);
  });

  it('is no link to be followed, and stays one', async () => {
    const target = freshTarget();
    await put(target, 1, { asLink: true });
    expect(resolveTarget(target.outDir)).toEqual({ outDir: target.outDir, deployDir: target.deployDir });
    await put(target, 2);
    expect([readlinkSync(target.outDir), generationIn(target.outDir)]).toEqual(['.dist.at-2', 2]);
    expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(2).files.size);
    // The one before stays for whoever has just opened it; the one before that goes.
    expect(readdirSync(target.parent)).toEqual(['.dist.at-1', '.dist.at-2', 'deploy', 'dist']);
    await put(target, 3);
    expect(readdirSync(target.parent)).toEqual(['.dist.at-2', '.dist.at-3', 'deploy', 'dist']);
    expect(generationIn(join(target.parent, '.dist.at-2'))).toBe(2);
    expect(listLeftovers(target)).toEqual([]);
  });

  it('takes the place of a folder, also of one that would stay as it is', async () => {
    const target = freshTarget();
    await put(target, 1);
    expect(await put(target, 1, { asLink: true })).toEqual({ outDir: true, deployDir: false });
    expect([readReleaseLink(target.outDir), generationIn(target.outDir)]).toEqual([1, 1]);
    expect(await put(target, 1, { asLink: true })).toEqual({ outDir: false, deployDir: false });
    expect(readdirSync(target.parent)).toEqual(['.dist.at-1', 'deploy', 'dist']);
  });

  it('is changed in its place where that is asked for', async () => {
    const target = freshTarget();
    await put(target, 1, { asLink: true });
    await put(target, 2, { inPlace: true });
    expect([readReleaseLink(target.outDir), generationIn(target.outDir)]).toEqual([1, 2]);
  });

  it('whose release is gone is turned to a new one', async () => {
    const target = freshTarget();
    await put(target, 1, { asLink: true });
    rmSync(join(target.parent, '.dist.at-1'), { recursive: true });
    await put(target, 2);
    expect([readReleaseLink(target.outDir), generationIn(target.outDir)]).toEqual([2, 2]);
  });

  it('holds no file of others', async () => {
    const target = freshTarget();
    await put(target, 1, { asLink: true });
    writeFileSync(join(target.outDir, 'mine.txt'), 'mine');
    await expect(put(target, 2)).rejects.toThrow('Gazette did not make this file');
    expect(readReleaseLink(target.outDir)).toBe(1);
  });

  it('that somebody replaced by a folder leaves nothing behind', async () => {
    const target = freshTarget();
    await put(target, 1, { asLink: true });
    rmSync(target.outDir);
    mkdirSync(join(target.parent, '.dist.link-1'));
    expect(listLeftovers(target).map(({ kind }) => kind)).toEqual(['at', 'link']);
    await cleanUpTarget(target);
    expect(readdirSync(target.parent)).toEqual(['deploy']);
    await put(target, 2);
    expect(existsSync(target.outDir)).toBe(true);
    expect(readReleaseLink(target.outDir)).toBeUndefined();
  });
});

it.each([
  ['.dist.at-2', true],
  ['.dist.at-x', false],
  ['.deploy.at-2', false],
  ['../precious', false],
  ['.dist.at-2/../precious', false],
  [7, false],
])('a journal may name %j as a release: %j', (at, isOurs) => {
  const target = freshTarget();
  const change = { folder: 'outDir', staged: '.dist.new-1', old: '.dist.old-1', at };
  writeFileSync(join(target.parent, '.dist.journal'), JSON.stringify([change]));
  expect(readInterruptedChanges(target)).toEqual(isOurs ? [change] : undefined);
});
