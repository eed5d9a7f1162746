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
const handle: RequestListener = ({ method }, response) => {
  response.writeHead(method === 'GET' ? 200 : 405, { 'Content-Length': body.length }).end(Buffer.from(body));
};

async function listening(
  options: ServerOptions = {},
  receive = handle,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = answeringServer(options, receive);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
}

/** The answers until the end: the statuses, and how many bytes. */
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

const head = (version: string, ...fields: string[]) => `POST / HTTP/${version}\r\n${fields.join('\r\n')}\r\n\r\n`;
const chunked = 'Transfer-Encoding: chunked';

type Wrong = readonly [name: string, bytes: string];

const wrong: readonly Wrong[] = [
  ['two Host lines', head('1.1', 'Host: x', 'Host: x')],
  ['two Host lines, one of them last', head('1.1', 'Host: x', 'A: b', 'host: y')],
  ['two Host lines of HTTP/1.0', head('1.0', 'Host: x', 'Host: x')],
  ['two Host lines of CONNECT', head('1.1', 'Host: x', 'Host: x').replace('POST /', 'CONNECT x:1')],
  ['two Host lines of who expects a 100', head('1.1', 'Host: x', 'Host: x', 'Expect: 100-continue')],
  ['two Host lines of who expects what nobody knows', head('1.1', 'Host: x', 'Host: x', 'Expect: it')],
  [
    'two Host lines of who offers another protocol',
    head('1.1', 'Host: x', 'Host: x', 'Connection: Upgrade', 'Upgrade: x'),
  ],
  ...['a b', 'x/y', 'u@x', 'x:y', '[::1', 'x]', '%zz', 'http://x', 'b\u00fccher.example', '"x"'].map(
    (host): Wrong => [`Host: ${host}`, head('1.1', `Host: ${host}`)],
  ),
  ['no Host', head('1.1')],
  ...['0.9', '1.2', '2.0', '3.0', '11'].map((version): Wrong => [`HTTP/${version}`, head(version, 'Host: x')]),
  ['a line without a version', 'GET /\r\n\r\n'],
  ['chunked in HTTP/1.0', `${head('1.0', 'Host: x', chunked)}0\r\n\r\n`],
  ['chunked in HTTP/1.0, with a length', `${head('1.0', chunked, 'Content-Length: 5')}0\r\n\r\n`],
  ...['', 'gzip', 'identity', 'xchunked', 'chunked, gzip', 'chunked, chunked', 'chunked;x=1'].map(
    (coding): Wrong => [
      `Transfer-Encoding: ${coding}`,
      `${head('1.1', 'Host: x', `Transfer-Encoding: ${coding}`)}0\r\n\r\n`,
    ],
  ),
  ['chunked and a length', `${head('1.1', 'Host: x', chunked, 'Content-Length: 5')}0\r\n\r\n`],
  ...['-1', '+3', '3, 3', '3 4', '0x3', '', '9'.repeat(30)].map(
    (length): Wrong => [`Content-Length: ${length}`, head('1.1', 'Host: x', `Content-Length: ${length}`)],
  ),
  ['two lengths', `${head('1.1', 'Host: x', 'Content-Length: 3', 'Content-Length: 4')}abcd`],
  ['a space before a colon', head('1.1', 'Host: x', 'A : b')],
  ['a folded line', head('1.1', 'Host: x', 'A: b', ' c')],
  ['a space before the first field', head('1.1', ' Host: x')],
  ['CR in a value', head('1.1', 'Host: x', 'A: b\rc')],
  ['NUL in a value', head('1.1', 'Host: x', 'A: b\0c')],
];

test.each(wrong)('RFC 9112 wants 400, and the end of the connection: %s', async (_, bytes) => {
  const { statuses } = await heard(port, `${get}${bytes}${get}`);
  expect(statuses).toBe('200,400');
});

test.each(['x', '', 'X_1.example:80', '127.0.0.1:', '[::1]:8080', '%C3%A4.example'])(
  'a Host is right: %j',
  async (host) => {
    expect((await heard(port, head('1.1', `Host: ${host}`, 'Content-Length: 0', 'Connection: close'))).statuses).toBe(
      '405',
    );
  },
);

