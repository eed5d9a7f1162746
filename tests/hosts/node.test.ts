import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { node } from '../../src/hosts/server/node.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { ask, type Exchange, httpExchange } from './client.ts';
import { deployment, startCodeServer } from './code-server.ts';
import { installRelease } from './installed.ts';
import { manyPages } from './many-pages.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { type Server, temporaryFolder } from './servers.ts';
import { conformance } from './suite.ts';

describe('the Node.js server', () => {
  let server: Server;
  let exchange: Exchange;
  const release = exampleRelease();
  const { folder, deploy } = deployment(node, release);

  beforeAll(async () => {
    server = await startCodeServer(deploy, process.execPath, [], { ACCESS_LOG: 'on' });
    exchange = httpExchange(server.origin);
  });
  afterAll(() => server?.stop());

  conformance('node', () => ({ release, exchange, encodings: ['br', 'gzip'] }));

  test('logs one JSON object a request, without the query', async () => {
    await exchange(ask('/logged?email=somebody@example.com'));
    const line = await vi.waitFor(() => {
      const found = server.output().match(/^.*logged.*$/m);
      expect(found).not.toBeNull();
      return found![0];
    });
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: 'GET',
      path: '/logged',
      status: 404,
      type: 'text/html; charset=utf-8',
      ms: expect.any(Number),
    });
  });

  test('outlives what is not HTTP', async () => {
    for (const bytes of ['\0\0\0', 'GET\r\n\r\n', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`]) {
      expect(await raw(server.origin, bytes)).toMatch(/^HTTP\/1\.1 4(?:00|31) /);
    }
    expect((await exchange(ask('/'))).status).toBe(200);
  });

  test('ends on SIGTERM, and closes the connections that wait', async () => {
    const other = await startCodeServer(deploy, process.execPath);
    const idle = httpExchange(other.origin);
    expect((await idle(ask('/'))).status).toBe(200);
    expect(await other.stop()).toEqual({ killed: false });
  });

  test.each([
    [
      'a file of another build',
      () => writeFileSync(join(folder, 'dist/index.md'), 'x'),
      /index\.md is of another build/,
    ],
    ['a missing file', () => rmSync(join(folder, 'dist/index.md')), /Cannot serve: index\.md is not there/],
  ])('does not start with %s', async (_, spoil, message) => {
    const bytes = readFileSync(join(folder, 'dist/index.md'));
    spoil();
    await expect(startCodeServer(deploy, process.execPath)).rejects.toThrow(message);
    writeFileSync(join(folder, 'dist/index.md'), bytes);
  });
});

describe('the Node.js server: a new release', () => {
  const base = temporaryFolder('node-releases');
  let server: Server;
  let exchange: Exchange;

  beforeAll(async () => {
    installRelease(base, node, sampleRelease, { name: 'first' });
    server = await startCodeServer(join(base, 'current/config'), process.execPath);
    exchange = httpExchange(server.origin);
  });
  afterAll(() => server?.stop());

  const status = async () => (await exchange(ask('/section-0/page-number-0/'))).status;
  const told = (text: RegExp) => vi.waitFor(() => expect(server.output()).toMatch(text));

  test('is served on SIGHUP, and not before', async () => {
    installRelease(base, node, manyPages(1), { name: 'second' });
    expect(await status()).toBe(404);
    server.signal('SIGHUP');
    await told(/^Serving the current release$/m);
    expect(await status()).toBe(200);
  });

  test('is not served if it cannot be: the one before stays', async () => {
    const { dist } = installRelease(base, node, sampleRelease, { name: 'third' });
    rmSync(join(dist, 'api/v1/company.json'));
    server.signal('SIGHUP');
    await told(/^Still serving the release before: api\/v1\/company\.json is not there$/m);
    expect(await status()).toBe(200);
  });

  test('is served when the release that the program came from is no longer there', async () => {
    rmSync(join(base, 'releases/first'), { recursive: true });
    installRelease(base, node, sampleRelease, { name: 'fourth' });
    server.signal('SIGHUP');
    await told(/^Serving the current release\n[\s\S]*^Serving the current release$/m);
    expect(await status()).toBe(404);
  });
});

describe('the Node.js server: preflight', () => {
  let server: Server;
  let exchange: Exchange;
  const { deploy } = deployment(node, preflightRelease());

  beforeAll(async () => {
    server = await startCodeServer(deploy, process.execPath);
    exchange = httpExchange(server.origin);
  });
  afterAll(() => server?.stop());

  answersPreflight(() => exchange);
});

/** The answer of a server to bytes that no HTTP client sends. */
function raw(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (heard += data));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
