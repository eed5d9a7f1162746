import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recover } from '../../src/publish/publish.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishRelease } from '../support/publish-release.ts';
import { runs } from '../support/runs.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

type Target = ReturnType<typeof freshTarget>;
type Texts = Readonly<Record<string, string>>;

const put = (target: Target, texts: Texts, deployTexts: Texts = {}, inPlace = false) =>
  publishRelease(releaseOf(texts), {
    ...target,
    deployFiles: Object.entries(deployTexts).map(([file, text]) => ({ file, bytes: Buffer.from(text) })),
    inPlace,
  });

/** Bytes, modes, times of files, empty folders, and the folder itself. */
function everything(target: Target): string[] {
  const roots = readdirSync(target.parent).map((name) => `${name} ${statSync(join(target.parent, name)).mode}`);
  const below = listTree(target.parent).map(({ path, kind, mode, mtimeMs }) =>
    kind === 'file'
      ? `${path} ${mode} ${mtimeMs} ${readFileSync(join(target.parent, path), 'utf8')}`
      : `${path} ${kind} ${mode}`,
  );
  return [...roots, ...below];
}

/** Few names, so that files and folders of two trees meet, and change places. */
const tree = fc
  .dictionary(
    fc
      .array(fc.constantFrom('a', 'b', 'c.html', 'c.md', 'd-e'), { minLength: 1, maxLength: 3 })
      .map((names) => names.join('/')),
    fc.constantFrom('', 'x', '#!x', 'longer'),
    { maxKeys: 8 },
  )
  .map((texts) => {
    const paths = Object.keys(texts);
    const isFree = (path: string) => !paths.some((other) => other.startsWith(`${path}/`));
    return Object.fromEntries(Object.entries(texts).filter(([path]) => isFree(path)));
  });

/** Damage that a folder may have taken since it was published. */
const damage = fc.constantFrom<((root: string) => void)[]>(
  (_root) => {},
  (root) => mkdirSync(join(root, 'empty/below'), { recursive: true }),
  (root) => chmodSync(root, 0o700),
  (root) => writeFileSync(join(root, '404.html'), 'NOT here'),
  (root) => chmodSync(join(root, '404.html'), 0o600),
  (root) => utimesSync(join(root, '404.html'), 1, 1),
  (root) => chmodSync(join(root, 'api/v1'), 0o700),
  (root) => writeFileSync(join(root, 'api/.DS_Store'), 'view'),
);

test('whatever stood there, in place, staged and into nothing give equal trees', async () => {
  await fc.assert(
    fc.asyncProperty(tree, tree, tree, tree, damage, async (old, oldDeploy, next, nextDeploy, spoil) => {
      const trees: string[][] = [];
      for (const inPlace of [true, false]) {
        const target = freshTarget();
        await put(target, old, oldDeploy);
        spoil(target.outDir);
        const { outDir } = await put(target, { ...next, 'new.txt': 'new' }, nextDeploy, inPlace);
        expect(outDir).toBe(true);
        trees.push(everything(target));
      }
      const clean = freshTarget();
      await put(clean, { ...next, 'new.txt': 'new' }, nextDeploy);
      expect(trees).toEqual([everything(clean), everything(clean)]);
    }),
    { numRuns: runs(60) },
  );
});

test('the same release leaves every inode and time as it was', async () => {
  const target = freshTarget();
  await put(target, { 'a/b': '1' }, { c: '1' });
  const stats = () => listTree(target.parent).map(({ path, ino, ctimeMs }) => `${path} ${ino} ${ctimeMs}`);
  const before = stats();
  expect(await put(target, { 'a/b': '1' }, { c: '1' }, true)).toEqual({ outDir: false, deployDir: false });
  expect(stats()).toEqual(before);
});

test('the folders stay the ones that they are', async () => {
  const target = freshTarget();
  await put(target, { 'a/b': '1', 'gone/c': '1' });
  const inodes = () => ['dist', 'dist/a', 'deploy'].map((name) => statSync(join(target.parent, name)).ino);
  const before = inodes();
  await put(target, { 'a/b': '2', 'a/new/d': '1' }, {}, true);
  expect(inodes()).toEqual(before);
  expect(listTree(target.outDir).map(({ path }) => path)).not.toContain('gone');
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
});