test.each([
  ['what is no request', 'GARBAGE\r\n\r\n', '400'],
  ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
  ['who expects a 100', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n', '200'],
  ['an expectation that nobody knows, and CONNECT', `${unexpected}${connectRequest}`, '417,405'],
  ['an expectation that nobody knows, and what is no request', `${unexpected}GARBAGE\r\n\r\n`, '417,400'],
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

/** Milliseconds that no test lasts, however busy the machine is. */
const long = 600_000;
const unhurried = { headersTimeout: long, requestTimeout: long, connectionsCheckingInterval: 20 };
const allow = (server: Server, ms: number): void => {
  Object.assign(server, { headersTimeout: ms, requestTimeout: ms });
};

/** Lets node:http hold what has begun for overdue; calls `then` when it has said so, with `ms` for all that follows. */
function overdue(server: Server, ms: number, then: () => void): void {
  server.once('clientError', ({ code }: NodeJS.ErrnoException) => {
    expect(code).toBe('ERR_HTTP_REQUEST_TIMEOUT');
    allow(server, ms);
    then();
  });
  allow(server, 1);
}

/** More than the buffers hold between a server and a client that does not read, and the beginning of a head. */
const cut = `${get.repeat(6)}PUT / HTTP/1.1\r\nHo`;

/** Sends `rest` when the server reads no more, then `drop` again and again; reads nothing until the request is overdue. */
async function late(rest: string, drop: string, ms: number): Promise<{ statuses: string; length: number }> {
  let left = 6;
  let fill = (): void => undefined;
  const full = new Promise<void>((done) => (fill = done));
  const { server, port } = await listening(unhurried, (request, response) => {
    handle(request, response);
    if (--left === 0) fill();
  });
  return heard(port, cut, async (socket) => {
    socket.pause();
    await full;
    socket.write(rest, () => {
      drops(socket, drop);
      overdue(server, ms, () => socket.resume());
    });
  });
}

function drops(socket: Socket, drop: string): void {
  const timer = setInterval(() => socket.writable && socket.write(drop), 20);
  socket.on('close', () => clearInterval(timer));
}

const bytes = (count: number) => `Content-Length: ${count}\r\n\r\n`;

test.concurrent.each([
  ['whole requests', 'st: x\r\n\r\nGARBAGE\r\n\r\n', '', long, '405,400'],
  ['whole bodies', `st: x\r\n${bytes(100_000)}${'b'.repeat(100_000)}${get}GARBAGE\r\n\r\n`, '', long, '405,200,400'],
  ['a head that never ends', 'st: x\r\nX: ', '', 50, '408'],
  ['a head that comes drop by drop', 'st: x\r\nX: ', 'x', 50, '408'],
  ['a body that comes drop by drop', `st: x\r\n${bytes(100_000)}`, 'x', 1_000, '405'],
])('who reads its answers late is heard while it does, and no longer: %s', async (_, rest, drop, ms, statuses) => {
  expect((await late(rest, drop, ms)).statuses).toBe(`200,200,200,200,200,200,${statuses}`);
});

test.concurrent('a whole body is not overdue, however long its answer takes', async () => {
  const { server, port } = await listening(unhurried, (request, response) => {
    if (request.url === '/slow') overdue(server, long, () => handle(request, response));
    else handle(request, response);
  });
  const put = `PUT /slow HTTP/1.1\r\nHost: x\r\n${bytes(100_000)}${'b'.repeat(100_000)}`;
  const { statuses } = await heard(port, `${put}${get}GARBAGE\r\n\r\n`);
  expect(statuses).toBe('405,200,400');
});

test.concurrent('who hears nothing is given up, however often it sends a drop', async () => {
  const { server, port } = await listening(unhurried, ({ socket }) => {
    socket.setTimeout(150);
    overdue(server, long, () => undefined);
  });
  const request = `${get}GET / HTTP/1.1\r\nX: `;
  await expect(heard(port, request, (socket) => drops(socket, 'x'))).rejects.toThrow('ECONNRESET');
});
