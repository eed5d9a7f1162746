import { spawn } from 'node:child_process';

export interface Ran {
  /** Null, if it was killed. */
  readonly code: number | null;
  /** Standard output and error. */
  readonly said: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Options of sh itself: `-x`. */
  readonly sh?: readonly string[];
  /** Is told all that it has said so far, and its process, whose group is its own. */
  readonly heard?: (said: string, pid: number) => void;
}

/** Runs a script with sh. */
export function run(script: string, parameters: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env, sh = [], heard } = options;
  return new Promise((resolve, reject) => {
    const child = spawn('sh', [...sh, script, ...parameters], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    const hear = (data: Buffer) => {
      said += data;
      if (child.pid !== undefined) heard?.(said, child.pid);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}
