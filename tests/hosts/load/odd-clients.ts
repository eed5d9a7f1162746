import type { RightRequest } from './right-requests.ts';
import { type Wire, wire } from './wire.ts';

/** The means of odd clients. */
export interface OddSetting {
  readonly port: number;
  readonly below: (limit: number) => number;
  readonly right: () => RightRequest;
  /** Reads the answer to a right request and judges it; returns what is wrong. */
  readonly judged: (client: Wire, request: RightRequest) => Promise<readonly string[]>;
}

/** Each returns what was wrong with the answers, as sentences. */
export type OddClient = (setting: OddSetting) => Promise<readonly string[]>;

const line = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n';

/** Bytes that are no request, and what they are told. */
const malformed: readonly (readonly [bytes: string, status: number])[] = [
  ['GARBAGE\r\n\r\n', 400],
  ['\0\0\0\0', 400],
  ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  [`${line}host: y\r\n\r\n`, 400],
  ['GET / HTTP/2.0\r\nHost: x\r\n\r\n', 400],
  ['POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  [`${line}X: a\0b\r\n\r\n`, 400],
  [`${line}X y: a\r\n\r\n`, 400],
  [`${line}X: a\r\n b\r\n\r\n`, 400],
  ['GET / HTTP/1.1\nHost: x\n\n', 400],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd', 400],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  [`${line}X: ${'a'.repeat(64 * 1024)}\r\n\r\n`, 431],
  [`${line}${'a:\r\n'.repeat(16 * 1024)}\r\n`, 431],
  [`GET /${'a'.repeat(64 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  [`${line}X: ${'a'.repeat(1024 * 1024)}\r\n\r\n`, 431],
  [`${line}Expect: the-unexpected\r\nConnection: close\r\n\r\n`, 417],
  ['CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
];

/** Requests that node:http answers by itself, in its own way, and what it is told; CONNECT used to end the server. */
const answeredBelow: readonly (readonly [bytes: string, statuses: readonly number[]])[] = [
  [`${line}Expect: the-unexpected\r\n\r\n`, [417, 405]],
  // The connection ends with it.
  ['GET / HTTP/1.1\r\n\r\n', [400]],
];

/** THE TABLE: a client that does one odd thing on a connection of its own. */
export const oddClients: Readonly<Record<string, OddClient>> = {
  async malformed({ port, below, right, judged }) {
    const client = await wire(port);
    const [bytes, status] = malformed[below(malformed.length)]!;
    const before = Array.from({ length: below(4) }, right);
    client.send(before.map((each) => each.bytes).join('') + bytes);
    const found: string[] = [];
    for (const request of before) found.push(...(await judged(client, request)));
    const answer = await client.next('GET');
    if (answer?.status !== status)
      found.push(`${JSON.stringify(bytes.slice(0, 60))}: ${answer?.status ?? client.error()}, not ${status}`);
    await client.ended();
    return found;
  },

  async 'CONNECT behind what node:http answers'({ port, below, right, judged }) {
    const client = await wire(port);
    const [bytes, expected] = answeredBelow[below(answeredBelow.length)]!;
    const before = Array.from({ length: below(4) }, right);
    client.send(
      `${before.map((each) => each.bytes).join('')}${bytes}CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    const found: string[] = [];
    for (const request of before) found.push(...(await judged(client, request)));
    for (const status of expected) {
      const answer = await client.next('GET');
      if (answer?.status !== status) found.push(`${answer?.status ?? client.error()}, not ${status}`);
    }
    if ((await client.next('GET')) !== undefined) found.push('more answers than requests');
    return found;
  },

  async 'half-closed'({ port, below, right, judged }) {
    const client = await wire(port);
    const requests = Array.from({ length: 1 + below(8) }, right);
    client.socket.end(requests.map((each) => each.bytes).join(''));
    const found: string[] = [];
    for (const request of requests) found.push(...(await judged(client, request)));
    await client.ended();
    return found;
  },

  async aborted({ port, below, right }) {
    const client = await wire(port);
    const bytes = Array.from({ length: 1 + below(8) }, right)
      .map((each) => each.bytes)
      .join('');
    client.send(bytes.slice(0, below(2) === 0 ? undefined : below(bytes.length)));
    if (below(2) === 0)
      await new Promise<void>((done) =>
        client.socket
          .once('data', () => done())
          .once('close', done)
          .setTimeout(200, done),
      );
    if (below(2) === 0) client.socket.resetAndDestroy();
    else client.close();
    return [];
  },

  /** The offer of another protocol is declined. node:http may have lost what came behind it, so the connection ends. */
  async upgrade({ port, below, right, judged }) {
    const client = await wire(port);
    const fields = [
      ['Connection', 'Upgrade, keep-alive'],
      ['Upgrade', 'h2c'],
    ] as const;
    const ask = { method: 'GET', target: '/robots.txt', headers: fields };
    const bytes = `${line}${fields.map((each) => `${each.join(': ')}\r\n`).join('')}\r\n`;
    client.send(bytes + (below(2) === 0 ? right().bytes : ''));
    const found = await judged(client, { ask, bytes });
    await client.ended();
    return found;
  },

  /** Asks whether its body is wanted, and hears that it is not. */
  async expecting({ port, below, judged }) {
    const client = await wire(port);
    const framing = ['X: y', 'Content-Length: 70000', 'Transfer-Encoding: chunked'][below(3)]!;
    const ask = { method: 'PUT', target: '/robots.txt', headers: [['Expect', '100-continue']] as const };
    const bytes = `PUT /robots.txt HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n${framing}\r\n\r\n`;
    client.send(bytes);
    const found = await judged(client, { ask, bytes });
    await client.ended();
    return found;
  },

  /** Head and body drop by drop, yet in time. */
  async slow({ port, below, right, judged }) {
    const client = await wire(port);
    const request = right();
    const parts = 2 + below(20);
    const size = Math.ceil(request.bytes.length / parts);
    for (let at = 0; at < request.bytes.length; at += size) {
      client.send(request.bytes.slice(at, at + size));
      await new Promise((done) => setTimeout(done, 20));
    }
    const found = await judged(client, request);
    client.close();
    return found;
  },

  /** Reads nothing for a while, of more than the buffers between hold. */
  async 'late reader'({ port, below, judged }) {
    const client = await wire(port);
    const request = {
      ask: { method: 'GET', target: '/docs/api/', headers: [] },
      bytes: 'GET /docs/api/ HTTP/1.1\r\nHost: x\r\n\r\n',
    };
    const count = 1 + below(40);
    client.socket.pause();
    client.send(request.bytes.repeat(count));
    await new Promise((done) => setTimeout(done, below(1000)));
    client.socket.resume();
    const found: string[] = [];
    for (let n = 0; n < count; n++) found.push(...(await judged(client, request)));
    client.close();
    return found;
  },
};
