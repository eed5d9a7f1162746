// One file, since all of it is one protocol: who may take, hold, renew and take over the same name on a disk.
import {
  closeSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeLockFile } from '../core/change-file-names.ts';
import { addPathToErrors, ignoreSystemErrors, isSystemError } from '../core/system-error.ts';
import { isCount, isRecordOf, isString } from '../core/type-guards.ts';
import { LockError, PublishError } from './errors.ts';
import { isRunning, processSpace, processStart } from './process-start.ts';
import { siblingPath } from './publish-target.ts';
import { readTextFile } from './read-json-file.ts';

/**
 * A lock of another machine, or of another container, or of a system that does not tell when a process started, is one of
 * a vanished builder when its file was not renewed for this time, in milliseconds. Builders renew it after each few files.
 */
export const lockLeaseMs = 120_000;

/** The right to write an output folder, held by one process at a time. */
export interface Lock {
  /** Renews the lease. */
  renew(): void;
  /** Throws LockError when somebody removed or replaced the lock file. */
  assertHeld(): void;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly start: string;
  readonly host: string;
  /** Where process ids are counted: each container begins anew. */
  readonly space?: string;
}

/** A lock: its folder, its file, and the words of its messages. */
interface Locked {
  readonly folder: string;
  readonly file: string;
  readonly doing: string;
  readonly done: string;
  readonly advice: string;
  /** Advice where its file cannot be written. */
  readonly elsewhere: string;
}

const outputLock = (outDir: string): Locked => ({
  folder: outDir,
  file: siblingPath(outDir, 'lock'),
  ...{ doing: 'building', done: 'built', elsewhere: ' Choose a folder in another with --output.' },
  advice: 'Try again when it has ended; build and merge wait for it with --wait.',
});

const contentLock = (contentDir: string): Locked => ({
  folder: contentDir,
  file: join(contentDir, changeLockFile),
  ...{ doing: 'changing', done: 'changed', elsewhere: '' },
  advice: 'Try again when it has ended.',
});

/**
 * Takes the lock of an output folder, or throws LockError naming the process that has it. A lock whose process is
 * dead, or whose machine has not renewed it, is taken over. The parent folder must exist.
 */
export const acquireLock = (outDir: string): Lock => acquire(outputLock(outDir));

/** Does so with the lock of content/, which must exist. */
export const acquireContentLock = (contentDir: string): Lock => acquire(contentLock(contentDir));

/** Files of locks that this process gave back and the disk did not let it remove: the desk, which lives on, takes them again. */
const unremoved = new Set<string>();

function acquire(locked: Locked): Lock {
  const { file } = locked;
  const own = ownText();
  let descriptor = create(locked, own);
  // Each round either creates the file, throws, or removes one dead lock.
  while (descriptor === undefined) {
    removeIfStale(locked);
    descriptor = create(locked, own);
  }
  const opened = descriptor;
  return {
    // Rewriting equal bytes sets the file's time by the clock of its disk, not ours.
    renew: () => void addPathToErrors(file, () => writeSync(opened, own, 0)),
    assertHeld() {
      if (readTextFile(file) !== own)
        throw new LockError(`${file} was removed while this build ran; nothing was published.`);
    },
    release() {
      closeSync(opened);
      if (readTextFile(file) !== own) return;
      unremoved.add(file);
      unlinkSync(file);
      unremoved.delete(file);
    },
  };
}

/** Throws LockError, naming the process, when another one holds the lock of an output folder now. */
export function assertUnlocked(outDir: string): void {
  const locked = outputLock(outDir);
  const text = readTextFile(locked.file);
  if (text?.endsWith('\n')) assertStale(locked, text);
}

function ownText(): string {
  const { pid } = process;
  const holder: Holder = { pid, start: processStart(pid), host: hostname(), space: processSpace() };
  return `${JSON.stringify(holder)}\n`;
}

function create({ file, elsewhere }: Locked, text: string): number | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx', 0o644);
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return undefined;
    // A read-only project may be built to somewhere else.
    const refused = ['EROFS', 'EACCES', 'EPERM'].find((code) => isSystemError(error, code));
    if (refused) throw new PublishError(`${dirname(file)} cannot be written (${refused}).${elsewhere}`);
    throw error;
  }
  try {
    addPathToErrors(file, () => writeSync(descriptor, text, 0));
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    unlinkSync(file);
    throw error;
  }
}

