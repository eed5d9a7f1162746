import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ForeignFilesError, PublishError } from '../../../src/publish/errors.ts';
import { keptReleases } from '../../../src/publish/kept/kept.ts';
import { rollBack } from '../../../src/publish/kept/roll-back.ts';
import { publish } from '../../../src/publish/publish.ts';
import { freshTarget } from '../fresh-target.ts';
import { releaseOf } from '../releases.ts';

/** Release `n`: one file that names it, one in all, and one that odd ones alone have. */
const texts = (n: number) => ({ 'a.txt': `${n}`, 'b/same.txt': 'same', ...(n % 2 === 1 && { 'odd.txt': `${n}` }) });
const deployFiles = (n: number) => [{ file: 'host/x.conf', bytes: Buffer.from(`conf ${n % 2}`) }];

function project() {
  const target = freshTarget();
  const folder = join(target.parent, '.dist.releases');
  return {
    target,
    folder,
    build: (n: number, keep: number | 'as they are' = 9, inPlace = false) =>
      publish(releaseOf(texts(n)), {
        ...target,
        deployFiles: deployFiles(n),
        inPlace,
        ...(keep !== 'as they are' && { keep }),
      }),
    back: (name?: string) => rollBack(target, name, undefined),
    stands: () => Number(readFileSync(join(target.outDir, 'a.txt'), 'utf8')),
    kept: () => keptReleases(target).map(({ at }) => Number(readFileSync(join(at.outDir, 'a.txt'), 'utf8'))),
    names: () => keptReleases(target).map(({ name }) => name),
  };
}

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
    const [{ at } = { at: target }] = keptReleases(target);
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
    await build(3, 1);
    await build(4, 1);
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

  it('makes a release that comes again the newest, and keeps it once', async () => {
    const { build, kept, names } = project();
    for (const n of [1, 2, 1, 2]) await build(n);
    expect(kept()).toEqual([2, 1]);
    expect(names().map((name) => name.split('-')[0])).toEqual(['2', '3']);
  });
});

describe('a rollback', () => {
  it('puts the release before back, says what changed, and keeps the one that goes', async () => {
    const { build, back, stands, kept, names, target } = project();
    for (const n of [1, 2, 3]) await build(n);
    const done = await back();
    expect(stands()).toBe(2);
    expect(done.to.name).toBe(names()[1]);
    expect(done.changes).toEqual([
      { folder: 'outDir', file: 'a.txt', what: 'changed' },
      { folder: 'outDir', file: 'odd.txt', what: 'removed' },
      { folder: 'deployDir', file: 'gazette.manifest.json', what: 'changed' },
      { folder: 'deployDir', file: 'host/x.conf', what: 'changed' },
    ]);
    expect(done.kept).toEqual({ name: names()[2] });
    expect(kept()).toEqual([1, 2, 3]);
    expect(readFileSync(join(target.deployDir, 'host/x.conf'), 'utf8')).toBe('conf 0');
  });

  it('goes further back each time, and forward by name', async () => {
    const { build, back, stands, names } = project();
    for (const n of [1, 2, 3]) await build(n);
    await back();
    await back();
    expect(stands()).toBe(1);
    await expect(back()).rejects.toThrow('No earlier release is kept');
    await back(names()[2]);
    expect(stands()).toBe(3);
    expect((await back(names()[2])).changes).toEqual([]);
  });

  it('is replaced by the next build, before which it stands in the row', async () => {
    const { build, back, stands } = project();
    for (const n of [1, 2, 3]) await build(n);
    await back();
    await build(4);
    expect(stands()).toBe(4);
    await back();
    expect(stands()).toBe(2);
  });

  it('leaves files of others where they are, and the release that stands', async () => {
    const { build, back, stands, target } = project();
    await build(1);
    await build(2);
    writeFileSync(join(target.outDir, 'mine.txt'), 'mine');
    await expect(back()).rejects.toBeInstanceOf(ForeignFilesError);
    expect([stands(), readFileSync(join(target.outDir, 'mine.txt'), 'utf8')]).toEqual([2, 'mine']);
  });

  it('shares no inode with what is kept that anybody would write into', async () => {
    const { build, back, kept, target } = project();
    await build(1);
    await build(2);
    await back();
    writeFileSync(join(target.outDir, 'a.txt'), '7');
    expect(kept()[0]).toBe(1);
  });

  it.each<[string, string, (file: string) => void]>([
    ['a byte that changed', 'dist/a.txt (changed)', (file) => writeFileSync(file, '8')],
    ['a file that is gone', 'dist/a.txt (missing)', (file) => rmSync(file)],
    [
      'a folder in its place',
      'dist/a.txt (other-kind)',
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])('refuses %s, and changes nothing', async (_, told, damage) => {
    const { build, back, stands, target } = project();
    await build(1);
    await build(2);
    damage(join(keptReleases(target)[0]?.at.outDir ?? '', 'a.txt'));
    await expect(back()).rejects.toThrow(told);
    expect(stands()).toBe(2);
  });

  it('refuses a manifest that is not the one of its name, or names a file twice', async () => {
    const { build, back, stands, target, folder } = project();
    await build(1);
    await build(2);
    const [{ at, name } = { at: target, name: '' }] = keptReleases(target);
    const manifest = join(at.deployDir, 'gazette.manifest.json');
    const text = readFileSync(manifest, 'utf8');
    rmSync(manifest);
    writeFileSync(manifest, text.replace('https://example.com', 'https://example.org'));
    await expect(back(name)).rejects.toThrow(PublishError);
    writeFileSync(
      manifest,
      text.replace('"files": [', `"files": [\n{"file":"a.txt","sha256":"${'0'.repeat(64)}","size":1},`),
    );
    await expect(back(name)).rejects.toThrow('missing or damaged');
    rmSync(manifest);
    await expect(back(name)).rejects.toThrow('missing or damaged');
    expect(stands()).toBe(2);
    expect(readdirSync(dirname(folder))).toContain('dist');
  });

  it('finds a release by its whole name alone', async () => {
    const { build, back, target } = project();
    await build(1);
    await build(2);
    linkSync(join(target.outDir, 'a.txt'), join(target.parent, 'x'));
    await expect(back('../x')).rejects.toThrow('No release ../x is kept');
    await expect(back('1')).rejects.toThrow('--list');
  });
});
