import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main as attach } from '../../src/commands/attach.ts';
import { main as build } from '../../src/commands/build.ts';
import { main as check } from '../../src/commands/check.ts';
import { prepareBuildFolders } from '../../src/commands/common/build-folders.ts';
import type { Invocation } from '../../src/commands/common/invocation.ts';
import { readDeployBuild } from '../../src/commands/deploy.ts';
import { main as freeze } from '../../src/commands/release/freeze.ts';
import { main as release } from '../../src/commands/release.ts';
import { main as verify } from '../../src/commands/verify.ts';
import { sha256 } from '../../src/core/digest.ts';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { seal } from '../../src/core/seal.cjs';
import { attachManifestFile } from '../../src/publish/attachment/apply-attachment.ts';
import { buildStateSeal } from '../../src/publish/build-state.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { listTree } from '../../src/publish/tree.ts';
import { explainFailure } from '../../src/terminal/explain-failure.ts';
import { invocationOf } from '../support/invocation.ts';
import { byTurn, thoroughness } from '../support/runs.ts';

let outer: string;
let root: string;
beforeAll(async () => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-planted-')));
  root = join(outer, 'project');
  mkdirSync(join(outer, 'precious/photos'), { recursive: true });
  for (const file of ['photo.jpg', 'photos/sea.jpg', 'README.md', 'index.html', 'dist.txt'])
    writeFileSync(join(outer, 'precious', file), 'dear');
  writeFileSync(join(outer, 'precious.txt'), 'dear');
  for (const name of ['content', 'public'])
    cpSync(new URL(`../fixtures/small/${name}`, import.meta.url), join(root, name), { recursive: true });
  mkdirSync(join(root, '_site'));
  writeFileSync(join(root, '_site/index.html'), '<!doctype html><title>x</title><main><h1>x</h1></main>');
  expect(await run(build, [])).toBe(0);
});
afterAll(() => rmSync(outer, { recursive: true, force: true }));

/** Runs a command; what it throws counts as what is told of it. A bug of ours is none of the ways to end. */
async function run(main: (invocation: Invocation) => Promise<number>, args: readonly string[]): Promise<number> {
  const { invocation } = invocationOf(root, args, { now: () => Date.now() });
  try {
    return await main(invocation);
  } catch (error) {
    const { exitCode, text } = explainFailure(error, '');
    expect(exitCode, text).not.toBe(70);
    return exitCode;
  }
}

/** All that is dear: everything around the project, with bytes, modes and times. */
const dear = () =>
  listTree(outer)
    .filter(({ path }) => !path.startsWith('project/'))
    .map(({ path, kind, mode, mtimeMs, ino }) => [
      ...[path, kind, mode, ino],
      ...(kind === 'file' ? [mtimeMs, readFileSync(join(outer, path), 'utf8')] : []),
    ]);

const commands: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['check', () => run(check, [])],
  ['build', () => run(build, [])],
  ['build --in-place', () => run(build, ['--in-place', '--full'])],
  ['build --link', () => run(build, ['--link'])],
  ['deploy verify', () => run(verify, [])],
  // The steps with which preview and deploy begin.
  [
    'preview',
    () =>
      run(async () => {
        const { outDir, deployDir } = await prepareBuildFolders(join(root, 'dist'));
        readRelease(outDir, deployDir);
        return 0;
      }, []),
  ],
  [
    'deploy',
    () =>
      run(async () => {
        readDeployBuild(join(root, 'dist'));
        return 0;
      }, []),
  ],
  ['attach', () => run(attach, ['_site'])],
  ['attach --output', () => run(attach, ['_site', '--output', '_both'])],
  ['attach --detach', () => run(attach, ['_site', '--detach'])],
  ['release', () => run(release, ['--date', '2026-11-21', '--adopt'])],
  ['release freeze', () => run(freeze, [])],
];

const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
const outside = () => [
  '../precious/photo.jpg',
  join(outer, 'precious/photo.jpg'),
  '..\\precious\\photo.jpg',
  'C:\\precious\\photo.jpg',
  'linked/photo.jpg',
  'linked',
  './../precious.txt',
  'a/../../precious.txt',
  '',
  '.',
];

