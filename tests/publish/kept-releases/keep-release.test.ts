import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listKeptReleases } from '../../../src/publish/kept-releases/kept-releases.ts';
import { project } from './project.ts';

describe('a build that keeps releases', () => {
  it.each([
    ['staged', false],
    ['in place', true],
  ])('puts what it replaces aside, both folders of it, as second names of its files (%s)', async (_, inPlace) => {
    const { target, build, names, kept } = project();
    expect(await build(1, 9, inPlace)).toEqual({ outDir: true, deployDir: true });
    const inode = statSync(join(target.outDir, 'a.txt')).ino;
    const done = await build(2, 9, inPlace);
    expect(done).toEqual({ outDir: true, deployDir: true, kept: { name: names()[0] } });
    expect(names()).toEqual([expect.stringMatching(/^1-[0-9a-f]{12}$/)]);
    const [{ at } = { at: target }] = listKeptReleases(target);
    expect(statSync(join(at.outDir, 'a.txt')).ino).toBe(inode);
    expect(readFileSync(join(at.deployDir, 'host/x.conf'), 'utf8')).toBe('conf 1');
    expect(kept()).toEqual([1]);
    expect(readdirSync(target.parent).sort()).toEqual(['.dist.releases', 'deploy', 'dist']);
  });

  it('keeps none, and touches none, unless it is asked to', async () => {
    const { build, kept } = project();
    await build(1);
    await build(2);
    expect(await build(3, 'as they are')).toEqual({ outDir: true, deployDir: true });
    expect(kept()).toEqual([1]);
  });

  it('keeps nothing when nothing changed', async () => {
    const { build, kept } = project();
    await build(1);
    expect(await build(1)).toEqual({ outDir: false, deployDir: false });
    expect(kept()).toEqual([]);
  });

  it('removes the oldest beyond the number that is asked for', async () => {
    const { build, kept, target } = project();
    for (const n of [1, 2, 3, 4, 5]) await build(n, 2);
    expect(kept()).toEqual([3, 4]);
    await build(6, 0);
    expect(kept()).toEqual([]);
    expect(readdirSync(target.parent).sort()).toEqual(['.dist.releases', 'deploy', 'dist']);
  });

  it('never removes a release into which somebody put a file, nor what is no release', async () => {
    const { build, kept, folder, names } = project();
    await build(1);
    await build(2);
    writeFileSync(join(folder, names()[0] ?? '', 'dist/notes.txt'), 'mine');
    writeFileSync(join(folder, 'readme.txt'), 'mine');
    mkdirSync(join(folder, '7-notours'));
    mkdirSync(join(folder, '8-0123456789ab'));
    await build(3, 1);
    await build(4, 1);
    rmSync(join(folder, '8-0123456789ab'), { recursive: true });
    expect(kept()).toEqual([1, 3]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['readme.txt', '7-notours']));
  });

  it('does not keep what is not as it was built, and says which file', async () => {
    const { build, kept, target } = project();
    await build(1);
    writeFileSync(join(target.outDir, 'b/same.txt'), 'SAME');
    expect(await build(2)).toMatchObject({ kept: { unkept: 'b/same.txt' } });
    rmSync(join(target.deployDir, 'host/x.conf'));
    expect(await build(3)).toMatchObject({ kept: { unkept: 'host/x.conf' } });
    expect(kept()).toEqual([]);
  });

  it('keeps a copy that lost the times of its files, by their bytes', async () => {
    const { build, kept, target } = project();
    await build(1);
    utimesSync(join(target.outDir, 'a.txt'), 5, 5);
    await build(2);
    expect(kept()).toEqual([1]);
  });

  it('keeps a release that comes again once, behind the others', async () => {
    const { build, kept, names } = project();
    for (const n of [1, 2, 1, 2]) await build(n);
    expect(kept()).toEqual([1]);
    await build(3);
    expect(kept()).toEqual([1, 2]);
    expect(names().map((name) => name.split('-')[0])).toEqual(['3', '4']);
  });
});
