import { spawn } from 'node:child_process';

/** What faults.cjs makes of the machine on which a build runs. */
export interface Faults {
  /** Dies (SIGKILL) before this call to the disk, from 0; with `call` only those of one function count. */
  readonly kill?: { readonly at: number; readonly call?: string };
  /** The disk takes so many bytes more below a path. */
  readonly full?: { readonly below: string; readonly after: number };
  /** Milliseconds that the clock is off. */
  readonly clock?: number;
  readonly umask?: number;
  readonly processors?: number;
  /** Folders are listed in an order of this seed. */
  readonly shuffle?: number;
  /** A file to which the number of calls to the disk is written. */
  readonly count?: string;
}

export interface Ran {
  /** The exit code; undefined where a signal ended it. */
  readonly status: number | undefined;
  readonly signal: string | undefined;
  /** Both streams. */
  readonly output: string;
  readonly ms: number;
}

export interface Start {
  readonly program: string;
  readonly cwd: string;
  readonly args: readonly string[];
  /** The file of faults.cjs. */
  readonly faultsFile: string;
  /** Files that are loaded before it; for tests. */
  readonly preloads?: readonly string[];
  readonly faults?: Faults;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Sends a signal after so many milliseconds. */
  readonly signal?: { readonly name: 'SIGKILL' | 'SIGTERM' | 'SIGINT'; readonly after: number };
}

/** No build that hangs stops the torture: after this it is killed, and its trial falls. */
const longest = 120_000;

/** Runs a command of a Gazette in a process of its own, and resolves when that has ended, however. */
export function start({ program, cwd, args, faultsFile, faults, env, signal, preloads = [] }: Start): Promise<Ran> {
  const began = performance.now();
  const loads = [...preloads, ...(faults ? [faultsFile] : [])].flatMap((file) => ['--require', file]);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...loads, `${program}/scripts/gazette.cjs`, ...args], {
      cwd,
      env: { ...env, ...(faults && { GAZETTE_TORTURE: JSON.stringify(faults) }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => void pieces.push(piece));
    const killer = setTimeout(() => child.kill('SIGKILL'), longest);
    const striker = signal && setTimeout(() => child.kill(signal.name), signal.after);
    child.on('error', reject);
    child.on('close', (status, by) => {
      clearTimeout(killer);
      clearTimeout(striker);
      const ms = performance.now() - began;
      const output = Buffer.concat(pieces).toString('utf8');
      resolve({ status: status ?? undefined, signal: by ?? undefined, output, ms });
    });
  });
}

/** What no command may ever print for a mistake or an accident: a sentence on it, or none. */
export function crashIn({ output, ms }: Ran): string[] {
  if (ms >= longest) return [`it did not end within ${longest / 1000} seconds`];
  const trace = /This is a bug in Gazette|^\s+at .+[:(]\S*:\d+:\d+\)?$|Fatal|heap out of memory/m.exec(output);
  return trace ? [`it crashed: ${firstLines(output.slice(Math.max(0, trace.index - 200)))}`] : [];
}

/** The beginning of an output on one line. */
export const firstLines = (output: string): string => output.trim().replace(/\s+/g, ' ').slice(0, 400);
