// node:http, which Bun and Deno speak too: their own servers rewrite a target before a handler sees it.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { drain } from './drain.ts';
import type handlerOf from './handler.ts';
import type { Handler } from './handler.ts';
import type { LogLine } from './listener.ts';
import { answeringServer } from './wrong-requests.ts';

const { PORT = '8080', HOST = '127.0.0.1', ACCESS_LOG = 'off', DIST } = process.env;

const options = {
  // Longer than the minute for which load balancers keep idle connections: they would write to a closed one.
  keepAliveTimeout: 65_000,
  // A client that sends its request drop by drop holds a connection no longer than this.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds without a byte after which a client that does not read its answer is given up. */
const stalledMs = 30_000;

// Once: later the folder that this program came from may be gone, with the oldest of the releases.
const own = dirname(realpathSync(fileURLToPath(import.meta.url)));
const server = answeringServer(options, (request, response) => handle(request, response));
server.timeout = stalledMs;
// A head has 16 KB, in however many lines: node:http would not tell of those after the 2,000th.
server.maxHeadersCount = 0;
// A request takes the release once: the one that is current when it comes.
let handle = await load().catch((error): never => {
  console.error(`Cannot serve: ${messageOf(error)}`);
  process.exit(1);
});

/** The handler of the current release: its own code, table and files, by the place where they really are. */
async function load(): Promise<Handler> {
  const config = currentConfig();
  const { default: make }: { default: typeof handlerOf } = await import(
    pathToFileURL(join(config, 'handler.mjs')).href
  );
  const dist = DIST ?? distBeside(config);
  return make({ config, dist, server, log: ACCESS_LOG === 'on' ? print : undefined });
}

/** Below BASE/releases/… the folder of the release that BASE/current names, which a deployment moves; else our own. */
function currentConfig(): string {
  const current = join(own, '../../../current/config');
  return basename(join(own, '../..')) === 'releases' && existsSync(current) ? realpathSync(current) : own;
}

/** In a release beside its configuration; where it was built a folder above. */
function distBeside(config: string): string {
  const beside = join(config, '../dist');
  return existsSync(beside) ? beside : join(config, '../../dist');
}

function print(line: LogLine): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => drain(server));
process.on('SIGHUP', async () => {
  try {
    handle = await load();
    console.log('Serving the current release');
  } catch (error) {
    // A release that cannot be served leaves the one before in its place.
    console.error(`Still serving the release before: ${messageOf(error)}`);
  }
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.message);
  // A connection that could not be accepted, where the system has no more files to give, is no end: the next one can.
  if (error.syscall !== 'accept') process.exitCode = 1;
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`Listening on http://${HOST}:${port}`);
});

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
