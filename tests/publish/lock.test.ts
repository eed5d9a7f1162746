import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LockError } from '../../src/publish/errors.ts';
import { acquireLock } from '../../src/publish/lock.ts';
import { processStart } from '../../src/publish/process-start.ts';
import { freshTarget } from './fresh-target.ts';

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

test('a lock of another machine is never taken over, and the message says how to', () => {
  const { outDir, file } = withLockFile({ pid: 1, start: '', host: 'elsewhere' });
  expect(() => acquireLock(outDir)).toThrow(`elsewhere (process 1). If not, delete ${file}`);
});

test('a lock file that was made but never written is taken over', () => {
  const { outDir } = withLockFile('');
  acquireLock(outDir).release();
});

test('a lock that was removed or replaced is noticed, and not released for another', () => {
  const { outDir, file } = withLockFile({ pid: 0, start: 'x', host: hostname() });
  rmSync(file);
  const lock = acquireLock(outDir);
  writeFileSync(file, 'of another\n');
  expect(() => lock.assertHeld()).toThrow(LockError);
  lock.release();
  expect(readFileSync(file, 'utf8')).toBe('of another\n');
});
