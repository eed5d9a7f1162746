import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe } from 'vitest';
import type { Release, ReleaseFile } from '../../src/core/release.ts';
import { fileTime } from '../../src/publish/file-time.ts';
import { ask, httpExchange } from './client.ts';

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A new folder below the system's temporary one that every user may read: servers give up their rights. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `gazette-${name}-`));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
const running = new Set<() => Promise<unknown>>();

// Hooks of the test file that imports this module: they run last, and even if a hook of its own has failed.
afterAll(async () => {
  for (const stop of running) await stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes a release as publish does: every file at its name, its time made from its digest. */
export function writeRelease(folder: string, release: Release): void {
  for (const file of release.files.values()) writeReleaseFile(folder, file);
}

export function writeReleaseFile(folder: string, { file, bytes, sha256 }: ReleaseFile): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
  writeFileSync(path, bytes, { mode: 0o644 });
  utimesSync(path, fileTime(sha256), fileTime(sha256));
}

/** Writes text files, such as a host's configuration, below a folder. */
export function writeTexts(folder: string, files: readonly { readonly file: string; readonly text: string }[]): void {
  for (const { file, text } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true, mode: 0o755 });
    writeFileSync(join(folder, file), text, { mode: 0o644 });
  }
}

export interface Server {
  readonly origin: string;
  /** Sends it a signal. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Asks it to end, and kills it when it has not after three seconds; returns whether it had to. */
  readonly stop: () => Promise<{ readonly killed: boolean }>;
  /** Its output so far: standard output and error. */
  readonly output: () => string;
  /** The id of the process, which leads a group of its own. */
  readonly pid: number;
  /** Milliseconds from its start to its first answer, for benchmarks. */
  readonly startMs: number;
}

/**
 * Starts a server and waits until it answers HTTP on 127.0.0.1.
 *
 * @throws Error with what it printed, if it ends or stays silent for 20 s
 */
export async function startServer(
  command: string,
  parameters: readonly string[],
  options: { readonly port: number; readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Server> {
  const { port, cwd, env } = options;
  const child = spawn(findCommand(command) ?? command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that no worker process outlives it.
    detached: true,
  });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (printed += data));
  child.on('error', (error) => (printed += error));
  const kill = () => signal(child, 'SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    running.delete(stop);
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return { killed: false };
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signal(child, 'SIGTERM');
    const timer = setTimeout(kill, 3000);
    await ended;
    clearTimeout(timer);
    return { killed: (child.signalCode as NodeJS.Signals | null) === 'SIGKILL' };
  };
  running.add(stop);
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  while (performance.now() - started < 20_000) {
    const { pid } = child;
    if (child.exitCode !== null || pid === undefined) break;
    if (await answers(origin)) {
      const startMs = performance.now() - started;
      return { origin, stop, signal: (name) => signal(child, name), output: () => printed, pid, startMs };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop();
  throw new Error(`${command} does not answer on ${origin}:\n${printed}`);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    await httpExchange(origin)({ ...ask('/'), headers: [['Connection', 'close']] });
    return true;
  } catch {
    return false;
  }
}

/** Where a program is: on the PATH, or in /usr/sbin, where Debian keeps servers. */
export function findCommand(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * describe() for a program that may not be installed: skipped with a loud line, but on CI run, and so failed.
 *
 * @param found what the tests need: the program's path, or undefined; null where this user can have none: CI skips it too
 * @param install how to get it: `apt-get install nginx`
 */
export function describeWith(found: string | null | undefined, name: string, install: string, tests: () => void): void {
  const skipped = found === null || (found === undefined && !process.env.CI);
  if (skipped) console.warn(`\n!!! NOT TESTED here: ${name} (${install}).\n`);
  describe.skipIf(skipped)(name, tests);
}
