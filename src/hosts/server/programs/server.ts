// node:http, which Bun and Deno speak too: their own servers rewrite a target before a handler sees it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { originOf, type RouteTable } from '../../../http/route-table.ts';
import { filesOf } from './files-of.ts';
import { type LogLine, listener } from './listener.ts';
import { readBodies } from './read-bodies.ts';

const { PORT = '8080', HOST = '127.0.0.1', ACCESS_LOG = 'off', DIST } = process.env;

const options = {
  // Longer than the minute for which load balancers keep idle connections: they would write to a closed one.
  keepAliveTimeout: 65_000,
  // A client that sends its request drop by drop holds a connection no longer than this.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

const site: RouteTable = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));
const server = createServer(options);
server.on('request', listener(originOf(site), load(), server, ACCESS_LOG === 'on' ? print : undefined));

function load(): ReadonlyMap<string, Uint8Array> {
  const folder = DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));
  try {
    return readBodies(folder, filesOf(site));
  } catch (error) {
    console.error(`Cannot serve ${folder}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

function print(line: LogLine): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
}

function stop(): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
}

process.once('SIGTERM', stop).once('SIGINT', stop);
server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`Listening on http://${HOST}:${port}`);
});
