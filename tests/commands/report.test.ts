import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnreachableError } from '../../src/audit/exchange.ts';
import { main as build } from '../../src/commands/build.ts';
import { UsageError } from '../../src/commands/common/arguments.ts';
import { main as report } from '../../src/commands/report.ts';
import type { Release } from '../../src/core/release.ts';
import { hosts } from '../../src/hosts/index.ts';

import { createNodeListener } from '../../src/http/node-listener.ts';
import { PublishError } from '../../src/publish/errors.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { invocationOf, problemsIn } from '../support/invocation.ts';

const project = new URL('../../', import.meta.url).pathname;
let root: string;
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(root, args);
  return { code: await report(invocation), said: said() };
};
interface Line {
  readonly requirement?: { readonly id: string; readonly verdicts: { verdict: string; reason: string | null }[] };
  readonly owners?: unknown;
  readonly summary?: { readonly ok: boolean; readonly places: { readonly name: string }[] };
}
const reasonsOf = (said: string, id: string) =>
  linesOf(said).flatMap(({ requirement }) =>
    requirement?.id === id
      ? requirement.verdicts.flatMap(({ reason }) => (reason?.startsWith('needs/') ? [] : reason))
      : [],
  );
const linesOf = (said: string) =>
  said
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gazette-report-'));
  cpSync(join(project, 'tests/fixtures/small'), root, { recursive: true });
  expect(await build(invocationOf(root, []).invocation)).toBe(0);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

it('judges the hosts and tells the owners of content/site.ts, and ends with 0', async () => {
  const file = join(root, 'content/site.ts');
  const before = readFileSync(file, 'utf8');
  const own = "hosts: ['caddy', 'nginx'], owners: [{ files: ['content/'], owners: ['@a'] }],\n} satisfies";
  writeFileSync(file, before.replace(/hosts: \[[^\]]*\],\s*/, '').replace('} satisfies', own));
  const { code, said } = await run('--json');
  writeFileSync(file, before);
  const lines = linesOf(said);
  expect(lines.at(-1)?.summary?.places.map(({ name }) => name)).toEqual(['caddy', 'nginx']);
  expect(lines.flatMap(({ owners }) => owners ?? [])).toEqual([{ files: ['content/'], owners: ['@a'] }]);
  expect(code).toBe(0);
});

it('ends with 1 where a chosen host does not keep what the site says, and writes a page', async () => {
  const { code, said } = await run('--host', 'github-pages, nginx', '--html', 'readiness.html');
  expect(said).toContain('[claim/accept-markdown]');
  expect(said).toContain('Note: no native reader has reviewed the words of Gazette in Deutsch yet.');
  expect(said).toMatch(/Wrote readiness\.html\n$/);
  expect(readFileSync(join(root, 'readiness.html'), 'utf8')).toContain('aria-label="github-pages: fail"');
  expect(code).toBe(1);
  const all = linesOf((await run('--host', 'all', '--json', '--html', 'all.html')).said);
  expect(all.at(-1)?.summary?.places.length).toBe(hosts.length);
});

it('judges what is served where an origin is given', async () => {
  const whole = readRelease(join(root, 'dist'), join(root, 'deploy'));
  let release: Release = whole;
  const listener = createNodeListener(() => release);
  const server = createServer((request, response) => {
    // The day of the command, which an audit compares with its own clock.
    response.setHeader('Date', 'Sun, 15 Mar 2026 12:00:00 GMT');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const good = await run(origin, '--json', '--timeout', '5000');
    expect(
      linesOf(good.said)
        .at(-1)
        ?.summary?.places.map(({ name }) => name),
    ).toContain(origin);
    const failed = (said: string) =>
      linesOf(said).flatMap(({ requirement }) =>
        requirement?.verdicts.some(({ reason }) => reason?.startsWith('audit/')) ? requirement.id : [],
      );
    expect(failed(good.said)).toEqual([]);
    release = { ...whole, routes: new Map([...whole.routes].filter(([path]) => path !== '/robots.txt')) };
    const bad = await run(origin, '--json');
    expect(failed(bad.said)).toEqual(
      expect.arrayContaining(['service-served-robots', 'agentready-robotsTxt', 'wire-as-built']),
    );
    expect(failed(bad.said)).not.toContain('service-served-llms');
    expect(failed(bad.said)).not.toContain('service-mailbox');
    const known = (expires: string) =>
      `exceptions:\n  - code: file-missing\n    paths: [/robots.txt]\n    reason: Not yet.\n    expires: ${expires}\n`;
    writeFileSync(join(root, 'known.yaml'), known('never'));
    const accepted = await run(origin, '--json', '--exceptions', 'known.yaml');
    expect(failed(accepted.said)).toEqual([]);
    expect(reasonsOf(accepted.said, 'service-served-robots')).toEqual(['accepted/file-missing']);
    expect(accepted.code).toBe(good.code);
    writeFileSync(join(root, 'known.yaml'), known('2026-03-14'));
    const expired = await run(origin, '--json', '--exceptions', 'known.yaml');
    expect(problemsIn(expired.said)).toEqual([expect.stringContaining('exception-expired')]);
    expect(failed(expired.said)).toEqual(failed(bad.said));
    expect(bad.code).toBe(1);
  } finally {
    server.close();
  }
});

it('asks nobody with a file of exceptions that it cannot read, and takes one for a live origin alone', async () => {
  writeFileSync(join(root, 'wrong.yaml'), 'exceptions: none\n');
  const { code, said } = await run('http://127.0.0.1:9', '--exceptions', 'wrong.yaml');
  expect(said).toMatch(/^wrong\.yaml:1:13 .*\[exception-invalid\]/);
  expect(said).not.toContain('requirement');
  expect(code).toBe(1);
  await expect(run('--exceptions', 'wrong.yaml')).rejects.toThrow('--exceptions is for a live origin');
});

it('says what is wrong in content/site.ts instead of a report of no host', async () => {
  const file = join(root, 'content/site.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('} satisfies', '} } satisfies'));
  const [text, json] = [await run(), await run('--json')];
  writeFileSync(file, before);
  expect(text.said).toMatch(/^content\/site\.ts:\d+:\d+ .*\[module-syntax\]/);
  expect(text.said).not.toContain('requirement');
  expect(problemsIn(json.said)).toHaveLength(1);
  expect([text.code, json.code]).toEqual([1, 1]);
});

it('judges what others have built, without content, and whatever else is wrong in content', async () => {
  const summary = (said: string) =>
    linesOf(said)
      .at(-1)
      ?.summary?.places.map(({ name }) => name);
  expect(summary((await run('--json', '--content', 'none/content')).said)).toEqual(['files']);
  writeFileSync(join(root, 'content/company.js'), 'x');
  const { said } = await run('--json', '--host', 'nginx');
  rmSync(join(root, 'content/company.js'));
  expect(summary(said)).toEqual(['nginx']);
});

it('refuses wrong arguments, tells what is not built, and what does not answer', async () => {
  await expect(run('https://a.example', 'https://b.example')).rejects.toThrow(UsageError);
  await expect(run('--host', 'ngin')).rejects.toThrow(UsageError);
  await expect(run('--host', 'azure')).rejects.toThrow('Azure Static Web Apps');
  await expect(run('--output', 'nothing')).rejects.toThrow(PublishError);
  await expect(run('http://127.0.0.1:9')).rejects.toThrow(UnreachableError);
});
