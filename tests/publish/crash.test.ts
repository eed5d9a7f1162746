import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { recover } from '../../src/publish/publish.ts';
import { siblingPath } from '../../src/publish/publish-target.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { createSwap } from '../../src/publish/swap.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';
import { noFiles } from './no-files.ts';

test.each(
  ['whole', 'empty', 'absent'].flatMap((journal) => [0, 1, 2, 3, 4].map((renames) => [renames, journal] as const)),
)('a swap that ended after %i of its four renames is carried through; its journal is %s', async (renames, journal) => {
  const target = freshTarget();
  const [next, old] = [freshTarget(), freshTarget()];
  await publishRelease(generation(1), { ...target, deployFiles: [] });
  await publishRelease(generation(2), { ...next, deployFiles: [] });
  const swaps = (['outDir', 'deployDir'] as const).map((folder) => createSwap(target, folder));
  const place = (name: string) => join(target.parent, name);
  for (const { folder, staged } of swaps) renameSync(next[folder], place(staged));
  const text = journal === 'whole' ? JSON.stringify(swaps) : '';
  if (journal !== 'absent') writeFileSync(siblingPath(target.outDir, 'journal'), text);
  const steps = swaps.flatMap(({ folder, staged, old }) => [
    [target[folder], place(old)],
    [place(staged), target[folder]],
  ]);
  for (const [from, to] of steps.slice(0, renames)) renameSync(from!, to!);
  expect(recover(target)).toBe(journal === 'whole');
  expect(recover(target)).toBe(false);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  // Without its journal each folder is whole, the old one or the new one, until the next build.
  expect(generationIn(target.outDir)).toBe(journal === 'whole' || renames >= 2 ? 2 : 1);
  if (journal !== 'whole') await publishRelease(generation(2), { ...target, deployFiles: [] });
  expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(2).files.size);
  expect(existsSync(old.outDir)).toBe(false);
});

test('what a build killed while staging left is removed; files of others beside dist/ are not', async () => {
  const target = freshTarget();
  await publishRelease(generation(1), { ...target, deployFiles: [] });
  mkdirSync(join(target.parent, '.dist.new-4711'));
  writeFileSync(join(target.parent, '.dist.journal-new'), '[{"fol');
  for (const name of ['.dist.note', '.distant.new-1', 'dist.new-4711']) writeFileSync(join(target.parent, name), '');
  expect(recover(target)).toBe(false);
  expect(readdirSync(target.parent)).toEqual(['.dist.note', '.distant.new-1', 'deploy', 'dist', 'dist.new-4711']);
  expect(basename(siblingPath(target.outDir, 'lock'))).toBe('.dist.lock');
});

/** Journals that no build of ours wrote, or that a disk damaged. */
const planted = (target: { parent: string }): [string, string][] => {
  const journal = (change: object, ...more: object[]) =>
    JSON.stringify([{ folder: 'outDir', staged: '.dist.new-1', old: '.dist.old-1', ...change }, ...more]);
  return [
    ['empty', ''],
    ['torn', '[{"folder":"outDir","sta'],
    ['null', 'null'],
    ['an object', '{}'],
    ['a list of nothing', '[null]'],
    ['binary', '\0\u0001'],
    ['another folder to delete', journal({ old: '../precious' })],
    ['a sibling to delete', journal({ old: 'precious' })],
    ['an absolute path', journal({ old: join(target.parent, 'precious') })],
    ['our prefix, and a path', journal({ old: '.dist.old-1/../precious' })],
    ['something else as the new site', journal({ staged: 'precious' })],
    ['a second swap', journal({}, { folder: 'deployDir', staged: '.deploy.new-1', old: '../precious' })],
    ['names of the other folder', journal({ folder: 'deployDir' })],
    ['a folder of no kind', journal({ folder: 'contentDir' })],
  ];
};

test.each(planted({ parent: '/tmp' }).map(([name]) => name))(
  'a journal that holds %s neither stops a build nor touches what is not ours',
  async (name) => {
    const target = freshTarget();
    const [, text] = planted(target).find(([known]) => known === name)!;
    mkdirSync(join(target.parent, 'precious'));
    writeFileSync(join(target.parent, 'precious/photo.jpg'), 'dear');
    await publishRelease(generation(1), { ...target, deployFiles: [] });
    writeFileSync(siblingPath(target.outDir, 'journal'), text);
    await publishRelease(generation(2), { ...target, deployFiles: [] });
    expect(generationIn(target.outDir)).toBe(2);
    expect(readFileSync(join(target.parent, 'precious/photo.jpg'), 'utf8')).toBe('dear');
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist', 'precious']);
  },
);

test.runIf(process.platform !== 'win32').each(noFiles)(
  '%s in place of a file of ours stops no build',
  async (_what, make) => {
    const target = freshTarget();
    await publishRelease(generation(1), { ...target, deployFiles: [] });
    for (const name of ['.dist.journal', '.dist.lock', '.dist.lock-1234567890', '.dist.new-1', '.deploy.new-1'])
      make(join(target.parent, name));
    rmSync(join(target.deployDir, manifestFile));
    make(join(target.deployDir, manifestFile));
    const foreign = listTree(target.deployDir).filter(({ path, kind }) => path !== manifestFile && kind === 'file');
    for (const { path } of foreign) rmSync(join(target.deployDir, path));
    await publishRelease(generation(2), { ...target, deployFiles: [] });
    expect(generationIn(target.outDir)).toBe(2);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  },
);
