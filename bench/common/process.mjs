import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** GNU time, which knows what Node does not tell of its children: processor time and memory. */
const timer = '/usr/bin/time';
export const hasTimer = /GNU/.test(String(spawnSync(timer, ['--version']).output));

/** Variables that a machine or CI system has set, and no user's build needs. */
const unwanted = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'BASE_URL', 'GITHUB_ACTIONS'];

const environment = (extra) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.includes(name))),
  ...extra,
});

/**
 * Runs a whole process to its end: `ms` of the clock, `cpu` in ms, `rss` in MB (of its largest process), `output`.
 * The last two numbers are NaN without GNU time. Throws when it fails.
 */
export function run([command, ...args], { cwd, env, timeout = 3600 } = {}) {
  const noted = join(tmpdir(), `gazette-bench-time-${process.pid}`);
  const timed = hasTimer ? [timer, '-o', noted, '-f', '%U %S %M', command, ...args] : [command, ...args];
  const start = process.hrtime.bigint();
  const result = spawnSync(timed[0], timed.slice(1), {
    cwd,
    env: environment(env),
    timeout: timeout * 1000,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${failure(result)}`);
  const [user, system, rss] = hasTimer ? readFileSync(noted, 'utf8').trim().split(' ').map(Number) : [];
  rmSync(noted, { force: true });
  return { ms, cpu: (user + system) * 1000, rss: rss / 1024, output: result.stdout };
}

const failure = ({ error, stdout, stderr }) => `${error?.message ?? ''}${stderr.slice(-2000)}${stdout.slice(-1000)}`;
