import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deploymentFiles, renderDeploymentText } from '../../../src/hosts/deployment/deployment.ts';
import { hosts } from '../../../src/hosts/index.ts';
import { findCommand } from '../servers.ts';

/** Servers of one's own; for platforms there is nothing to run. */
const deployed = hosts.filter((host) => deploymentFiles(host).length > 0);

it('every server of Node and the like, nginx, Caddy, Apache and lighttpd have a script to deploy, and no platform has', () => {
  expect(deployed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['nginx', 'caddy', 'apache', 'lighttpd', 'node', 'bun', 'deno']),
  );
  const platforms = ['cloudflare', 'netlify', 'vercel', 'cloudfront', 'firebase', 'github-pages', 'gitlab-pages'];
  expect(deployed.filter(({ name }) => platforms.includes(name))).toEqual([]);
  for (const host of hosts.filter(({ name }) => platforms.includes(name)))
    expect(renderDeploymentText(host)).toMatch(host.name === 'cloudfront' ? /^$/ : /fetch the assets/);
  for (const host of deployed) expect(renderDeploymentText(host)).toBe('');
});

it('docs/pages/how-to/deploy.md tells of options that there are', () => {
  const docs = readFileSync(new URL('../../../docs/pages/how-to/deploy.md', import.meta.url), 'utf8');
  const text = deploymentFiles({ name: 'nginx' })[0]?.text;
  const named = [...docs.matchAll(/--([a-z][a-z-]*)/g)]
    .map(([, name]) => name!)
    .filter((name) => !['adapter', 'compress', 'config', 'pictures', 'production'].includes(name));
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) expect(text).toMatch(new RegExp(`^ +--${name}(?:\\)| \\| -h\\))`, 'm'));
});

const verdicts = new Map<string, [status: number | null, stderr: string]>();

/** Verdict of a shell on a script; hosts share some of theirs. */
function readBy(shell: string, text: string): [status: number | null, stderr: string] {
  const key = `${shell}\n${text}`;
  let verdict = verdicts.get(key);
  if (!verdict) {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: text, encoding: 'utf8' });
    verdict = [status, stderr];
    verdicts.set(key, verdict);
  }
  return verdict;
}

describe.each(deployed.map((host) => [host.name, host] as const))('the script for %s', (name, host) => {
  const [script, rollback] = deploymentFiles(host);

  it('is of the host, and leaves its estimates as it reads them', () => {
    expect(script!.text).toMatch(new RegExp(`^server=${name}$`, 'm'));
    expect(script!.text).toMatch(new RegExp(`^tokens=${host.tokens ?? ''}$`, 'm'));
  });

  it.each(['sh', 'dash', 'bash'].filter((shell) => findCommand(shell)))('can be read by %s', (shell) => {
    for (const { text } of [script!, rollback!]) expect(readBy(shell, text)).toEqual([0, '']);
  });

  it.skipIf(!findCommand('shellcheck'))('has nothing that ShellCheck would mend', () => {
    const { stdout } = spawnSync('shellcheck', ['-'], { input: script!.text, encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
