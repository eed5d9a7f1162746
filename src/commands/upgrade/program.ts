import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../../core/stop.ts';

/** An installed Gazette: the folder of its package, and its version. */
export interface Program {
  readonly folder: string;
  readonly version: string;
}

/** The Gazette whose package lies in a folder; throws Stop where there is none. */
export function programIn(folder: string): Program {
  try {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    if (name === 'gazette' && typeof version === 'string') return { folder, version };
  } catch {
    // Told below.
  }
  throw new Stop('io', `There is no package gazette in ${folder}.`);
}

export interface Ran {
  readonly status: number;
  /** What it printed, both streams. */
  readonly output: string;
}

/** Runs a command of an installed Gazette in a folder, and waits for its end. */
export function runProgram(program: Program, args: readonly string[], cwd: string): Ran {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(program.folder, 'scripts/gazette.cjs'), ...args],
    // What a site prints is small, but of ten thousand pages with mistakes it is megabytes.
    { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (error) throw error;
  return { status: status ?? 1, output: stdout + stderr };
}
