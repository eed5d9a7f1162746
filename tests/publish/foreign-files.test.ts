import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import type { Problem } from '../../src/core/problem.ts';
import { ForeignFilesError } from '../../src/publish/errors.ts';
import { fileTime } from '../../src/publish/file-time.ts';
import { findForeignFiles } from '../../src/publish/foreign-files.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

type Target = ReturnType<typeof freshTarget>;

const host = { file: 'nginx/site.conf', bytes: new TextEncoder().encode('server {}') };
const put = (target: Target, text: string, inPlace = false) =>
  publishRelease(releaseOf({ 'a.txt': text, 'pages/b.html': text }), {
    ...target,
    inPlace,
    deployFiles: [host, { file: 'nginx/text', bytes: new TextEncoder().encode(text) }],
  });

/** The problems with which publishing a changed release stops; it must leave every file as it stands. */
async function refused(target: Target): Promise<readonly Problem[]> {
  const before = everything(target);
  const failure = (inPlace: boolean) => put(target, 'changed', inPlace).catch((error: unknown) => error);
  const [staged, inPlace] = [await failure(false), await failure(true)];
  expect(staged).toBeInstanceOf(ForeignFilesError);
  expect(inPlace).toEqual(staged);
  expect(everything(target)).toEqual(before);
  return (staged as ForeignFilesError).problems;
}

function everything({ parent }: Target): string[] {
  return listTree(parent).map(
    ({ path, kind, ino }) => `${path} ${ino} ${kind === 'file' ? readFileSync(join(parent, path), 'utf8') : kind}`,
  );
}

const files = (problems: readonly Problem[]) => problems.map(({ code, at }) => `${code} ${at?.file}`);

test.each(['outDir', 'deployDir'] as const)(
  'a file of others in the %s stops the build and is named',
  async (folder) => {
    const target = freshTarget();
    await put(target, '1');
    writeFileSync(join(target[folder], 'notes.txt'), 'mine');
    mkdirSync(join(target[folder], '.git'));
    writeFileSync(join(target[folder], '.git/HEAD'), 'mine');
    symlinkSync('notes.txt', join(target[folder], 'link'));
    const problems = await refused(target);
    expect(files(problems)).toEqual(
      ['.git/HEAD', 'link', 'notes.txt'].map((name) => `output-foreign ${join(target[folder], name)}`),
    );
    expect(problems[0]!.hint).toContain(folder === 'outDir' ? 'public/' : 'delete it');
  },
);

test('the first build into a folder that is not empty stops; into an empty one it does not', async () => {
  const target = freshTarget();
  mkdirSync(target.outDir);
  writeFileSync(join(target.outDir, '404.html'), 'my own page');
  expect(files(await refused(target))).toEqual([`output-foreign ${join(target.outDir, '404.html')}`]);
  rmSync(join(target.outDir, '404.html'));
  expect(await put(target, '1')).toEqual({ outDir: true, deployDir: true });
});

test.each([
  [20, 20, 'Gazette did not make this file, and publishing would delete it.'],
  [21, 21, '1 more files in this folder are not made by Gazette.'],
  [1000, 21, '980 more files in this folder are not made by Gazette.'],
])('of %i files some are named, and the rest is counted', async (count, problems, message) => {
  const target = freshTarget();
  mkdirSync(target.outDir);
  for (let n = 0; n < count; n++) writeFileSync(join(target.outDir, `${n}.jpg`), 'dear');
  const found = await refused(target);
  expect([found.length, found.at(-1)!.message]).toEqual([problems, message]);
});

test.each([
  [200, false],
  [201, true],
])('of %i files of ours the manifest is read: %s', (count, isRead) => {
  const { parent } = freshTarget();
  const time = fileTime(sha256('x'));
  for (let n = 0; n < count; n++) {
    writeFileSync(join(parent, `${n}`), 'x');
    utimesSync(join(parent, `${n}`), time, time);
  }
  let wasRead = false;
  const listed = () => {
    wasRead = true;
    return new Set<string>();
  };
  expect([findForeignFiles(parent, listTree(parent), listed, []), wasRead]).toEqual([[], isRead]);
});

test('files of ours that were edited by hand are replaced', async () => {
  const target = freshTarget();
  await put(target, '1');
  writeFileSync(join(target.outDir, 'a.txt'), 'edited');
  writeFileSync(join(target.deployDir, 'nginx/site.conf'), 'edited');
  expect(await put(target, '2')).toEqual({ outDir: true, deployDir: true });
  expect(readFileSync(join(target.outDir, 'a.txt'), 'utf8')).toBe('2');
});

test('what file managers leave is dropped', async () => {
  const target = freshTarget();
  await put(target, '1');
  for (const name of ['.DS_Store', 'pages/Thumbs.db']) writeFileSync(join(target.outDir, name), 'view');
  await put(target, '2');
  expect(readdirSync(join(target.outDir, 'pages'))).toEqual(['b.html']);
});

const edit = (change: (text: string) => string) => (file: string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

test.each<[string, (file: string) => void]>([
  ['empty', edit(() => '')],
  ['torn', edit((text) => text.slice(0, -30))],
  ['gone', (file) => rmSync(file, { force: true })],
  ['of an older version', edit((text) => text.replace(/,\n"hostFiles"[^\]]*\]/, ''))],
  ['of a later version', edit((text) => text.replace('"version": 2', '"version": 3'))],
  ['of another kind', edit(() => '[]')],
])('a manifest that is %s blocks nobody: our files are known by their times', async (_, damage) => {
  const target = freshTarget();
  const manifest = join(target.deployDir, manifestFile);
  await put(target, '1');
  damage(manifest);
  expect(await put(target, '2')).toEqual({ outDir: true, deployDir: true });
  // … and the file of somebody else is still found without it.
  damage(manifest);
  writeFileSync(join(target.outDir, 'notes.txt'), 'mine');
  utimesSync(join(target.outDir, 'notes.txt'), 1_100_000_000, 1_100_000_000);
  expect(files(await refused(target))).toEqual([`output-foreign ${join(target.outDir, 'notes.txt')}`]);
});

test.each([1, 3])('files whose times were lost are ours if a manifest of version %i lists them', async (version) => {
  const target = freshTarget();
  const manifest = join(target.deployDir, manifestFile);
  await put(target, '1');
  for (const folder of [target.outDir, target.deployDir])
    for (const { kind, path } of listTree(folder)) if (kind === 'file') utimesSync(join(folder, path), 1, 1);
  edit((text) => text.replace('"version": 2', `"version": ${version}`))(manifest);
  expect(await put(target, '2')).toEqual({ outDir: true, deployDir: true });
});
