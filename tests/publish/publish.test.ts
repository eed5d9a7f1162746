import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { defaultDeployDir, resolveTarget } from '../../src/publish/publish-target.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishRelease } from '../support/publish-release.ts';
import { publishLoop } from './child.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

const host = { file: 'nginx/site.conf', bytes: new TextEncoder().encode('server {}') };

function statsOf(folder: string): string[] {
  return listTree(folder).map(({ path, ino, mtimeMs, ctimeMs }) => `${path} ${ino} ${mtimeMs} ${ctimeMs}`);
}

function linkInPlace(out: string): void {
  rmSync(join(out, 'a.txt'));
  symlinkSync('404.html', join(out, 'a.txt'));
}

describe('publish', () => {
  test('writes the files, the host files and the manifest, and nothing beside them', async () => {
    const target = freshTarget();
    const published = await publishRelease(releaseOf({ 'a/b.txt': 'hello' }), { ...target, deployFiles: [host] });
    expect(published).toEqual({ outDir: true, deployDir: true });
    expect(readFileSync(join(target.outDir, 'a/b.txt'), 'utf8')).toBe('hello');
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
    expect(listTree(target.deployDir).map(({ path }) => path)).toEqual([manifestFile, 'nginx', 'nginx/site.conf']);
  });

  test('a new release replaces the old one: files that it lacks are gone', async () => {
    const target = freshTarget();
    await publishRelease(releaseOf({ 'old.txt': '1' }), { ...target, deployFiles: [host] });
    await publishRelease(releaseOf({ 'new.txt': '2' }), { ...target, deployFiles: [] });
    expect(existsSync(join(target.outDir, 'old.txt'))).toBe(false);
    expect(readFileSync(join(target.outDir, 'new.txt'), 'utf8')).toBe('2');
    expect(readdirSync(target.deployDir)).toEqual([manifestFile]);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  });

  test('the same release leaves every inode and time as it was', async () => {
    const target = freshTarget();
    await publishRelease(releaseOf({ 'a/b.txt': 'hello' }), { ...target, deployFiles: [host] });
    const before = [statsOf(target.outDir), statsOf(target.deployDir)];
    expect(await publishRelease(releaseOf({ 'a/b.txt': 'hello' }), { ...target, deployFiles: [host] })).toEqual({
      outDir: false,
      deployDir: false,
    });
    expect([statsOf(target.outDir), statsOf(target.deployDir)]).toEqual(before);
  });

  test('only the folder that differs is replaced', async () => {
    const target = freshTarget();
    await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [] });
    const before = statsOf(target.outDir);
    expect(await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [host] })).toEqual({
      outDir: false,
      deployDir: true,
    });
    expect(statsOf(target.outDir)).toEqual(before);
  });

  test.each([
    ['other bytes of the same size', (out: string) => writeFileSync(join(out, 'a.txt'), '2')],
    ['a link in the place of a file', linkInPlace],
    ['an extra empty folder', (out: string) => mkdirSync(join(out, 'empty'))],
    ['what a file manager left', (out: string) => writeFileSync(join(out, '.DS_Store'), 'view')],
  ])('repairs an output folder with %s', async (_, damage) => {
    const target = freshTarget();
    await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [] });
    const paths = listTree(target.outDir).map(({ path }) => path);
    damage(target.outDir);
    expect((await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [] })).outDir).toBe(true);
    expect(readFileSync(join(target.outDir, 'a.txt'), 'utf8')).toBe('1');
    expect(listTree(target.outDir).map(({ path }) => path)).toEqual(paths);
  });

  test('times are whole seconds of the past, follow the bytes, and are the same everywhere', async () => {
    const [one, two, three] = [freshTarget(), freshTarget(), freshTarget()];
    const timeOf = async (target: typeof one, text: string) => {
      await publishRelease(releaseOf({ 'a.txt': text }), { ...target, deployFiles: [] });
      return lstatSync(join(target.outDir, 'a.txt')).mtimeMs;
    };
    expect(await timeOf(one, 'x')).toBe(await timeOf(two, 'x'));
    expect(await timeOf(three, 'y')).not.toBe(await timeOf(two, 'x'));
    expect((await timeOf(one, 'x')) % 1000).toBe(0);
    // SHA-256 of "x" begins 2d711642.
    expect(await timeOf(one, 'x')).toBe((1_000_000_000 + (0x2d711642 % 2 ** 28)) * 1000);
  });

  test('a link as output folder stays a link; the folder behind it is replaced', async () => {
    const target = freshTarget();
    mkdirSync(join(target.parent, 'real'));
    symlinkSync('real', target.outDir);
    await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [] });
    expect(lstatSync(target.outDir).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(target.parent, 'real/a.txt'), 'utf8')).toBe('1');
  });

  test('refuses a path that leaves the folder, before it writes', async () => {
    const target = freshTarget();
    await expect(publishRelease(releaseOf({ '../evil.txt': '1' }), { ...target, deployFiles: [] })).rejects.toThrow(
      'not a path below',
    );
    expect(readdirSync(target.parent)).toEqual([]);
  });

  test('names that meet on disk end in an error and leave the old release', async () => {
    const target = freshTarget();
    await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [] });
    await expect(
      publishRelease(releaseOf({ 'a.txt': '2', 'a.txt/b': '3' }), { ...target, deployFiles: [] }),
    ).rejects.toThrow();
    expect(readFileSync(join(target.outDir, 'a.txt'), 'utf8')).toBe('1');
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  });
});

