import type * as fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasMode } from '../../src/publish/stage-files.ts';
import { renameOver } from '../../src/publish/write-durably.ts';

const failures: string[] = [];

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const renameSync = (from: string, to: string) => {
    const code = failures.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code, syscall: 'rename' });
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-windows-'));
  writeFileSync(join(folder, 'new'), 'new');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  failures.length = 0;
  rmSync(folder, { recursive: true });
});

const onWindows = () => vi.stubGlobal('process', { ...process, platform: 'win32' });
const renamed = () => {
  renameOver(join(folder, 'new'), join(folder, 'old'));
  return readFileSync(join(folder, 'old'), 'utf8');
};

describe('a file that somebody has open on Windows', () => {
  it.each(['EPERM', 'EACCES', 'EBUSY'])('is renamed once they let go (%s)', (code) => {
    onWindows();
    failures.push(code, code);
    expect(renamed()).toBe('new');
  });

  it('is told after a while, with what the system said', () => {
    onWindows();
    failures.push(...Array.from({ length: 100 }, () => 'EBUSY'));
    const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
    expect(renamed).toThrow('EBUSY');
    expect(failures.length).toBeGreaterThan(50);
    const waited = wait.mock.calls.reduce((sum, [, , , pause = 0]) => sum + pause, 0);
    expect(waited).toBeGreaterThan(1500);
    expect(waited).toBeLessThanOrEqual(2000);
  });

  it('is told at once where another reason stands in the way, and elsewhere', () => {
    failures.push('EPERM');
    expect(renamed).toThrow('EPERM');
    onWindows();
    failures.push('ENOSPC');
    expect(renamed).toThrow('ENOSPC');
  });
});

it('a mode is one, but for Windows, which has none', () => {
  expect([hasMode(0o100644, 0o644), hasMode(0o666, 0o644), hasMode(0o755, 0o755)]).toEqual([true, false, true]);
  onWindows();
  expect(hasMode(0o666, 0o644)).toBe(true);
});