function removeIfStale(locked: Locked): void {
  const { file } = locked;
  const text = readWhenWritten(file);
  if (text === undefined) return;
  if (!unremoved.delete(file) || text !== ownText()) assertStale(locked, text);
  // Two processes may find the same dead lock: what is moved away must still be that one, else it goes back.
  const moved = `${file}-${process.pid}`;
  if (!ignoreSystemErrors(() => renameSync(file, moved) ?? true, 'ENOENT')) return;
  const found = readTextFile(moved);
  if (found !== text) putBack(moved, locked, found ?? '');
  rmSync(moved, { recursive: true, force: true });
}

/** Gives a lock its name again, unless a third process has made one meanwhile. */
function putBack(moved: string, locked: Locked, text: string): void {
  try {
    ignoreSystemErrors(() => linkSync(moved, locked.file), 'EEXIST');
  } catch (error) {
    // exFAT and many network shares know no second names, each with a code of its own: a new file, if there is none, does.
    if (!isSystemError(error)) throw error;
    const descriptor = create(locked, text);
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function assertStale({ file, folder, doing, done, advice }: Locked, text: string): void {
  const holder = parse(text);
  if (!holder) return;
  const { pid, start, host, space } = holder;
  const isHere = host === hostname() && (space === undefined || space === processSpace());
  if (isHere && !isRunning(pid, start)) return;
  if (isHere && start !== '') throw new LockError(`Process ${pid} is ${doing} ${folder} now.`, advice);
  const left = lockLeaseMs - age(file);
  if (left <= 0) return;
  // Windows and macOS give ids anew and do not tell when a process started: there the lease says whether it is the same.
  if (isHere)
    throw new LockError(
      `Process ${pid} is ${doing} ${folder} now.`,
      `${advice} If it is no command of Gazette, its lock is free in ${Math.ceil(left / 1000)} s.`,
    );
  throw new LockError(
    `${folder} is being ${done} on ${host} (process ${pid}).`,
    `If that machine is gone, its lock is free in ${Math.ceil(left / 1000)} s; to free it now, delete ${file}.`,
  );
}

/** How long ago a lock was renewed, in milliseconds, by the clock of its disk: those of two machines may differ. */
function age(file: string): number {
  const renewed = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (renewed === undefined) return Number.POSITIVE_INFINITY;
  const probe = `${file}-${process.pid}`;
  rmSync(probe, { recursive: true, force: true });
  const descriptor = openSync(probe, 'wx');
  try {
    // A time in the future was planted or copied: such a lock is as dead as an old one.
    return Math.abs(fstatSync(descriptor).mtimeMs - renewed);
  } finally {
    closeSync(descriptor);
    ignoreSystemErrors(() => unlinkSync(probe), 'ENOENT');
  }
}

/** The text of the lock; waits up to a second while its file is made but not yet written. Undefined: it is gone. */
function readWhenWritten(file: string): string | undefined {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 50; tries++) {
    const text = readTextFile(file);
    if (text === undefined || text.endsWith('\n')) return text;
    Atomics.wait(clock, 0, 0, 20);
  }
  return readTextFile(file);
}

function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isHolder = isRecordOf(value, {
      pid: (member) => isCount(member, 1),
      start: isString,
      host: isString,
      space: (member) => member === undefined || isString(member),
    });
    return isHolder ? (value as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/** How long somebody waits for a lock, and what happens meanwhile. */
export interface LockWait {
  /** When it ends, in milliseconds of elapsed(). */
  readonly until: number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed(): number;
  /** Told once, when there is somebody to wait for. */
  tell(who: string): void;
}

/** The pauses between two looks, in milliseconds: short at first, for a build that is about to end. */
const firstPause = 50;
const longestPause = 1000;

/**
 * Calls `take` again as long as it throws LockError and patience lasts; then throws the last error. An aborted signal ends
 * the wait with its reason; without patience there is none.
 */
export async function waitForLock<T>(
  take: () => T,
  patience: LockWait | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  let isTold = false;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    signal?.throwIfAborted();
    try {
      return take();
    } catch (error) {
      if (!(error instanceof LockError) || !patience) throw error;
      const left = patience.until - patience.elapsed();
      if (left <= 0) throw error;
      if (!isTold) patience.tell(error.who);
      isTold = true;
      // The check above throws on an abort.
      await sleep(Math.min(pause, left), undefined, signal && { signal }).catch(() => {});
    }
  }
}
