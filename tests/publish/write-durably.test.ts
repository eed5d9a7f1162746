import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { writeJournal } from '../../src/publish/swap.ts';
import { syncFolder, writeDurably } from '../../src/publish/write-durably.ts';
import { freshTarget } from './fresh-target.ts';

/** The calls to the disk, in their order; `failing` throws from one of them. */
const disk = vi.hoisted(() => ({ calls: [] as string[], failing: '', code: '' }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const watched = ['openSync', 'fsyncSync', 'closeSync', 'renameSync'].map((name) => [
    name,
    (...args: unknown[]) => {
      disk.calls.push(name);
      if (disk.failing === name)
        throw Object.assign(new Error(disk.code), { code: disk.code, syscall: name, errno: -1 });
      return (real[name as 'openSync'] as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return { ...real, ...Object.fromEntries(watched) };
});

beforeEach(() => Object.assign(disk, { calls: [], failing: '', code: '' }));

test('bytes are on the disk before their name, and the name before it is said', () => {
  const { parent } = freshTarget();
  const file = join(parent, 'a');
  writeDurably(file, `${file}-new`, 'text');
  expect(readFileSync(file, 'utf8')).toBe('text');
  expect(readdirSync(parent)).toEqual(['a']);
  expect(disk.calls).toEqual([
    'openSync',
    'fsyncSync',
    'closeSync',
    'renameSync',
    'openSync',
    'fsyncSync',
    'closeSync',
  ]);
});

test('what cannot be written is not renamed, is closed, and is named', () => {
  const { parent } = freshTarget();
  Object.assign(disk, { failing: 'fsyncSync', code: 'EIO' });
  expect(() => writeDurably(join(parent, 'a'), join(parent, 'a-new'), 'text')).toThrow(
    expect.objectContaining({ code: 'EIO', path: join(parent, 'a-new') }),
  );
  expect(disk.calls).toEqual(['openSync', 'fsyncSync', 'closeSync']);
  expect(readdirSync(parent)).toEqual(['a-new']);
});

test('a journal of changes is written when the names beside both folders are on the disk', () => {
  const [here, there] = [freshTarget(), freshTarget()];
  const sync = ['openSync', 'fsyncSync', 'closeSync'];
  const durable = [...sync, 'renameSync', ...sync];
  writeJournal(here, []);
  expect(disk.calls).toEqual([...sync, ...durable]);
  disk.calls = [];
  writeJournal({ ...here, deployDir: there.deployDir }, []);
  expect(disk.calls).toEqual([...sync, ...sync, ...durable]);
});

describe('a folder', () => {
  test.each(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF'])(
    'that the system cannot sync (%s) is left',
    (code) => {
      const { parent } = freshTarget();
      Object.assign(disk, { failing: 'fsyncSync', code });
      syncFolder(parent);
      expect(disk.calls).toEqual(['openSync', 'fsyncSync', 'closeSync']);
      Object.assign(disk, { failing: 'openSync', code, calls: [] });
      syncFolder(parent);
      expect(disk.calls).toEqual(['openSync']);
    },
  );

  it('that the disk fails for is an error', () => {
    const { parent } = freshTarget();
    Object.assign(disk, { failing: 'fsyncSync', code: 'EIO' });
    expect(() => syncFolder(parent)).toThrow('EIO');
    mkdirSync(join(parent, 'a'));
    expect(() => syncFolder(join(parent, 'none'))).toThrow();
  });
});
