import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRunning, processSpace, processStart } from '../../src/publish/process-start.ts';

const dead = spawnSync(process.execPath, ['-e', '']).pid;

test('a process that ended runs no more, whatever its start; this one does', () => {
  expect(isRunning(dead, '')).toBe(false);
  expect(isRunning(dead, 'boot:1')).toBe(false);
  expect(isRunning(process.pid, '')).toBe(true);
  expect(isRunning(process.pid, processStart(process.pid))).toBe(true);
});

describe.runIf(existsSync('/proc/self/stat'))('where the system tells', () => {
  test('a start names the boot and the time, field 22 of proc(5), whatever the command is called', () => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
      .replace(/^\d+ \(.*\) /s, '')
      .split(' ');
    expect(processStart(process.pid)).toBe(`${boot}:${fields[19]}`);
    expect(processStart(dead)).toBe('');
    expect(processStart(process.ppid)).not.toBe(processStart(process.pid));
  });

  test('an id that was given to another process is not running', () => {
    expect(isRunning(process.pid, `${processStart(process.pid)}0`)).toBe(false);
    // That of somebody else, whom we may send no signal, is asked after in the same way.
    expect(isRunning(1, processStart(1))).toBe(true);
    expect(isRunning(1, 'boot:1')).toBe(false);
  });

  test('ids are counted in a set with a name', () => {
    expect(processSpace()).toMatch(/^pid:\[\d+\]$/);
  });
});
