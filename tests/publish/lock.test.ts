import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LockError } from '../../src/publish/errors.ts';
import { acquireLock, assertUnlocked, lockLeaseMs } from '../../src/publish/lock.ts';
import { processStart } from '../../src/publish/process-start.ts';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { generation } from './generation.ts';
import { noFiles } from './no-files.ts';

// Nobody is there to be waited for, but where a test plays the other process.
beforeEach(() => void vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out'));
afterEach(() => void vi.restoreAllMocks());

function withLockFile(content: unknown): { outDir: string; file: string; parent: string } {
  const { outDir, parent } = freshTarget();
  const file = join(parent, '.dist.lock');
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content)}\n`);
  return { outDir, file, parent };
}

test('a lock keeps others out until it is released, and names its holder', () => {
  const { outDir, parent } = freshTarget();
  const lock = acquireLock(outDir);
  expect(() => acquireLock(outDir)).toThrow(LockError);
  expect(() => acquireLock(outDir)).toThrow(`Process ${process.pid}`);
  lock.assertHeld();
  lock.release();
  acquireLock(outDir).release();
  expect(readdirSync(parent)).toEqual([]);
});

test('a lock of a dead process is taken over', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const { outDir, file, parent } = withLockFile({ pid: dead, start: '', host: hostname() });
  const lock = acquireLock(outDir);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
  expect(readdirSync(parent)).toEqual(['.dist.lock']);
  lock.release();
});

test.runIf(existsSync('/proc/self/stat'))('a process id that was given to another process is no holder', () => {
  const { outDir } = withLockFile({ pid: process.pid, start: 'another boot:1', host: hostname() });
  acquireLock(outDir).release();
  const held = withLockFile({ pid: process.pid, start: processStart(process.pid), host: hostname() });
  expect(() => acquireLock(held.outDir)).toThrow(LockError);
});

describe('a lock of another machine, or of a container with its own process ids', () => {
  const elsewhere = [
    { pid: 1, start: '', host: 'elsewhere' },
    { pid: process.pid, start: processStart(process.pid), host: hostname(), space: 'pid:[1]' },
  ];

  test.each(elsewhere)('is kept while it is renewed, and the message says what to do: %j', (holder) => {
    const { outDir, file } = withLockFile(holder);
    expect(() => acquireLock(outDir)).toThrow(
      new RegExp(`${holder.host} \\(process ${holder.pid}\\).* free in 1?\\d\\d s; to free it now, delete ${file}`),
    );
    expect(() => assertUnlocked(outDir)).toThrow(LockError);
    expect(existsSync(file)).toBe(true);
  });

  test.each(elsewhere)('frees itself when it was not renewed for the time of a lease: %j', (holder) => {
    const { outDir, file, parent } = withLockFile(holder);
    for (const seconds of [-1, 86_400]) {
      const renewed = Date.now() / 1000 - lockLeaseMs / 1000 + seconds * (seconds < 0 ? 1 : 2);
      utimesSync(file, renewed, renewed);
      assertUnlocked(outDir);
      const lock = acquireLock(outDir);
      expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
      expect(readdirSync(parent)).toEqual(['.dist.lock']);
      lock.release();
      writeFileSync(file, `${JSON.stringify(holder)}\n`);
    }
  });

  test('is renewed by the builder that holds it', () => {
    const { outDir, parent } = freshTarget();
    const lock = acquireLock(outDir);
    const file = join(parent, '.dist.lock');
    utimesSync(file, 1, 1);
    lock.renew();
    expect(lstatSync(file).mtimeMs).toBeGreaterThan(1000);
    lock.assertHeld();
    lock.release();
    expect(readdirSync(parent)).toEqual([]);
  });
});

test.each([
  '',
  '{}\n',
  'null\n',
  '[]\n',
  '{"pid":0,"start":"","host":""}\n',
  '\0\0\0',
  '{"pid":"1","start":"","host":"x"}\n',
])('what is no lock of ours blocks nobody: %j', (text) => {
  const { outDir, parent } = withLockFile(text);
  assertUnlocked(outDir);
  acquireLock(outDir).release();
  expect(readdirSync(parent)).toEqual([]);
});

test.runIf(process.platform !== 'win32').each(noFiles)('%s in place of the lock blocks nobody', (_what, make) => {
  const { outDir, parent } = freshTarget();
  make(join(parent, '.dist.lock'));
  assertUnlocked(outDir);
  acquireLock(outDir).release();
  expect(readdirSync(parent)).toEqual([]);
});

test('a process of somebody else, which may not be asked, holds its lock', () => {
  const { outDir } = withLockFile({ pid: 2 ** 22 + 1, start: '', host: hostname() });
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(() => acquireLock(outDir)).toThrow(LockError);
});

test('where the system does not tell when a process started, its id is believed for the time of a lease', () => {
  const { outDir, file, parent } = withLockFile({ pid: process.pid, start: '', host: hostname() });
  expect(() => acquireLock(outDir)).toThrow(
    /Process \d+ is building .* If it is no command of Gazette, its lock is free in 1[12]\d s/,
  );
  const renewed = (Date.now() - lockLeaseMs) / 1000 - 1;
  utimesSync(file, renewed, renewed);
  acquireLock(outDir).release();
  expect(readdirSync(parent)).toEqual([]);
});

describe('of two processes that want the same lock', () => {
  const dead = { pid: 2 ** 22 + 1, start: '', host: hostname() };
  const alive = `${JSON.stringify({ pid: process.pid, start: processStart(process.pid), host: hostname() })}\n`;

  /** Lets the other process act when this one has just found the lock dead. */
  const meanwhile = (act: () => void) =>
    vi.spyOn(process, 'kill').mockImplementation((pid) => {
      if (pid !== dead.pid) return true;
      act();
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    });

  test('the one that takes over a dead lock may find it gone', () => {
    const { outDir, file, parent } = withLockFile(dead);
    meanwhile(() => rmSync(file));
    const lock = acquireLock(outDir);
    lock.assertHeld();
    expect(readdirSync(parent)).toEqual(['.dist.lock']);
    lock.release();
  });

  test('the one that comes second leaves the new lock where it is', () => {
    const { outDir, file, parent } = withLockFile(dead);
    meanwhile(() => writeFileSync(file, alive));
    expect(() => acquireLock(outDir)).toThrow(`Process ${process.pid}`);
    expect(readFileSync(file, 'utf8')).toBe(alive);
    expect(readdirSync(parent)).toEqual(['.dist.lock']);
  });

  test('each waits until the other has written what it made', () => {
    const { outDir, file } = withLockFile('');
    let waited = 0;
    vi.spyOn(Atomics, 'wait').mockImplementation(() => {
      waited += 1;
      if (waited === 50) writeFileSync(file, alive);
      return 'timed-out';
    });
    expect(() => acquireLock(outDir)).toThrow(`Process ${process.pid}`);
    expect(waited).toBe(50);
  });

  test('and no longer than a second', () => {
    const { outDir } = withLockFile('{"pid":');
    const wait = vi.mocked(Atomics.wait);
    acquireLock(outDir).release();
    expect(wait).toHaveBeenCalledTimes(50);
    expect(wait.mock.calls.reduce((sum, [, , , time]) => sum + Number(time), 0)).toBe(1000);
  });

  test('a lock that is not written yet blocks nobody who only asks', () => {
    const { outDir, file } = withLockFile(alive.trim());
    assertUnlocked(outDir);
    writeFileSync(file, alive);
    expect(() => assertUnlocked(outDir)).toThrow(LockError);
  });
});

test('a lock that was removed or replaced is noticed, and not released for another', () => {
  const { outDir, file } = withLockFile('');
  rmSync(file);
  const lock = acquireLock(outDir);
  writeFileSync(file, 'of another\n');
  expect(() => lock.assertHeld()).toThrow(LockError);
  lock.release();
  expect(readFileSync(file, 'utf8')).toBe('of another\n');
});

test.each([
  ['and what it staged', () => true],
  ['alone', (name: string) => name === '.dist.lock'],
])('a builder whose lock was taken over, %s, says so and leaves nothing', async (_what, isGone) => {
  const { parent, ...target } = freshTarget();
  const lock = acquireLock(target.outDir);
  // The next builder takes the lock meanwhile, and removes what is staged.
  const renew = () => {
    for (const name of readdirSync(parent).filter(isGone)) rmSync(join(parent, name), { recursive: true });
  };
  const publishing = publishRelease(generation(1), { ...target, deployFiles: [], lock: { ...lock, renew } });
  await expect(publishing).rejects.toThrow(LockError);
  expect(readdirSync(parent)).toEqual([]);
  lock.release();
});