const change = (more: object) => ({ folder: 'outDir', staged: '.dist.new-1', old: '.dist.old-1', ...more });
const journals: readonly (readonly [string, () => string])[] = [
  ['other folders', () => JSON.stringify([change({ old: '../../precious' }), change({ staged: '../precious' })])],
  ['an absolute path', () => JSON.stringify([change({ staged: join(outer, 'precious') })])],
  ['a folder beside', () => JSON.stringify([change({ old: 'content' })])],
  ['paths that leave', () => JSON.stringify([{ folder: 'outDir', staged: '.dist.new-1', removed: outside() }])],
  [
    'paths through a link',
    () =>
      JSON.stringify([
        { folder: 'outDir', staged: '.dist.new-1', removed: ['linked/photo.jpg', 'linked/photos', 'linked'] },
      ]),
  ],
  ['a release that is a link', () => JSON.stringify([change({ at: '.dist.at-1' })])],
  ['much', () => JSON.stringify(Array.from({ length: 50_000 }, () => change({ old: '../precious' })))],
  ['depth', () => deep],
  ['no JSON', () => '[{"folder":"outDir"'],
];

/** Plants the files of somebody who means ill, wherever we read what we left. */
function plant(journal: string): void {
  const put = (file: string, text: string | Uint8Array) => {
    const path = join(root, file);
    if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path, { recursive: true });
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  };
  const link = (file: string, to: string) => {
    put(file, '');
    rmSync(join(root, file));
    symlinkSync(join(outer, to), join(root, file));
  };
  put('.dist.journal', journal);
  put('.dist.lock', JSON.stringify({ pid: 1, start: '../../precious', host: '/', space: '..' }));
  for (const name of ['.dist.journal-new', `.dist.lock-${process.pid}`, '.dist.lock-1', `.dist.link-${process.pid}`])
    link(name, 'precious.txt');
  for (const name of ['.dist.new-1', '.dist.old-1', '.dist.at-1', '.dist.at-9', '.deploy.new-1', '.deploy.old-2'])
    link(name, 'precious');
  const digest = sha256(Buffer.from('dear'));
  const files = [...outside(), 'linked/photos/sea.jpg'].map((file) => ({ file, sha256: digest, size: 4 }));
  const written = existsSync(join(root, 'deploy', manifestFile))
    ? (JSON.parse(readFileSync(join(root, 'deploy', manifestFile), 'utf8')) as object)
    : {};
  put(`deploy/${manifestFile}`, JSON.stringify({ ...written, files: files.slice(4, 6), hostFiles: files.slice(4, 6) }));
  for (const [deploy, out] of [
    ['_site-deploy', '_site'],
    ['_both-deploy', '_both'],
  ] as const) {
    const safe = ['linked/photo.jpg', 'linked/photos/sea.jpg'];
    const digests = Object.fromEntries(safe.map((file) => [file, digest]));
    put(
      `${deploy}/${attachManifestFile}`,
      JSON.stringify({ version: 1, added: digests, edited: digests, copied: safe }),
    );
    link(`${deploy}/${attachManifestFile}.tmp`, 'precious.txt');
    link(`${deploy}/nginx`, 'precious');
    mkdirSync(join(root, out), { recursive: true });
    link(`${out}/linked`, 'precious');
    link(`${out}/.${process.pid}.gazette-tmp`, 'precious.txt');
    link(`.${out}.lock-${process.pid}`, 'precious.txt');
  }
  link('dist/linked', 'precious');
  link('deploy/linked', 'precious');
  put('.cache/gazette/state-00000000-00000000.bin', seal(buildStateSeal, 'no columns at all'));
  put('.cache/gazette/state-00000001-00000000.bin', Buffer.alloc(2 ** 20, 0xff));
}

it('what somebody else put into dist/ or deploy/ stops the build, and is named with what to do', async () => {
  for (const folder of ['dist', 'deploy']) writeFileSync(join(root, folder, 'mine.txt'), 'dear');
  const { invocation, said } = invocationOf(root, ['--full'], { now: () => Date.now() });
  expect(await build(invocation)).toBe(1);
  expect(said()).toMatch(/dist\/mine\.txt.*Gazette did not make this file[\s\S]*move it/i);
  expect(said()).toMatch(/deploy\/mine\.txt.*Gazette did not make this file/);
  for (const folder of ['dist', 'deploy']) expect(readFileSync(join(root, folder, 'mine.txt'), 'utf8')).toBe('dear');
});

describe.each(journals.filter((_, n) => thoroughness === 3 || n === thoroughness))(
  'a planted journal of %s, and a manifest, state, lock and links that lead elsewhere',
  (_name, journal) => {
    it.each(byTurn(commands, 3))('make %s write and delete nothing outside of its folders', async (_command, go) => {
      const before = dear();
      plant(journal());
      await go();
      expect(dear()).toEqual(before);
    });
  },
);
