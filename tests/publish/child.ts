import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

// Files of tests share it: the temporary folder of the run goes with the run.
let made: Promise<string> | undefined;

/**
 * Bundles publish-loop.ts for a child process, once, and returns the file. Node 20 runs no TypeScript.
 * Arguments: outDir, deployDir, how many times (0: for ever), the number of the first generation, and
 * `in-place`, `link` or nothing.
 */
export function publishLoop(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-child-')));
  const input = fileURLToPath(new URL('./publish-loop.ts', import.meta.url));
  const build = await rolldown({ input, platform: 'node', tsconfig: false });
  await build.write({ file: join(folder, 'loop.mjs'), format: 'esm', codeSplitting: false });
  await build.close();
  return join(folder, 'loop.mjs');
}