test.skipIf(process.platform === 'win32')('under umask 077, files are 0644 and folders 0755 all the same', async () => {
  const target = freshTarget();
  const args = [await publishLoop(), target.outDir, target.deployDir, '1', '0'];
  const child = spawnSync('sh', ['-c', 'umask 077 && exec "$@"', 'sh', process.execPath, ...args], {
    encoding: 'utf8',
  });
  expect(child.stderr).toBe('');
  for (const folder of [target.outDir, target.deployDir]) {
    const modes = listTree(folder).map(({ kind, mode }) => `${kind} ${mode.toString(8)}`);
    expect(modes.filter((mode) => mode !== 'file 644' && mode !== 'folder 755')).toEqual([]);
    expect(lstatSync(folder).mode & 0o777).toBe(0o755);
  }
});

describe('what is no folder', () => {
  test('a file, and a link that leads nowhere, are refused', async () => {
    const target = freshTarget();
    writeFileSync(target.outDir, 'a file');
    symlinkSync('nowhere', target.deployDir);
    await expect(publishRelease(releaseOf({}), { ...target, deployFiles: [] })).rejects.toThrow('must be a folder');
    await expect(
      publishRelease(releaseOf({}), { ...target, outDir: join(target.parent, 'x'), deployFiles: [] }),
    ).rejects.toThrow('nowhere');
  });
});

describe('the manifest', () => {
  test('gives the release back, lists sorted', async () => {
    const target = freshTarget();
    const release = releaseOf({ 'b.txt': 'ü', 'a.txt': '' });
    await publishRelease(release, { ...target, deployFiles: [] });
    const read = readRelease(target.outDir, target.deployDir);
    expect(read.baseUrl).toBe(release.baseUrl);
    expect(
      new Map([...read.files].map(([file, { sha256, bytes }]) => [file, [sha256, Buffer.from(bytes).toString()]])),
    ).toEqual(
      new Map([...release.files].map(([file, { sha256, bytes }]) => [file, [sha256, Buffer.from(bytes).toString()]])),
    );
    expect(read.routes).toEqual(release.routes);
    expect(read.redirects).toEqual(release.redirects);
    expect([...read.redirects.keys()]).toEqual(['/a', '/z']);
    expect(read.notFound).toEqual(release.notFound);
    expect(read.bareHeaders).toEqual(release.bareHeaders);
    expect('preflight' in read).toBe(false);
  });

  test('keeps the answer to OPTIONS, if there is one', async () => {
    const target = freshTarget();
    const preflight = { 'Access-Control-Allow-Methods': 'GET, HEAD' };
    await publishRelease({ ...releaseOf({}), preflight }, { ...target, deployFiles: [] });
    expect(readRelease(target.outDir, target.deployDir).preflight).toEqual(preflight);
  });

  test('is the same text whatever the order of the tables', async () => {
    const [one, two] = [freshTarget(), freshTarget()];
    await publishRelease(releaseOf({ 'b.txt': '1', 'a.txt': '2' }), { ...one, deployFiles: [] });
    await publishRelease(releaseOf({ 'a.txt': '2', 'b.txt': '1' }), { ...two, deployFiles: [] });
    const text = (target: typeof one) => readFileSync(join(target.deployDir, manifestFile), 'utf8');
    expect(text(one)).toBe(text(two));
    expect(JSON.parse(text(one)).files[0]).toEqual({
      file: '.well-known/api-catalog',
      sha256: expect.any(String),
      size: 2,
    });
  });

  test.each([
    ['has other bytes', (out: string) => writeFileSync(join(out, 'a.txt'), '2')],
    ['is no longer there as a file', (out: string) => rmSync(join(out, 'a.txt'))],
    ['was added', (out: string) => linkSync(join(out, 'a.txt'), join(out, 'z.txt'))],
  ])('a file that %s after the build is named', async (how, damage) => {
    const target = freshTarget();
    await publishRelease(releaseOf({ 'a.txt': '1' }), { ...target, deployFiles: [] });
    damage(target.outDir);
    expect(() => readRelease(target.outDir, target.deployDir)).toThrow(how);
  });

  test('no build, or a damaged manifest, is said plainly', async () => {
    const target = freshTarget();
    expect(() => readRelease(target.outDir, target.deployDir)).toThrow('npx gazette build');
    mkdirSync(target.deployDir);
    for (const text of ['', '{"version":', 'null', '[]', '{"version":1}', '{"version":1,"files":[{"file":"../x"}]}']) {
      writeFileSync(join(target.deployDir, manifestFile), text);
      expect(() => readRelease(target.outDir, target.deployDir)).toThrow('damaged');
    }
  });
});

test('host files go beside the output folder', () => {
  expect(defaultDeployDir('/x/dist')).toBe('/x/deploy');
  expect(defaultDeployDir('/x/site')).toBe('/x/site-deploy');
  const target = freshTarget();
  expect(resolveTarget(target.outDir)).toEqual({ outDir: target.outDir, deployDir: target.deployDir });
});
