import { describe, expect, it, vi } from 'vitest';
import { deploy } from '../../src/compile/deploy.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Host } from '../../src/hosts/host.ts';
import { sampleRelease } from '../http/sample-release.ts';

const small = vi.hoisted(
  (): Host => ({
    name: 'small',
    title: 'A host with limits',
    instructions: 'None.',
    emit: (_, { hsts }) => ({
      files: [{ file: 'rules.txt', text: hsts ?? 'no hsts' }],
      uploaded: [{ file: '_rules', text: 'x' }],
      unmet: [{ capability: 'negotiation', reason: 'It negotiates nothing.', affected: ['every page'] }],
      exceeded: [{ limit: 'rules', allowed: 1000, got: 1001, hint: 'Use another host.' }],
      plans: [{ limit: 'files on Free', allowed: 20_000, got: 20_001, hint: 'Paid takes 100,000.' }],
    }),
  }),
);
vi.mock('../../src/hosts/index.ts', () => ({
  hosts: [
    small,
    { ...small, name: 'growing', grows: true },
    ...[
      ['large', [{ capability: 'negotiation', reason: 'It negotiates nothing.', affected: ['every page'] }]],
      ['whole', []],
      ['htaccess', [{ capability: 'methods', reason: 'It answers TRACE.', affected: ['every path'], only: '_rules' }]],
    ].map(([name, unmet]) => ({
      ...small,
      name,
      emit: (...args: Parameters<Host['emit']>) => ({ ...small.emit(...args), unmet, exceeded: [], plans: [] }),
    })),
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
    expect(problems.map(({ code }) => code)).toEqual(['host-left-out', 'host-plan']);
    expect(files.filter(({ file }) => file.startsWith('deploy/small/'))).toEqual([]);
  });

  it('host-plan: a limit of a smaller plan is a warning with the figure, of hosts that are selected, else of all', () => {
    const told = (...given: Parameters<typeof run>) =>
      run(...given).problems.filter(({ code }) => code === 'host-plan');
    const problem = {
      code: 'host-plan',
      at: { file: 'deploy/small' },
      message: 'expected at most 20,000 files on Free, got 20,001',
      hint: 'Paid takes 100,000.',
    };
    expect(told({ hosts: ['small'] })).toEqual([problem]);
    expect(told({})).toEqual([problem]);
    expect(told({ hosts: ['small', 'large'] }, { host: 'large' })).toEqual([]);
  });

  it.each(['azure-static-web-apps', 'Azure Static Web Apps', 'azure_swa'])(
    'host-refused: %s is refused by name, with the reason and what to use instead',
    (name) => {
      const refused = { code: 'host-refused', hint: expect.stringContaining('deploy/docker/') };
      const reason = expect.stringContaining('keeps every path below /api for its own functions');
      expect(run({ hosts: [name] }).problems).toMatchObject([{ ...refused, field: 'hosts', message: reason }]);
      expect(run({ hosts: [] }, { host: name }).problems).toMatchObject([{ ...refused, field: '--host' }]);
      expect(run({ hosts: [] }, { host: name }).files.filter(({ file }) => file.includes('azure'))).toEqual([]);
    },
  );

  it('host-refused: a host that is configured by hand is refused with its page', () => {
    expect(run({ hosts: ['kubernetes'] }).problems).toMatchObject([
      {
        code: 'host-refused',
        at: { line: 0 },
        message: 'Kubernetes is configured by hand: nothing is written for "kubernetes"',
        hint: expect.stringContaining('/host-kubernetes/ of the documentation'),
      },
    ]);
  });

  it('host-unmet: what a host cannot keep is an error only when asked', () => {
    expect(run({}).problems.filter(({ code }) => code === 'host-unmet')).toEqual([]);
    expect(run({ hosts: ['large'] }, { strict: true }).problems).toEqual([
      {
        code: 'host-unmet',
        at: { file: 'deploy/large' },
        field: 'Markdown by Accept',
        message: 'It negotiates nothing.',
        hint: expect.stringContaining('HOSTS.md'),
      },
    ]);
  });

  it('--strict judges the hosts that are selected: --host, else content/site.ts, else all that are written', () => {
    const judged = (...given: Parameters<typeof run>) => {
      const { problems, hosts } = run(...given);
      const errors = problems.filter(({ code }) => code === 'host-unmet').map(({ at }) => at!.file.slice(7));
      return { errors, selected: hosts.filter(({ selected }) => selected).map(({ name }) => name) };
    };
    const strict = true;
    expect(judged({}, { strict })).toEqual({ errors: ['small', 'large'], selected: [] });
    expect(judged({ hosts: ['large'] }, { strict })).toEqual({ errors: ['large'], selected: ['large'] });
    expect(judged({}, { strict, host: 'large' })).toEqual({ errors: ['large'], selected: ['large'] });
    expect(judged({ hosts: ['large'] }, { strict, host: 'whole' })).toEqual({ errors: [], selected: ['whole'] });
    expect(judged({ hosts: [] }, { strict })).toEqual({ errors: [], selected: [] });
  });

  it('what only one file of a host cannot keep counts where that file goes into dist/', () => {
    const errors = (more: Parameters<typeof run>[1]) =>
      run({ hosts: ['htaccess'] }, { strict: true, ...more }).problems.map(({ message }) => message);
    expect(errors({})).toEqual([]);
    expect(errors({ host: 'htaccess' })).toEqual(['It answers TRACE.']);
  });

  it('a limit of a host that is not selected says nothing', () => {
    expect(run({}, { host: 'large' }).problems).toEqual([]);
    expect(run({}, { host: 'large', strict: true }).problems.map(({ code }) => code)).toEqual(['host-unmet']);
  });

  it('content/site.ts chooses the hosts; none may be chosen', () => {
    expect(run({ hosts: [] }).files.filter(({ file }) => !file.startsWith('deploy/ci/'))).toEqual([]);
    expect(run({ hosts: ['smal'] }).problems).toMatchObject([
      { code: 'host-unknown', at: { line: 0 }, hint: 'Did you mean "small"?' },
    ]);
  });

  it('a host whose files grow with the site is written for those who name it', () => {
    const written = (...given: Parameters<typeof run>) => run(...given).hosts.map(({ name }) => name);
    expect(written({})).toEqual(['small', 'large', 'whole', 'htaccess']);
    expect(written({ hosts: ['growing'] })).toEqual(['growing']);
    expect(written({}, { host: 'growing' })).toEqual(['small', 'large', 'whole', 'htaccess', 'growing']);
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
