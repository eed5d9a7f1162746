import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { node } from '../../src/hosts/server/node.ts';
import { ask, type Exchange, httpExchange } from './client.ts';
import { deployment, startCodeServer } from './code-server.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import type { Server } from './servers.ts';
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
    ['a file of another build', () => writeFileSync(join(folder, 'dist/auth.md'), 'x'), /auth\.md is of another build/],
    ['a missing file', () => rmSync(join(folder, 'dist/auth.md')), /Cannot serve .*auth\.md/s],
  ])('does not start with %s', async (_, spoil, message) => {
    const bytes = readFileSync(join(folder, 'dist/auth.md'));
    spoil();
    await expect(startCodeServer(deploy, process.execPath)).rejects.toThrow(message);
    writeFileSync(join(folder, 'dist/auth.md'), bytes);
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

/** What a server says to bytes that no HTTP client sends. */
function raw(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (heard += data));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
