import { spawnSync } from 'node:child_process';
import { chmodSync, lchownSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySite, type TestSite } from '../desk/site.ts';
import { describeWith } from '../hosts/servers.ts';

const launcher = join(new URL('../../', import.meta.url).pathname, 'scripts/gazette.cjs');

/** Modes hold back everybody but root, who can be somebody else. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: nobody, gid: nobody } : {};

/** Makes the program; then somebody else must be able to read it. */
function mayRun(): boolean {
  spawnSync(process.execPath, [launcher, '--help']);
  return spawnSync(process.execPath, [launcher, '--version'], { ...user, env: { PATH: '' } }).status === 0;
}

let site: TestSite;
beforeEach(() => {
  site = copySite();
  if (isRoot) own('.', nobody);
});
afterEach(() => site.remove());

function below(name: string): string[] {
  const folder = join(site.dir, name);
  return [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))];
}
function own(folder: string, id: number): void {
  for (const path of below(folder)) lchownSync(path, id, id);
}

const build = () => {
  const env = { PATH: '' };
  const { status, stdout } = spawnSync(process.execPath, [launcher, 'build'], {
    ...{ cwd: site.dir, ...user, env, encoding: 'utf8' as const },
  });
  return { status, left: stdout.match(/(?<=Could not be removed, and is of no use any more: )\S+/g) ?? [] };
};
const beside = () => readdirSync(site.dir).filter((name) => name.startsWith('.'));

/** Builds again after another change; what is live must say it. */
function buildAnew(text: string) {
  const path = join(site.dir, 'content/solutions.ts');
  const [before, after] = [/summary: 'Gießt [^']*'/, `summary: 'Gießt ${text}.'`];
  site.write('content/solutions.ts', readFileSync(path, 'utf8').replace(before, after));
  const built = build();
  expect(readFileSync(join(site.dir, 'dist/api/v1/solutions.json'), 'utf8')).toContain(`Gießt ${text}.`);
  return built;
}

const whole = { status: 0, left: [] };

describeWith(mayRun() ? launcher : undefined, 'a program for all', 'let others read the checkout', () => {
  test('a dist/ that its owner has made read-only is replaced, and nothing of it is left', () => {
    expect(build()).toEqual(whole);
    for (const path of below('dist')) chmodSync(path, 0o555);
    expect([buildAnew('Bäume'), beside()]).toEqual([whole, []]);
    expect([buildAnew('Büsche'), beside()]).toEqual([whole, []]);
  });
});

describeWith(isRoot ? 'root' : null, 'a dist/ of another user', 'it needs root', () => {
  test('is replaced, what is left of it is named, and so is it by later builds until it can be removed', () => {
    expect(build()).toEqual(whole);
    // A build with sudo leaves it so.
    own('dist', 0);
    const { status, left } = buildAnew('Bäume');
    expect([status, left]).toEqual([0, [expect.stringMatching(/^\.dist\.old-\d+$/)]]);
    expect(beside()).toEqual(left);
    expect(buildAnew('Büsche')).toEqual({ status: 0, left });
    own(left[0] ?? '', nobody);
    expect([buildAnew('Beete'), beside()]).toEqual([whole, []]);
  });
});
