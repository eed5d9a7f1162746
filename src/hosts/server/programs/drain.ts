import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds for which a client that waits may still ask: its request may be on its way. It gets the last answer. */
const graceMs = 1000;

/** Milliseconds after which nobody is waited for. */
const lastMs = 10_000;

/** Ends a server: no new connection, an answer to every request that was sent, and an end whatever clients do. */
export function drain(server: Server): void {
  // close() of node:http hangs up at once on whoever waits, and so on requests that it has not read yet.
  if (server instanceof NetServer) NetServer.prototype.close.call(server);
  else (server as Server).close();
  setTimeout(() => server.closeIdleConnections(), graceMs).unref();
  setTimeout(() => server.closeAllConnections(), lastMs).unref();
}
