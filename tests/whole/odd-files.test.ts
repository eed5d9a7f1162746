import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Message, messagesOf, startDev } from '../desk/dev-server.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { oddFiles } from '../support/odd-files.ts';
import { byTurn } from '../support/runs.ts';

const launcher = new URL('../../scripts/gazette.cjs', import.meta.url).pathname;
const isRoot = process.getuid?.() === 0;

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

/** A whole command in a process of its own; one that waits for a pipe is ended, and has no status. */
function run(command: 'check' | 'build', flags: string[] = [], options: SpawnSyncOptions = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, launcher, command], {
    cwd: site.dir,
    env: { PATH: '' },
    timeout: 60_000,
    ...options,
  });
  return { status, said: `${stdout}${stderr}` };
}

function makeOdd(): string[] {
  return Object.values(oddFiles).map(({ says, make }) => {
    make(join(site.dir, 'content/pages/x'), '.md');
    make(join(site.dir, 'public/x'), '.txt');
    return says;
  });
}

const steering = /[^\P{C}\n]/u;

test.each(byTurn(['check', 'build'] as const, 2))(
  '%s names every odd file, waits for none and steers no terminal',
  (command) => {
    const names = makeOdd();
    const { status, said } = run(command);
    expect(status).toBe(1);
    for (const name of names) expect(said.split(name).length, name).toBeGreaterThan(2);
    expect(said).not.toMatch(steering);
    expect(said).not.toContain('bug');
  },
);

test('the desk names them too, and goes on showing the site', async () => {
  const dev = await startDev(site, 4377);
  const events = messagesOf(dev);
  await events.next(({ problems, isChecked }) => problems.length === 0 && isChecked);
  const names = makeOdd();
  const isNamed = (problems: Message['problems'], name: string) =>
    problems.some(({ place, message }) => `${place} ${message}`.includes(name));
  const { failure } = await events.next(({ problems }) => names.every((name) => isNamed(problems, name)));
  expect(failure).toBeUndefined();
  expect(dev.output()).not.toMatch(steering);
  expect((await fetch(`${dev.origin}/`)).status).toBe(200);
  events.close();
  await dev.stop();
}, 60_000);

test.each([
  ['file', 'content/pages/secret.md'],
  ['file', 'public/secret.txt'],
  ['folder', 'public/secret'],
])('a %s that may not be read is named: %s', (what, path) => {
  site.write(what === 'file' ? path : `${path}/a.txt`, 'x');
  chmodSync(join(site.dir, path), 0);
  // Root may read everything: the command runs as nobody, to whom the project belongs.
  if (isRoot) chownSync(site.dir, 65_534, 65_534);
  for (const command of ['check', 'build'] as const) {
    const { status, said } = run(command, [], isRoot ? { uid: 65_534, gid: 65_534 } : {});
    expect([command, status, said]).toEqual([
      command,
      74,
      expect.stringContaining(`${path}: permission denied (EACCES).`),
    ]);
    expect(said).not.toMatch(/^ +at /m);
  }
  chmodSync(join(site.dir, path), 0o755);
});

test('600 MB in public/ are refused by name and size, in less than 300 MB', () => {
  site.write('public/film.pdf', '');
  truncateSync(join(site.dir, 'public/film.pdf'), 600_000_000);
  const folder = mkdtempSync(join(tmpdir(), 'gazette-peak-'));
  const probe = join(folder, 'probe.cjs');
  // The memory of this process alone: what getrusage tells begins with the memory of whoever started it.
  const peakOf = "/VmHWM:\\s+(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]";
  writeFileSync(probe, `process.on('exit', () => console.error('peak ' + ${peakOf}));`);
  // The first run makes the program, which is no part of what a build needs.
  run('check');
  for (const command of ['check', 'build'] as const) {
    const { status, said } = run(command, ['--require', probe]);
    expect(status).toBe(1);
    expect(said).toContain('public/film.pdf expected at most 25000000 bytes (25 MB), got 600000000');
    const peak = (Number(/^peak (\d+)$/m.exec(said)?.[1]) * 1024) / 1_000_000;
    if (process.env.LONG) console.log(`${command}: ${Math.round(peak)} MB`);
    expect(peak).toBeLessThan(300);
  }
  rmSync(folder, { recursive: true });
});
