import { execFileSync, spawn } from 'node:child_process';
import { linkSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a named pipe. Whoever reads it gets a line, so that a test of what must not read it fails and does not hang.
 * The writer has a name of its own for it: at the path, something else may stand by then.
 */
export function makePipe(path: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-pipe-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  linkSync(pipe, path);
  const writer = spawn('sh', ['-c', 'echo read > "$0"', pipe], { stdio: 'ignore' });
  onTestFinished(() => {
    writer.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
}
