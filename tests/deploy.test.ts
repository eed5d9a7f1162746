import { describe, expect, it, vi } from 'vitest';
import { deploy } from '../src/deploy.ts';
import type { Host } from '../src/hosts/host.ts';
import type { Problem } from '../src/problem.ts';
import { sampleRelease } from './http/sample-release.ts';

const small = vi.hoisted(
  (): Host => ({
    name: 'small',
    title: 'A host with limits',
    instructions: 'None.',
    emit: (_, { hsts }) => ({
      files: [{ file: 'rules.txt', text: hsts ?? 'no hsts' }],
      uploaded: [{ file: '_rules', text: 'x' }],
      unmet: [{ clause: 'service.md 4.3.1', reason: 'It negotiates nothing.', affected: ['every page'] }],
      exceeded: [{ limit: 'rules', allowed: 1000, got: 1001, hint: 'Use another host.' }],
    }),
  }),
);
vi.mock('../src/hosts/index.ts', () => ({
  hosts: [
    small,
    {
      ...small,
      name: 'large',
      emit: (...args: Parameters<Host['emit']>) => ({ ...small.emit(...args), exceeded: [] }),
    },
  ],
}));

function run(site: Parameters<typeof deploy>[1]['site'], more: { host?: string; strict?: boolean } = {}) {
  const problems: Problem[] = [];
  const locate = (index: number) => ({ file: 'content/site.ts', line: index, col: 1 });
  return { problems, ...deploy(sampleRelease, { site, locate, ...more }, (problem) => problems.push(problem)) };
}

describe('deploy', () => {
  it('host-limit: a limit of a host that is asked for is an error with the figure', () => {
    for (const { problems } of [run({ hosts: ['small'] }), run({}, { host: 'small' }), run({}, { strict: true })])
      expect(problems).toContainEqual({
        code: 'host-limit',
        at: { file: 'deploy/small' },
        message: 'expected at most 1,000 rules, got 1,001',
        hint: 'Use another host.',
      });
  });

  it('host-left-out: a limit of a host that nobody asked for leaves that host out, with a warning', () => {
    const { problems, files } = run({});
    expect(problems.map(({ code }) => code)).toEqual(['host-left-out']);
    expect(files.filter(({ file }) => file.startsWith('deploy/small/'))).toEqual([]);
  });

  it('host-unmet: what a host cannot keep is an error only when asked', () => {
    expect(run({}, { strict: true }).problems.map(({ code, field }) => [code, field])).toContainEqual([
      'host-unmet',
      'service.md 4.3.1',
    ]);
  });

  it('content/site.ts chooses the hosts; none may be chosen', () => {
    expect(run({ hosts: [] }).files.filter(({ file }) => !file.startsWith('deploy/ci/'))).toEqual([]);
    expect(run({ hosts: ['smal'] }).problems).toMatchObject([
      { code: 'host-unknown', at: { line: 0 }, hint: 'Did you mean "small"?' },
    ]);
  });

  it('--host puts what the host reads into dist/, without giving it a path', () => {
    const { release } = run({ hosts: [] }, { host: 'small' });
    expect(Buffer.from(release.files.get('_rules')!.bytes).toString()).toBe('x');
    expect([...release.routes.keys()]).toEqual([...sampleRelease.routes.keys()]);
    expect(run({}).release.files.has('_rules')).toBe(false);
  });

  it('Strict-Transport-Security is sent only when content/site.ts asks', () => {
    const rules = (site: Parameters<typeof run>[0]) =>
      run({ hosts: ['large'], ...site }).files.find(({ file }) => file.endsWith('rules.txt'))!.text;
    expect(rules({})).toBe('no hsts');
    expect(rules({ strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true, preload: false } })).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
