import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { drain } from '../../../../src/hosts/server/programs/drain.ts';
import { answerWrongRequests } from '../../../../src/hosts/server/programs/wrong-requests.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
});

const body = 'b'.repeat(3_000_000);
const handle: RequestListener = ({ method }, response) => {
  response.writeHead(method === 'GET' ? 200 : 405, { 'Content-Length': body.length }).end(Buffer.from(body));
};

async function listening(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(handle);
  answerWrongRequests(server, handle);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
}

/** What comes back until the end: the statuses, and how many bytes. */
function heard(port: number, bytes: string, then?: () => void): Promise<{ statuses: string; length: number }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes, then));
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
