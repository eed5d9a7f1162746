import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { deploymentFiles } from '../../../src/hosts/deployment/deployment.ts';
import remote from '../../../src/hosts/deployment/script/remote.sh?text';
import { byTurn } from '../../support/runs.ts';
import { letterRelease } from '../tear/letter-release.ts';
import { type Bench, bench, lacking } from './bench.ts';
import { otherMachine, toIt } from './other-machine.ts';
import type { RunOptions } from './run.ts';

const releases = { A: letterRelease('A'), B: letterRelease('B'), C: letterRelease('C') };
type Letter = keyof typeof releases;
const options = ['--keep', '1', '--grace', '0'];
const stepsOf = (script: string) => [...script.matchAll(/^ *step ([a-z-]+)$/gm)].map(([, name]) => name!);
const steps = stepsOf(deploymentFiles({ name: 'node' })[0]!.text);
const stepsOfUpload = stepsOf(remote);
const stepsHere = steps.filter((step) => !stepsOfUpload.includes(step));

/** A bench on which A was live and B is; C was built, and nothing is told of it. */
async function prepared() {
  const made = await bench();
  const built = { A: made.build('a', releases.A), B: made.build('b', releases.B), C: made.build('c', releases.C) };
  const digests = new Map<string, Letter>();
  for (const letter of ['A', 'B'] as const) {
    expect(await made.deploy(built[letter], options)).toMatchObject({ code: 0 });
    digests.set(made.named('current')!, letter);
  }
  return { ...made, built, digests };
}

/** Whatever is live is whole: the release that the link names, and that which the server has taken. */
function assertWhole(made: Bench, digests: ReadonlyMap<string, Letter>, fallback: Letter): void {
  const current = made.named('current')!;
  expect(lacking(join(made.base, 'current'), releases[digests.get(current) ?? fallback])).toEqual([]);
  expect(readFileSync(join(made.base, 'current/release.sha256'), 'utf8')).toContain('config/site.json');
}

/** The files of a deployment that came to its end. */
function assertTidy({ base, releases, named, served }: Bench): void {
  expect(readdirSync(base).sort()).toEqual(['current', 'history', 'previous', 'releases']);
  expect(releases().filter((name) => !/^[0-9a-f]{16}$/.test(name))).toEqual([]);
  expect(served()).toBe(named('current'));
}

it('the script says where it can be killed', () => {
  expect(steps.length).toBeGreaterThan(15);
  expect(new Set(steps).size).toBe(steps.length);
});

it.each(byTurn(stepsHere, 4))(
  'killed at "%s", what is live is whole, and the next deployment comes to its end',
  async (step) => {
    const made = await prepared();
    const { built, digests, deploy, base, named } = made;
    const { code } = await deploy(built.C, options, { env: { GAZETTE_KILL_AT: step } });
    expect(code).toBeNull();
    assertWhole(made, digests, 'C');
    expect(await deploy(built.C, options)).toMatchObject({ code: 0 });
    expect(lacking(join(base, 'current'), releases.C)).toEqual([]);
    expect([...digests.keys()]).not.toContain(named('current'));
    assertTidy(made);
  },
);

it.each(process.env.LONG ? steps : byTurn([...stepsOfUpload, 'copied', 'swapped'], 4))(
  'killed at "%s" on one side of an upload, what is live is whole, and the next deployment comes to its end',
  async (step) => {
    const made = await prepared();
    const { built, digests, deploy, base } = made;
    const env = otherMachine(made.folder);
    const { code } = await deploy(built.C, [...options, ...toIt], { env: { ...env, GAZETTE_KILL_AT: step } });
    expect([null, 1]).toContain(code);
    assertWhole(made, digests, 'C');
    expect(await deploy(built.C, [...options, ...toIt], { env })).toMatchObject({ code: 0 });
    expect(lacking(join(base, 'current'), releases.C)).toEqual([]);
    await vi.waitFor(() => assertTidy(made), { timeout: 20_000 });
  },
);

it('killed after the link was moved, and not right after that: back to what was live for sure', async () => {
  const made = await prepared();
  const live = made.named('current');
  await made.deploy(made.built.C, options, { env: { GAZETTE_KILL_AT: 'swapped' } });
  expect(made.named('current')).not.toBe(live);
  expect(await made.deploy(made.built.C, [...options, '--audit', 'false'])).toMatchObject({ code: 3 });
  expect(made.named('current')).toBe(live);
  assertTidy(made);
});

it('killed while the first release was made, there is no other way: none is live, and the next one is', async () => {
  const made = await bench();
  const built = made.build('a', releases.A);
  for (const step of ['copied', 'announced']) {
    await made.deploy(built, [], { env: { GAZETTE_KILL_AT: step } });
    expect(made.named('current')).toBeUndefined();
  }
  expect(await made.deploy(built)).toMatchObject({ code: 0 });
  expect(lacking(join(made.base, 'current'), releases.A)).toEqual([]);
});

const kills = process.env.LONG ? 200 : 2;

it(`killed anywhere, ${kills} times, alone or with what it had started`, {
  timeout: process.env.LONG ? 1_800_000 : 240_000,
}, async () => {
  const made = await prepared();
  const { built, digests, deploy, base } = made;
  const seed = Number(process.env.SEED ?? 1);
  const lines = fc.sample(fc.integer({ min: 5, max: 600 }), { numRuns: kills * 5, seed });
  let killed = 0;
  for (const [n, line] of lines.entries()) {
    if (killed === kills) break;
    const letter = (['C', 'A', 'B'] as const)[n % 3]!;
    const kill: RunOptions['heard'] = (said, pid) => {
      if (said.split('\n').length < line) return;
      try {
        process.kill(n % 2 === 0 ? pid : -pid, 'SIGKILL');
      } catch {
        // It has come to its end.
      }
    };
    const { code } = await deploy(built[letter], options, { sh: ['-x'], heard: kill });
    if (code === null) killed += 1;
    else expect(code).toBe(0);
    const current = made.named('current')!;
    if (!digests.has(current)) digests.set(current, letter);
    assertWhole(made, digests, letter);
    // Every other one is begun again by another build.
    const next = n % 4 < 2 ? letter : 'A';
    expect(await deploy(built[next], options)).toMatchObject({ code: 0 });
    digests.set(made.named('current')!, next);
    expect(lacking(join(base, 'current'), releases[next])).toEqual([]);
  }
  expect(killed).toBe(kills);
  assertTidy(made);
  expect(existsSync(join(base, 'unfinished'))).toBe(false);
});
