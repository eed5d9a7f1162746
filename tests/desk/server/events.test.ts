import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventHub } from '../../../src/desk/server/events.ts';

let now = 'first';
const hub = createEventHub(() => ({ now }));
const server = createServer(hub.open);
const listening = () => (server.address() as AddressInfo).port;
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  hub.close();
  server.close();
});

const open = (method = 'GET') =>
  new Promise<IncomingMessage>((done) => void get({ port: listening(), host: '127.0.0.1', method }, done));
/** The next whole message of a stream. */
async function next(stream: IncomingMessage): Promise<string> {
  let text = '';
  for (;;) {
    const chunk: Buffer | null = stream.read();
    text += chunk ?? '';
    if (/data: .*\n\n$/.test(text)) return text;
    await new Promise((done) => void stream.once('readable', done));
  }
}

describe('the event stream', () => {
  it('begins with how things stand, and goes to everybody until it is closed', async () => {
    const [a, b] = await Promise.all([open(), open()]);
    expect(a?.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    for (const stream of [a, b]) expect(await next(stream)).toBe('retry: 500\n\ndata: {"now":"first"}\n\n');
    now = 'second';
    hub.send({ text: 'two\nlines' });
    for (const stream of [a, b]) expect(await next(stream)).toBe('data: {"text":"two\\nlines"}\n\n');
    const late = await open();
    expect(await next(late)).toContain('{"now":"second"}');
    const ended = [a, b, late].map((stream) => new Promise((done) => stream.resume().once('end', done)));
    hub.close();
    await Promise.all(ended);
  });

  it('of HEAD is empty', async () => {
    const answer = await open('HEAD');
    expect(answer.statusCode).toBe(200);
    await new Promise((done) => answer.resume().once('end', done));
  });
});
