import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ForeignFilesError, PublishError } from '../../../src/publish/errors.ts';
import { listKeptReleases } from '../../../src/publish/kept-releases/kept-releases.ts';
import { project } from './project.ts';

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
    expect((await back()).kept).toEqual({ name: names()[1] });
    expect(stands()).toBe(1);
    await expect(back()).rejects.toThrow('No earlier release is kept');
    await back(names()[2]);
    expect(stands()).toBe(3);
    expect(await back(names()[2])).toMatchObject({ changes: [], kept: undefined });
  });

  it('is replaced by the next build, before which it stands in the row', async () => {
    const { build, back, stands } = project();
    for (const n of [1, 2, 3]) await build(n);
    await back();
    expect(await build(4)).toMatchObject({ kept: { name: expect.stringMatching(/^4-/) } });
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
    damage(join(listKeptReleases(target)[0]?.at.outDir ?? '', 'a.txt'));
    await expect(back()).rejects.toThrow(told);
    expect(stands()).toBe(2);
  });

  it('refuses a manifest that is not the one of its name, or names a file twice', async () => {
    const { build, back, stands, target, folder } = project();
    await build(1);
    await build(2);
    const [{ at, name } = { at: target, name: '' }] = listKeptReleases(target);
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

  it('names a damaged host file by its folder', async () => {
    const { build, back, target } = project();
    await build(1);
    await build(2);
    rmSync(join(listKeptReleases(target)[0]?.at.deployDir ?? '', 'host/x.conf'));
    await expect(back()).rejects.toThrow(/ it is not what was built: deploy\/host\/x\.conf \(missing\)\.$/);
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

it('a rollback names five files that differ, of both folders, and counts the rest; files beside them say nothing', async () => {
  const { build, back, target, stands } = project();
  await build(1);
  await build(2);
  const [{ at } = { at: target }] = listKeptReleases(target);
  writeFileSync(join(at.outDir, '.DS_Store'), '');
  writeFileSync(join(at.deployDir, 'host/notes'), '');
  await back();
  expect(stands()).toBe(1);
  await build(2);
  const newest = listKeptReleases(target).at(-1)?.at ?? target;
  for (const file of ['404.html', 'a.txt', 'api/v1/index.json', 'b/same.txt', 'odd.txt'])
    rmSync(join(newest.outDir, file));
  rmSync(join(newest.deployDir, 'host/x.conf'));
  await expect(back()).rejects.toThrow(/dist\/404\.html \(missing\), .*dist\/odd\.txt \(missing\) and 1 more file\.$/);
});
