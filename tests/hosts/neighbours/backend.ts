import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An application behind a proxy: it tells what it was asked, and echoes in capitals on an upgraded connection. */
export interface Backend {
  /** `127.0.0.1:1234` */
  readonly address: string;
  stop(): Promise<unknown>;
}

export async function startBackend(): Promise<Backend> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const told = Object.entries(headers).filter(
      ([name]) => /^(?:host|accept|x-|range)/.test(name) && name !== 'x-forwarded-for',
    );
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('X-Backend', 'yes');
    response.end(
      JSON.stringify({ method, url, headers: Object.fromEntries(told.sort()), filler: 'filler '.repeat(200) }),
    );
  });
  server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.once('data', (data) => socket.end(String(data).toUpperCase()));
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: `127.0.0.1:${port}`, stop };
}
