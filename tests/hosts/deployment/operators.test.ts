import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { byTurn } from '../../support/runs.ts';
import { findCommand } from '../servers.ts';
import { letterRelease } from '../tear/letter-release.ts';
import { type Bench, bench, lacking } from './bench.ts';
import type { Built } from './builds.ts';
import { otherMachine, toIt } from './other-machine.ts';
import type { Ran } from './run.ts';

const releases = { A: letterRelease('A'), B: letterRelease('B'), C: letterRelease('C') };

/** Two operators before one server on which A is live: one has built B, the other C. */
async function twoOperators() {
  const made = await bench();
  const env = otherMachine(made.folder);
  const built = { A: made.build('a', releases.A), B: made.build('b', releases.B), C: made.build('c', releases.C) };
  expect(await made.deploy(built.A)).toMatchObject({ code: 0 });
  const there = (one: Built, more: readonly string[] = []) => made.deploy(one, [...toIt, ...more], { env });
  /** A shell command that does what `there` does. */
  const command = (one: Built, script = one.deploy, more = '') => {
    const options = [...made.usual, ...toIt].map((option) => `'${option}'`).join(' ');
    return `GITHUB_SHA= CI_COMMIT_SHA= PATH='${made.env.PATH}' RSYNC_RSH='${env.RSYNC_RSH}' sh '${script}' ${options} ${more}`;
  };
  return { ...made, machine: env, built, there, command, live: made.named('current')! };
}

/** Runs a command in the middle of an upload, before the call of rsync with this number, here or there: 1 and 3 are here. */
function beforeCall({ folder }: Bench, number: number, command: string): void {
  const file = join(folder, 'bin/rsync');
  const real = findCommand('rsync') ?? `${file}.real`;
  if (!existsSync(real)) copyFileSync(file, real);
  const calls = join(folder, 'calls');
  rmSync(calls, { force: true });
  const lines = [
    '#!/bin/sh',
    `echo x >>'${calls}'`,
    `if [ "$(grep -c x '${calls}')" = ${number} ]; then ${command} >'${folder}/other' 2>&1; echo $? >>'${folder}/other'; fi`,
    `exec ${real} "$@"`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o755 });
}

const other = ({ folder }: Bench) => readFileSync(join(folder, 'other'), 'utf8');

/** The server has what is live, whole, and nothing that is half. */
function assertLive(made: Bench, letter: keyof typeof releases): void {
  expect(lacking(join(made.base, 'current'), releases[letter])).toEqual([]);
  expect(made.served()).toBe(made.named('current'));
  expect(readdirSync(made.base).sort()).toEqual(['current', 'history', 'previous', 'releases']);
  expect(made.releases().filter((name) => !/^[0-9a-f]{16}$/.test(name))).toEqual([]);
}

describe('two operators at once', () => {
  it.each(byTurn([1, 2, 3], 3))(
    'the other deploys before call %i of rsync: each gets its own release live',
    async (number) => {
      const made = await twoOperators();
      beforeCall(made, number, made.command(made.built.C));
      expect(await made.there(made.built.B)).toMatchObject({ code: 0 });
      expect(other(made)).toMatch(/ is live\.\n0\n$/);
      assertLive(made, 'B');
      expect(readFileSync(join(made.base, 'history'), 'utf8').trim().split('\n')).toHaveLength(3);
    },
  );

  it('of one build: both get it live', async () => {
    const made = await twoOperators();
    beforeCall(made, 2, made.command(made.build('b-too', releases.B)));
    expect(await made.there(made.built.B)).toMatchObject({
      code: 0,
      said: expect.stringContaining('is live already; nothing was changed.'),
    });
    expect(other(made)).toMatch(/\n0\n$/);
    assertLive(made, 'B');
  });

  const verdicts = [
    ['passes', 'true'],
    ['fails', 'false'],
  ] as const;
  it.each(byTurn(verdicts, 2))(
    'the other deploys while the audit runs, which %s: nothing is taken back, and the end is 75',
    async (_, verdict) => {
      const made = await twoOperators();
      const audit = `${made.command(made.built.C)}; ${verdict}`;
      expect(await made.there(made.built.B, ['--audit', audit])).toMatchObject({ code: 75 });
      assertLive(made, 'C');
    },
  );

  it('the other goes forth and back while the audit runs: back is what was live before, not what the link names', async () => {
    const made = await twoOperators();
    const audit = `${made.command(made.built.C)}; ${made.command(made.built.B, made.built.C.rollback)}; false`;
    expect(await made.there(made.built.B, ['--audit', audit])).toMatchObject({ code: 3 });
    expect(made.named('current')).toBe(made.live);
    assertLive(made, 'A');
  });

  it('one is at work as the build has come: 75, and what came is removed', async () => {
    const made = await twoOperators();
    const owner = ownName();
    beforeCall(made, 3, `ln -s '${owner}' '${made.base}/lock'`);
    expect(await made.there(made.built.B)).toMatchObject({
      code: 75,
      said: expect.stringMatching(new RegExp(`at work[\\s\\S]+${made.live} is live\\.`)),
    });
    rmSync(join(made.base, 'lock'));
    assertLiveAlone(made);
  });

  it('many times, truly at once: who ends with 0 was live, and all others say 75', async () => {
    const made = await twoOperators();
    const builds = [made.built.B, made.built.C, made.build('b-too', releases.B)];
    for (let round = 0; round < (process.env.LONG ? 40 : 1); round += 1) {
      const ended = await Promise.all(builds.map((one) => made.there(one)));
      expect(ended.filter(({ code }) => code !== 0 && code !== 75)).toEqual([]);
      const live = made.named('current')!;
      expect(ended.some(({ code, said }) => code === 0 && said.includes(`${live} is live`))).toBe(true);
      assertLive(made, lacking(join(made.base, 'current'), releases.B).length === 0 ? 'B' : 'C');
      expect(await made.there(made.built.A)).toMatchObject({ code: 0 });
    }
  });
});

