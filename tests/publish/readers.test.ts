import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isSystemError } from '../../src/core/system-error.ts';
import { publishRelease } from '../support/publish-release.ts';
import { thoroughness } from '../support/runs.ts';
import { publishLoop } from './child.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';

const swaps = thoroughness === 3 ? 200 : 10;

test.each(['staged', 'in-place', 'link'])(
  `over ${swaps} releases, published %s, no reader finds a torn file, and none finds nothing but in the instant of a swap`,
  async (mode) => {
    const target = freshTarget();
    await publishRelease(generation(0), { ...target, deployFiles: [], asLink: mode === 'link' });
    const args = [await publishLoop(), target.outDir, target.deployDir, String(swaps), '1', mode];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let isRunning = true;
    const ended = Promise.all([
      textOf(child.stdout),
      new Promise((done) => void child.on('close', done)).finally(() => {
        isRunning = false;
      }),
    ]);
    const paths = Array.from({ length: 37 }, (_, i) => join(target.outDir, `pages/${i % 5}/${i}.html`));
    let [reads, missing, gaps] = [0, 0, 0];
    let wasMissing = false;
    while (isRunning) {
      for (let round = 0; round < 20; round++)
        for (const [i, path] of paths.entries()) {
          reads++;
          try {
            const text = readFileSync(path, 'latin1');
            const [n = '', rest] = text.split('\n');
            if (!/^\d+$/.test(n) || rest !== 'x'.repeat(i * 100)) expect(text, path).toBe('whole');
          } catch (error) {
            if (!isSystemError(error, 'ENOENT')) throw error;
            missing++;
            if (!wasMissing) gaps++;
            wasMissing = true;
            continue;
          }
          wasMissing = false;
        }
      await setImmediate();
    }
    const [said] = await ended;
    expect(JSON.parse(said)).toEqual({ published: swaps, locked: 0 });
    expect(generationIn(target.outDir)).toBe(swaps);
    expect(reads).toBeGreaterThan(swaps);
    // How many reads fall into an instant is a matter of the machine and its load: there is one for each swap at most.
    if (mode === 'staged') expect(gaps).toBeLessThanOrEqual(swaps);
    else expect(missing).toBe(0);
    if (thoroughness === 3) console.log(`${mode}: ${reads} reads, ${missing} missing in ${gaps} gaps`);
  },
);
