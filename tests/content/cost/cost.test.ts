import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { texts } from '../../../scripts/texts.mjs';
import { thoroughness } from '../../support/runs.ts';

/** Texts in a process: 10,000 with LONG=1. */
const count = [60, 300, 10_000][thoroughness - 1] ?? 60;

/**
 * MB of live heap at most, whatever earlier texts left free: a process that needs more ends with an error. What a text
 * costs beyond what the process has before it is measured by its peak of resident memory (Linux; see child.ts).
 */
const heap = 200;

test('any text of up to 1 MB is accepted or refused within a second of CPU and 200 MB, as any kind of file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-cost-'));
  const input = fileURLToPath(new URL('./child.ts', import.meta.url));
  const build = await rolldown({
    input,
    platform: 'node',
    external: ['oxc-parser'],
    plugins: [texts()],
    logLevel: 'silent',
  });
  const file = join(folder, 'child.mjs');
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  // The parser of modules is native, and lies in the project.
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"oxc-parser"', JSON.stringify(import.meta.resolve('oxc-parser'))),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${heap}`,
    file,
    process.env.SEED ?? '1',
    String(count),
  ]);
  const { found, done } = JSON.parse(stdout);
  expect({ found, done }).toEqual({ found: [], done: count });
  if (thoroughness === 3) console.log(stdout);
  rmSync(folder, { recursive: true });
}, 3_600_000);