function assertLiveAlone(made: Bench & { readonly live: string }): void {
  expect(made.named('current')).toBe(made.live);
  expect(lacking(join(made.base, 'current'), releases.A)).toEqual([]);
  expect(existsSync(join(made.base, 'incoming'))).toBe(false);
}

/** The name by which a lock or an upload says that it is of this process, which lives. */
function ownName(pid = process.pid): string {
  const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
  return `${execFileSync('uname', ['-n'], { encoding: 'utf8' }).trim()}:${pid}:${pid === process.pid ? stat[19] : 1}`;
}

describe('an upload', () => {
  it('that was killed is removed by a later deployment, one that runs is not', async () => {
    const made = await twoOperators();
    const folder = (name: string) => join(made.base, 'incoming', name);
    const running = `0123456789abcdef.${ownName()}`;
    for (const name of [running, `0123456789abcdef.${ownName(1)}`, 'dist'])
      mkdirSync(folder(name), { recursive: true });
    expect(await made.deploy(made.built.B)).toMatchObject({ code: 0 });
    expect(readdirSync(join(made.base, 'incoming'))).toEqual([running]);
  });

  it('whose operator is killed goes with its connection', async () => {
    const made = await twoOperators();
    // An rsync that outlives its operator may write what was just removed; a later deployment removes that.
    beforeCall(made, 3, 'kill -KILL $PPID; exit 1');
    const { code } = await made.there(made.built.B);
    expect(code).toBeNull();
    await vi.waitFor(() => expect(existsSync(join(made.base, 'incoming'))).toBe(false), { timeout: 20_000 });
    assertLiveAlone(made);
  });

  it('that fails at any call of rsync is removed, and it is said which release is live', async () => {
    const made = await twoOperators();
    for (const number of [1, 2, 3]) {
      beforeCall(made, number, 'exit 11');
      const { code, said } = await made.there(made.built.B);
      expect([code, said], `${number}`).toEqual([1, expect.stringContaining(`${made.live} is live.`)]);
      assertLiveAlone(made);
    }
  });

  it('takes what has not changed from the release that is live, and never writes into it', async () => {
    const made = await twoOperators();
    const before = readFileSync(join(made.base, 'current/dist/index.html'), 'utf8');
    writeFileSync(join(made.base, 'current/dist/404.html'), before.replaceAll('A', 'x'));
    expect(await made.there(made.built.B)).toMatchObject({ code: 0 });
    assertLive(made, 'B');
    expect(readFileSync(join(made.base, 'previous/dist/index.html'), 'utf8')).toBe(before);
  });
});

describe('the audit of a release that was the first', () => {
  it('takes nothing back', async () => {
    const made = await bench();
    const env = otherMachine(made.folder);
    const ended: Ran = await made.deploy(made.build('a', releases.A), [...toIt, '--audit', 'false'], { env });
    expect(ended).toMatchObject({ code: 1, said: expect.stringContaining('There is no release before it') });
    expect(lacking(join(made.base, 'current'), releases.A)).toEqual([]);
  });
});

describe('history', () => {
  it('has seconds, digest, time in UTC and commit of each release that went live, there and back', async () => {
    const made = await twoOperators();
    expect(await made.there(made.built.B, ['--commit', 'abc123'])).toMatchObject({ code: 0 });
    const b = made.named('current')!;
    expect(await made.there(made.built.C, ['--audit', 'false'])).toMatchObject({ code: 3 });
    const lines = readFileSync(join(made.base, 'history'), 'utf8').trim().split('\n');
    expect(lines.map((line) => line.split(' ').slice(1, 2).concat(line.split(' ')[3]!))).toEqual([
      [made.live, '-'],
      [b, 'abc123'],
      [expect.stringMatching(/^[0-9a-f]{16}$/), '-'],
      [b, 'abc123'],
    ]);
    for (const line of lines) {
      const [seconds, , utc] = line.split(' ');
      expect(new Date(Number(seconds) * 1000).toISOString().replace('.000', '')).toBe(utc);
    }
  });

  it('takes the commit from the checkout, and says if that was changed', async () => {
    const made = await bench();
    const built = made.build('a', releases.A);
    const git = (...rest: string[]) => execFileSync('git', ['-C', built.folder, ...rest], { encoding: 'utf8' }).trim();
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '-q', '-m', 'x');
    const last = () => readFileSync(join(made.base, 'history'), 'utf8').trim().split(' ').at(-1);
    expect(await made.deploy(built)).toMatchObject({ code: 0 });
    expect(last()).toBe(git('rev-parse', 'HEAD'));
    expect(await made.deploy(made.build('b', releases.C), [], { env: { GITHUB_SHA: 'c0ffee' } })).toMatchObject({
      code: 0,
    });
    expect(last()).toBe('c0ffee');
    git('rm', '-q', '--cached', 'dist/404.html');
    expect(await made.rollback(built)).toMatchObject({ code: 0 });
    expect(last()).toBe(git('rev-parse', 'HEAD'));
    expect(await made.deploy(made.build('a/a', releases.B))).toMatchObject({ code: 0 });
    expect(last()).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
  });
});
