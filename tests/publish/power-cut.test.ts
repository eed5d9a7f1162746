import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recover, withLock } from '../../src/publish/publish.ts';
import { resolveTarget } from '../../src/publish/publish-target.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishRelease } from '../support/publish-release.ts';
import { thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { afterPowerCut, disks, heldBy } from './disk-image.ts';
import { freshTarget } from './fresh-target.ts';
import { type Inode, inode, recording, stopRecording } from './recording-fs.ts';
import { releaseOf } from './releases.ts';

vi.mock('node:fs', async (original) => (await import('./recording-fs.ts')).recordingFs(await original()));
vi.mock('node:fs/promises', async (original) =>
  (await import('./recording-fs.ts')).recordingPromises(await original()),
);
const { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } =
  await vi.importActual<typeof import('node:fs')>('node:fs');

beforeEach(() => {
  stopRecording();
  // A torn lock is waited for, up to a second: nobody is there who would write it.
  vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
});

type Target = ReturnType<typeof freshTarget>;

/** Every so many-th moment is tried, so many times on each disk. */
const [step, times] = thoroughness === 3 ? [1, 6] : [13, 1];

/** Release number n: files that name it, files that stay as they are, and a name that is now a file and now a folder. */
const put = (target: Target, n: number, how: How = {}) =>
  publishRelease(
    releaseOf({
      'a.txt': `${n}`,
      'pages/b.html': `${n}`.repeat(5000),
      'same/d': 'same',
      ...(n % 2 === 1 ? { turn: 'file', 'odd/x.css': 'x' } : { 'turn/y.md': `${n}` }),
    }),
    { ...target, deployFiles: [{ file: 'host.conf', bytes: Buffer.from(`${n}`) }], ...how },
  );

/** The content of a real disk below a folder, as inodes. */
function read(path: string): Inode {
  const stat = lstatSync(path);
  const one = inode(stat.isDirectory(), stat.mode & 0o777);
  one.time = stat.mtimeMs / 1000;
  if (!one.entries) one.data = readFileSync(path);
  else for (const name of readdirSync(path)) one.entries.set(name, read(`${path}/${name}`));
  return one;
}

function write(path: string, one: Inode): void {
  if (one.entries) {
    mkdirSync(path, { recursive: true });
    for (const [name, below] of one.entries) write(`${path}/${name}`, below);
    chmodSync(path, one.mode);
    return;
  }
  writeFileSync(path, one.data, { mode: one.mode });
  chmodSync(path, one.mode);
  utimesSync(path, one.time, one.time);
}

/** Everything of both folders, and the names beside them: bytes, modes, times. */
const everything = (target: Target) => [
  readdirSync(target.parent),
  ...[target.outDir, target.deployDir].map((folder) =>
    listTree(folder).map(({ path, kind, mode, mtimeMs }) => [
      path,
      mode,
      kind === 'file' && [mtimeMs, readFileSync(`${folder}/${path}`, 'utf8')],
    ]),
  ),
];

async function clean(n: number): Promise<unknown> {
  const target = freshTarget();
  await put(target, n);
  return everything(target);
}

/** Runs the next command, on a machine that was started again. */
function recovered(target: Target): Promise<boolean> {
  const lock = `${target.parent}/.dist.lock`;
  const text = readdirSync(target.parent).includes('.dist.lock') ? readFileSync(lock, 'utf8') : '';
  if (text) writeFileSync(lock, text.replace(/"start":"[^"]*"/, '"start":"before:1"'));
  return withLock(resolveTarget(target.outDir), undefined, () => recover(resolveTarget(target.outDir)));
}

interface How {
  readonly inPlace?: boolean;
  readonly isDurable?: boolean;
}

describe.each<[string, How]>([
  ['staged, bytes synced', { isDurable: true }],
  ['staged, bytes left to the system', {}],
  ['in place, bytes synced', { inPlace: true, isDurable: true }],
  ['in place, bytes left to the system', { inPlace: true }],
])('a power cut at any moment of a build, %s,', (mode, how) => {
  test.each(disks)('on a disk that forgets (%s), is recovered from, and the next build heals all', async (disk) => {
    const target = freshTarget();
    await put(target, 1);
    const tree = read(target.parent);
    const held = heldBy(tree);
    Object.assign(recording, { root: target.parent, tree, calls: [], descriptors: new Map() });
    await put(target, 2, how);
    const { calls } = recording;
    stopRecording();
    const [old, next, after] = [await clean(1), await clean(2), await clean(3)];
    expect(everything(target)).toEqual(next);
    expect(calls.length).toBeGreaterThan(50);
    const random = seeded(15);
    // Names alone say which release stands there; whole it is for certain where its bytes were waited for. In place the
    // files of one release are many names, whose order only a journal keeps.
    const isWhole = how.isDurable === true && (!how.inPlace || disk === 'ordered');
    const seen = { old: 0, new: 0, mixed: 0 };
    for (let cut = calls.length; cut >= 0; cut -= step)
      for (let time = 0; time < times; time++) {
        const cutOff = freshTarget();
        write(cutOff.parent, afterPowerCut(tree, held, calls, cut, disk, random));
        await recovered(cutOff);
        const found = JSON.stringify(everything(cutOff));
        const is = found === JSON.stringify(old) ? 'old' : found === JSON.stringify(next) ? 'new' : 'mixed';
        seen[is]++;
        if (isWhole) expect(is, `cut before call ${cut} of ${calls.length}`).not.toBe('mixed');
        await put(cutOff, 3);
        expect(everything(cutOff), `cut before call ${cut} of ${calls.length}`).toEqual(after);
        rmSync(cutOff.parent, { recursive: true });
      }
    expect(seen.old).toBeGreaterThan(0);
    expect(isWhole ? seen.new : seen.new + seen.mixed).toBeGreaterThan(0);
    if (thoroughness === 3) console.log(`${mode}, ${disk}:`, seen);
  });
});