describe('a journal of single files', () => {
  /** A killed build in place: its files stand beside, and its journal says what goes. */
  async function killed(removed: readonly string[], staged: (folder: string) => void): Promise<Target> {
    const target = freshTarget();
    await put(target, { 'a.txt': '1', 'b/c.txt': '1' });
    mkdirSync(join(target.parent, 'precious'));
    writeFileSync(join(target.parent, 'precious/photo.jpg'), 'dear');
    mkdirSync(join(target.parent, '.dist.new-1'));
    staged(join(target.parent, '.dist.new-1'));
    const journal = JSON.stringify([{ folder: 'outDir', staged: '.dist.new-1', removed }]);
    writeFileSync(join(target.parent, '.dist.journal'), journal);
    return target;
  }
  const precious = (target: Target) => [
    readdirSync(join(target.parent, 'precious')),
    readFileSync(join(target.parent, 'precious/photo.jpg'), 'utf8'),
  ];
  const nothing = () => {};

  test('is carried through: what is staged moves in, what is listed goes, with the folder that gets empty', async () => {
    const target = await killed(['b', 'b/c.txt', 'no/longer/there'], (folder) => {
      mkdirSync(join(folder, 'new'));
      writeFileSync(join(folder, 'new/d.txt'), '2');
      writeFileSync(join(folder, 'a.txt'), '2');
    });
    expect(recover(target)).toBe(true);
    expect(recover(target)).toBe(false);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist', 'precious']);
    expect(readFileSync(join(target.outDir, 'a.txt'), 'utf8')).toBe('2');
    expect(readFileSync(join(target.outDir, 'new/d.txt'), 'utf8')).toBe('2');
    expect(readdirSync(target.outDir)).not.toContain('b');
  });

  test.each([['../precious'], ['../precious/photo.jpg'], ['b/../../precious/photo.jpg'], ['/'], ['']])(
    'that names %j is nobody’s, and takes nothing away',
    async (path) => {
      const target = await killed(['a.txt', path], (folder) => writeFileSync(join(folder, 'a.txt'), '2'));
      expect(recover(target)).toBe(false);
      expect(readFileSync(join(target.outDir, 'a.txt'), 'utf8')).toBe('1');
      expect(precious(target)).toEqual([['photo.jpg'], 'dear']);
      expect(readdirSync(target.parent)).toEqual(['deploy', 'dist', 'precious']);
    },
  );

  test('leads through no link out of the folder, neither what goes nor what comes', async () => {
    const target = await killed(['b/photo.jpg', 'link/photo.jpg'], (folder) => {
      mkdirSync(join(folder, 'link'));
      writeFileSync(join(folder, 'link/photo.jpg'), 'planted');
      symlinkSync('../../precious/photo.jpg', join(folder, 'not-a-file'));
    });
    symlinkSync('../precious', join(target.outDir, 'link'));
    renameSync(join(target.outDir, 'b'), join(target.outDir, 'was-b'));
    symlinkSync('../precious', join(target.outDir, 'b'));
    expect(recover(target)).toBe(true);
    expect(precious(target)).toEqual([['photo.jpg'], 'dear']);
    expect(readFileSync(join(target.outDir, 'link/photo.jpg'), 'utf8')).toBe('planted');
    expect(readdirSync(target.outDir)).not.toContain('not-a-file');
  });

  test('takes no folder away that somebody put something into', async () => {
    const target = await killed(['b', 'b/c.txt'], nothing);
    writeFileSync(join(target.outDir, 'b/mine.txt'), 'mine');
    expect(recover(target)).toBe(true);
    expect(readdirSync(join(target.outDir, 'b'))).toEqual(['mine.txt']);
  });

  test('makes the folder anew when that is gone, and does without what was staged when that is', async () => {
    const gone = await killed(['b', 'b/c.txt'], (folder) => writeFileSync(join(folder, 'a.txt'), '2'));
    renameSync(gone.outDir, join(gone.parent, 'elsewhere'));
    expect(recover(gone)).toBe(true);
    expect(readdirSync(gone.outDir)).toEqual(['a.txt']);
    const unstaged = await killed(['b/c.txt'], nothing);
    renameSync(join(unstaged.parent, '.dist.new-1'), join(unstaged.parent, 'elsewhere'));
    expect(recover(unstaged)).toBe(true);
    expect(readdirSync(join(unstaged.outDir, 'b'))).toEqual([]);
  });
});
