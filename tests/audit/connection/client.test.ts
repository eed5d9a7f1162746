import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpClient, type HttpClientOptions, TransportError } from '../../../src/audit/connection/client.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function listen(listener: RequestListener): Promise<number> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
  return (server.address() as AddressInfo).port;
}

function connectTo(port: number, options: Partial<HttpClientOptions> = {}) {
  const origin = new URL(`http://127.0.0.1:${port}`);
  const made = createHttpClient({ origin, timeout: 5000, concurrency: 2, maxBytes: 1000, ...options });
  open.push(made);
  return (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') =>
    made.send({ method, path, headers });
}

test('sends targets and repeated lines as they are, and follows no redirect', async () => {
  const port = await listen((req, res) => {
    const seen = { url: req.url, accept: req.rawHeaders.filter((_, i, all) => all[i - 1]?.toLowerCase() === 'accept') };
    res.writeHead(308, { Location: '/y', Vary: ['Accept', 'Accept-Encoding'] }).end(JSON.stringify(seen));
  });
  const { status, headers, body } = await connectTo(port)('//x/%2e%2e/%00', { accept: ['a/b', 'c/d'] });
  expect(status).toBe(308);
  expect(headers).toMatchObject({ location: '/y', vary: 'Accept, Accept-Encoding' });
  expect(JSON.parse(Buffer.from(body).toString())).toEqual({ url: '//x/%2e%2e/%00', accept: ['a/b', 'c/d'] });
});

test('goes where it is told, and asks for the host it is told', async () => {
  const port = await listen((req, res) => void res.end(req.headers.host));
  const connect = { host: '127.0.0.1', port };
  const hostOf = async (options: Partial<HttpClientOptions>) =>
    Buffer.from((await connectTo(1, options)('/')).body).toString();
  expect(await hostOf({ connect })).toBe('127.0.0.1:1');
  expect(await hostOf({ connect, origin: new URL('http://no-such-name.invalid') })).toBe('no-such-name.invalid');
  expect(await hostOf({ connect, hostHeader: 'example.com' })).toBe('example.com');
});

test('asks again when the server has closed an idle connection', async () => {
  let connections = 0;
  const server = createSocketServer((socket) => {
    connections++;
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx');
      // The next request on this connection meets a reset.
      socket.once('data', () => socket.resetAndDestroy());
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const send = connectTo((server.address() as AddressInfo).port, { concurrency: 1 });
  for (let i = 0; i < 3; i++) expect((await send('/')).status).toBe(200);
  expect(connections).toBe(3);
});

describe('TransportError for', () => {
  const failing = (send: ReturnType<typeof connectTo>) => expect(send('/')).rejects;

  test('a port that nobody listens on', async () => {
    await failing(connectTo(1)).toThrow(TransportError);
    await failing(connectTo(1)).toThrow('ECONNREFUSED');
  });

  test('a name that nobody has', async () => {
    await failing(connectTo(1, { origin: new URL('http://no-such-name.invalid') })).toThrow(TransportError);
  });

  test('silence', async () => {
    const port = await listen(() => undefined);
    await failing(connectTo(port, { timeout: 50 })).toThrow('no answer within 50 ms');
  });

  test('a body that never ends', async () => {
    const port = await listen((_, res) => {
      res.write('x');
      const timer = setInterval(() => res.write('x'), 10);
      res.on('close', () => clearInterval(timer));
    });
    await failing(connectTo(port, { timeout: 100 })).toThrow('no answer within 100 ms');
  });

  test('a body that is too long', async () => {
    const port = await listen((_, res) => void res.end('x'.repeat(100_000)));
    await failing(connectTo(port)).toThrow('more than 1000 bytes came');
  });

  test('a body that breaks off', async () => {
    const port = await listen((_, res) => {
      res.writeHead(200, { 'Content-Length': '10' }).write('x', () => void res.destroy());
    });
    await failing(connectTo(port)).toThrow(TransportError);
  });

  test('TLS where there is none', async () => {
    const port = await listen((_, res) => void res.end());
    await failing(connectTo(port, { origin: new URL(`https://127.0.0.1:${port}`) })).toThrow(TransportError);
  });
});
