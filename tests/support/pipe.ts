import { execFileSync, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Makes a named pipe. Whoever reads it gets a line, so that a test of what must not read it fails and does not hang. */
export function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
  const writer = spawn('sh', ['-c', 'echo read > "$0"', path], { stdio: 'ignore' });
  onTestFinished(() => void writer.kill());
}
