import { spawn } from 'node:child_process';

export interface Ran {
  readonly code: number | null;
  /** Standard output and error. */
  readonly said: string;
}

/** Runs a script with sh; `started` gets the process, whose group is its own. */
export function run(
  script: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
  started: (pid: number) => void = () => {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', [script, ...parameters], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
    if (child.pid !== undefined) started(child.pid);
  });
}
