import type { RequestListener, Server, ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { drain } from '../../../../src/hosts/server/programs/drain.ts';
import { answeringServer } from '../../../../src/hosts/server/programs/wrong-requests.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
});

const body = 'b'.repeat(3_000_000);
const handle: RequestListener = ({ method, url }, response) => {
  if (url === '/slow') setTimeout(answer, 500);
  else answer();
  function answer() {
    response.writeHead(method === 'GET' ? 200 : 405, { 'Content-Length': body.length }).end(Buffer.from(body));
  }
};

async function listening(options: ServerOptions = {}): Promise<{ readonly server: Server; readonly port: number }> {
  const server = answeringServer(options, handle);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
}

/** What comes back until the end: the statuses, and how many bytes. */
function heard(
  port: number,
  bytes: string,
  then?: (socket: Socket) => void,
): Promise<{ statuses: string; length: number }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(bytes, () => then?.(socket)),
    );
    socket.setEncoding('latin1').on('data', (data) => (text += data));
    socket.on('end', () => socket.end()).on('error', reject);
    socket.on('close', () => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status).join();
      resolve({ statuses, length: text.length });
    });
  });
}

const { port } = await listening();
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const unexpected = 'GET / HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\n\r\n';
const connectRequest = 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  ['bytes that are no request', 'GARBAGE\r\n\r\n', '400'],
  ['a head of 64 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`, '431'],
  ['a head of 4 MB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(4_194_304)}\r\n\r\n`, '431'],
  [
    'extensions of a chunk that are too long',
    `PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0;${'x'.repeat(20_000)}\r\n\r\n`,
    '405',
  ],
  [
    'a body that is wrong: it had its answer',
    'PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    '405',
  ],
  ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
  ['who expects a 100', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n', '200'],
] as const)('%s', async (_, bytes, status) => {
  expect((await heard(port, bytes)).statuses).toBe(status);
});

test.each([
  ['what is no request', 'GARBAGE\r\n\r\n', '400'],
  ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
  ['who expects a 100', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n', '200'],
  ['what node:http answers itself, and CONNECT', `${unexpected}${connectRequest}`, '417,405'],
  ['what node:http answers itself, and what is no request', `${unexpected}GARBAGE\r\n\r\n`, '417,400'],
  ['what node:http answers with an end, and CONNECT', `GET / HTTP/1.1\r\n\r\n${connectRequest}`, '400'],
  ['what node:http answers with an end, and what is no request', 'GET / HTTP/1.1\r\n\r\nGARBAGE\r\n\r\n', '400'],
])('requests before %s are answered whole, and in their order', async (_, bytes, status) => {
  const { statuses, length } = await heard(port, get.repeat(3) + bytes);
  expect(statuses).toBe(`200,200,200,${status}`);
  expect(length).toBeGreaterThan(3 * body.length);
});

test('a server that ends answers what was sent, hangs up on who waits, and lets nobody in', async () => {
  const { server, port: other } = await listening();
  const closed = new Promise((done) => server.once('close', done));
  // Sent, and not read yet: the end comes first.
  const answer = heard(other, get.replace('Host', 'Connection: close\r\nHost'), () => drain(server));
  expect((await answer).statuses).toBe('200');
  await closed;
  await expect(heard(other, get)).rejects.toThrow('ECONNREFUSED');
});

const hasty = await listening({ headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 });

/** More than the buffers hold between a server and a client that does not read, and the beginning of a head. */
const cut = `${get.repeat(6)}PUT / HTTP/1.1\r\nHo`;

/** Reads nothing for longer than a request may take; sends the rest soon, and `drop` again and again thereafter. */
function late(rest: string, drop: string): Promise<{ statuses: string; length: number }> {
  return heard(hasty.port, cut, (socket) => {
    socket.pause();
    setTimeout(() => socket.write(rest, () => drops(socket, drop)), 30);
    setTimeout(() => socket.resume(), 500);
  });
}

function drops(socket: Socket, drop: string): void {
  const timer = setInterval(() => socket.writable && socket.write(drop), 20);
  socket.on('close', () => clearInterval(timer));
}

const bytes = (count: number) => `Content-Length: ${count}\r\n\r\n`;

test.concurrent.each([
  ['whole requests', 'st: x\r\n\r\nGARBAGE\r\n\r\n', '', '405,400'],
  ['whole bodies', `st: x\r\n${bytes(100_000)}${'b'.repeat(100_000)}${get}GARBAGE\r\n\r\n`, '', '405,200,400'],
  ['a head that never ends', 'st: x\r\nX: ', '', '408'],
  ['a head that comes drop by drop', 'st: x\r\nX: ', 'x', '408'],
  ['a body that comes drop by drop', `st: x\r\n${bytes(100_000)}`, 'x', '405'],
])('who reads its answers late is heard while it does, and no longer: %s', async (_, rest, drop, statuses) => {
  expect((await late(rest, drop)).statuses).toBe(`200,200,200,200,200,200,${statuses}`);
});

test.concurrent('a whole body is not overdue, however long its answer takes', async () => {
  const put = `PUT /slow HTTP/1.1\r\nHost: x\r\n${bytes(100_000)}${'b'.repeat(100_000)}`;
  const { statuses } = await heard(hasty.port, `${put}${get}GARBAGE\r\n\r\n`);
  expect(statuses).toBe('405,200,400');
});

test.concurrent('who hears nothing is given up, however often it sends a drop', async () => {
  const { server, port: other } = await listening({ headersTimeout: 100, connectionsCheckingInterval: 20 });
  server.timeout = 150;
  const request = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX: ';
  await expect(heard(other, request, (socket) => drops(socket, 'x'))).rejects.toThrow('ECONNRESET');
});
