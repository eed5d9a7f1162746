import type { OutgoingHttpHeaders } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { respond } from '../../src/http/respond.ts';
import cases from './node-listener.cases.json' with { type: 'json' };
import { bodies, sampleRelease } from './sample-release.ts';

let current: Release = sampleRelease;
const server = createServer(createNodeListener(() => current));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Received {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function send(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

/** Writes a request byte for byte, for what node's own client refuses to send. */
function sendRaw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    connect(port, '127.0.0.1')
      .setEncoding('latin1')
      .on('data', (chunk: string) => {
        received += chunk;
      })
      .on('end', () => resolve(received))
      .on('error', reject)
      .write(`${head}\r\nHost: example.com\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}

test.each(cases as unknown as [string, string, Record<string, string>][])(
  '%s %s %j is answered as respond() says',
  async (method, path, headers) => {
    const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const expected = respond(sampleRelease, { method, path, headers: lowerCase });
    const received = await send(path, headers, method);
    expect(received.status).toBe(expected.status);
    expect(received.body).toBe(Buffer.from(expected.body).toString());
    const { date: _, connection: __, ...sent } = received.headers;
    expect(sent).toEqual(
      Object.fromEntries(Object.entries(expected.headers).map(([name, value]) => [name.toLowerCase(), value])),
    );
  },
);

describe('field lines', () => {
  test('several Accept lines are one list', async () => {
    const received = await send('/', { Accept: ['text/html;q=0.2', 'text/markdown;q=0.5'] });
    expect(received.body).toBe(bodies['index.md']);
  });

  test('a field called __proto__ does no harm', async () => {
    const received = await sendRaw('GET / HTTP/1.1\r\n__proto__: x\r\n__proto__: y\r\nconstructor: z');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('7 KB of Accept get HTML', { timeout: 10_000 }, async () => {
    for (const hostile of [`text/markdown${';a="\\"'.repeat(1200)}`, `text/markdown,${' '.repeat(7000)}x`]) {
      const received = await send('/', { Accept: hostile });
      expect(received.body).toBe(bodies['index.html']);
    }
  });
});

describe('request targets', () => {
  test('in absolute form', async () => {
    const received = await sendRaw('GET http://example.com/auth.md?x HTTP/1.1');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received.endsWith(`\r\n\r\n${bodies['auth.md']}`)).toBe(true);
  });

  test('with characters that no URL has', async () => {
    expect(await sendRaw('GET /a"<>|{}\\^` HTTP/1.1')).toMatch(/^HTTP\/1\.1 404 /);
  });
});

test('a new release is served from the next request on', async () => {
  current = { ...sampleRelease, routes: new Map() };
  expect((await send('/')).status).toBe(404);
  current = sampleRelease;
  expect((await send('/')).status).toBe(200);
});
