import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/commands/index.ts';
import { deploymentFiles } from '../../../src/hosts/deployment/deployment.ts';
import { emitHosts } from '../../../src/hosts/emit.ts';
import { hosts } from '../../../src/hosts/index.ts';
import { agentRecordFiles } from '../../../src/hosts/operation/agent-records.ts';
import { auditTimerFiles, operations } from '../../../src/hosts/operation/operations.ts';
import { findCommand, temporaryFolder, writeTexts } from '../servers.ts';
import { letterRelease } from '../tear/letter-release.ts';

const release = letterRelease('A');
const names = Object.keys(operations);
const filesOf = (name: string) => emitHosts(release, [name], {}).files;
const sheetOf = (name: string) => filesOf(name).find(({ file }) => file === `deploy/${name}/README.md`)!.text;
const tasks = ['TLS', 'Purge caches', 'Logs', 'Health check', 'Audit by a timer'];
const ownTasks = ['Deploy', 'Deploy to another machine', 'Go back', 'What was live', ...tasks];

it("the table names hosts that there are, and every server of one's own", () => {
  const all = hosts.map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(names));
  const own = hosts.filter((host) => deploymentFiles(host).length > 0).map(({ name }) => name);
  expect(own).toEqual(names.filter((name) => operations[name]!.once !== undefined));
});

describe.each(names)('the sheet of %s', (name) => {
  const sheet = sheetOf(name);

  it('has a line for each task, and no place that is not filled in', () => {
    const rows = [...sheet.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, task]) => task!);
    expect(rows.filter((task) => task !== 'Task')).toEqual(operations[name]!.once ? ownTasks : tasks);
    expect(sheet).not.toMatch(/\{host\}|NAME\.conf|undefined/);
  });

  it('gives every script its place and its folder', () => {
    const calls = [...sheet.matchAll(/`[^`]*(?:deploy|rollback)\.sh[^`]*`/g)].map(([call]) => call);
    const runs = calls.filter((call) => call.includes(' '));
    if (operations[name]!.once) expect(runs.length).toBeGreaterThan(3);
    for (const call of runs.filter((one) => !one.includes('update-paths')))
      expect(call).toMatch(new RegExp(`^\`sh deploy/${name}/(?:deploy|rollback)\\.sh --base /srv/gazette( |\`)`));
  });

  it('copies files that the build writes', () => {
    const written = filesOf(name).map(({ file }) => file);
    for (const [, file] of sheet.matchAll(/current\/config\/([A-Za-z-]+[.A-Za-z-]*)/g))
      expect(written).toContain(`deploy/${name}/${file}`);
  });
});

describe('units of systemd', () => {
  const units = [
    ...auditTimerFiles('https://example.com'),
    ...['node', 'bun', 'deno'].map((name) => {
      const { text } = filesOf(name).find(({ file }) => file.endsWith('.service'))!;
      return { file: `gazette-${name}.service`, text: text.replaceAll('@GAZETTE_BASE@', '/srv/gazette') };
    }),
  ];

  it.each(units)('$file has sections and settings, and nothing else', ({ text }) => {
    for (const line of text.split('\n').filter(Boolean)) expect(line).toMatch(/^(?:#.*|\[\w+\]|\w+=.+)$/);
  });

  it.skipIf(!findCommand('systemd-analyze'))('are what systemd takes', () => {
    const folder = temporaryFolder('units');
    writeTexts(folder, units);
    const files = units.map(({ file }) => join(folder, file));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    const ours = stderr.split('\n').filter((line) => line.includes(folder) || line.includes('gazette'));
    expect([status, ours]).toEqual([0, []]);
  });

  it.skipIf(!findCommand('systemd-analyze'))('one that is wrong is found', () => {
    const folder = temporaryFolder('units');
    writeTexts(folder, [{ file: 'x.timer', text: '[Timer]\nOnCalendar=sometimes\n' }]);
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'x.timer')], { encoding: 'utf8' });
    expect(stderr).toContain('sometimes');
  });

  it('the timer and the service that it starts have one name, and run the audit of the origin', () => {
    const [service, timer] = auditTimerFiles('https://example.com');
    expect(service!.file.replace('.service', '')).toBe(timer!.file.replace('.timer', ''));
    expect(commands).toHaveProperty('audit');
    expect(service!.text).toMatch(/^ExecStart=\/usr\/bin\/env npx gazette audit https:\/\/example\.com$/m);
    expect(execFileSync('sh', ['-c', 'command -v env'], { encoding: 'utf8' }).trim()).toBe('/usr/bin/env');
  });
});

describe('records of the DNS for agents', () => {
  const linesOf = (origin: string) => agentRecordFiles(origin).flatMap(({ text }) => text.trimEnd().split('\n'));
  const recordsOf = (origin: string) => linesOf(origin).filter((line) => !line.startsWith('; '));

  it('name the index alone, at a name without an underscore, with alpn and port', () => {
    expect(recordsOf('https://facts.example.org')).toEqual([
      '_index._agents.facts.example.org. 3600 IN SVCB 1 facts.example.org. alpn="h2" port=443',
      '_index._agents.facts.example.org. 3600 IN HTTPS 1 facts.example.org. alpn="h2" port=443',
    ]);
    expect(recordsOf('https://bücher.example:8443')[0]).toBe(
      '_index._agents.xn--bcher-kva.example. 3600 IN SVCB 1 xn--bcher-kva.example. alpn="h2" port=8443',
    );
    expect(linesOf('https://facts.example.org').some((line) => line.startsWith('; DNSSEC: '))).toBe(true);
  });

  it('are none where agents could not go', () => {
    expect(['http://facts.example.org', 'https://localhost:4000'].map(recordsOf)).toEqual([[], []]);
  });
});
