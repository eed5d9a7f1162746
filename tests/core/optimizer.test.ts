import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const file = new URL('../../src/core/optimizer.cjs', import.meta.url).pathname;

/** Whether V8 has optimised a function that ran so many times, in a process of its own. */
function isOptimised(mode: string, times: number): boolean {
  const program = `
    require(${JSON.stringify(file)}).setOptimizer('${mode}');
    const add = (a, b) => a + b;
    let sum = 0;
    for (let i = 0; i < ${times}; i++) sum = add(sum, i);
    console.log((%GetOptimizationStatus(add) & 16) !== 0);`;
  const flags = ['--allow-natives-syntax', '--no-concurrent-recompilation', '--no-use-osr', '-e', program];
  return spawnSync(process.execPath, flags, { encoding: 'utf8' }).stdout.trim() === 'true';
}

it.runIf(process.versions.node.startsWith('20.'))('V8 optimises later while it is to be patient', () => {
  expect(isOptimised('usual', 60_000)).toBe(true);
  expect(isOptimised('patient', 60_000)).toBe(false);
  expect(isOptimised('patient', 2_000_000)).toBe(true);
});

it('is without effect where V8 does not know the flag, and prints nothing', () => {
  const program = `Object.defineProperty(process.versions, 'node', { value: '24.1.0' });
    require(${JSON.stringify(file)}).setOptimizer('patient');`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
