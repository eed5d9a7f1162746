import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isSystemError, LockError } from './errors.ts';
import { isRunning, processStart } from './process-start.ts';
import { beside } from './target.ts';

/** The right to write an output folder, held by one process at a time. */
export interface Lock {
  /** Throws LockError when somebody removed or replaced the lock file. */
  assertHeld(): void;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly start: string;
  readonly host: string;
}

/**
 * Takes the lock of an output folder, or throws LockError naming the process that has it. A lock whose process is
 * dead is taken over. The parent folder must exist.
 */
export function acquireLock(outDir: string): Lock {
  const file = beside(outDir, 'lock');
  const holder: Holder = { pid: process.pid, start: processStart(process.pid), host: hostname() };
  const own = `${JSON.stringify(holder)}\n`;
  // Each round either creates the file, throws, or removes one dead lock.
  while (!create(file, own)) removeIfStale(file, outDir);
  return {
    assertHeld() {
      if (readLock(file) !== own)
        throw new LockError(`${file} was removed while this build ran; nothing was published.`);
    },
    release() {
      if (readLock(file) === own) unlinkSync(file);
    },
  };
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeIfStale(file: string, outDir: string): void {
  const text = readWhenWritten(file);
  if (text === undefined) return;
  const holder = parse(text);
  if (holder && holder.host !== hostname()) {
    throw new LockError(`${outDir} is being built on ${holder.host} (process ${holder.pid}). If not, delete ${file}.`);
  }
  if (holder && isRunning(holder.pid, holder.start)) {
    throw new LockError(`Process ${holder.pid} is building ${outDir} now. Wait for it, or choose another --out.`);
  }
  // Two processes may find the same dead lock: what is moved away must still be that one, else it goes back.
  const moved = `${file}-${process.pid}`;
  if (!tolerate('ENOENT', () => renameSync(file, moved))) return;
  if (readFileSync(moved, 'utf8') !== text) tolerate('EEXIST', () => linkSync(moved, file));
  unlinkSync(moved);
}

/** The text of the lock; waits up to a second while its file is made but not yet written. Undefined: it is gone. */
function readWhenWritten(file: string): string | undefined {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 50; tries++) {
    const text = readLock(file);
    if (text === undefined || text.endsWith('\n')) return text;
    Atomics.wait(clock, 0, 0, 20);
  }
  return readLock(file);
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function tolerate(code: string, action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (isSystemError(error, code)) return false;
    throw error;
  }
}
