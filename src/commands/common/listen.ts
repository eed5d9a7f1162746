import type { Server } from 'node:http';
import { isSystemError } from '../../core/system-error.ts';
import { UsageError } from './arguments.ts';

/** Only this machine may connect: what is served is not published yet. */
export const loopbackHost = '127.0.0.1';

/** Reads --port; throws UsageError. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw new UsageError(`--port is a number from 1 to 65535, not "${text}".`);
  return port;
}

/** Listens on the first free port from `port` on, at most 100 further. */
export async function listen(server: Server, port: number, tries = 100): Promise<number> {
  try {
    await new Promise<void>((done, fail) => {
      server
        .once('error', fail)
        .listen(port, loopbackHost, () => done(server.removeListener('error', fail) && undefined));
    });
    return port;
  } catch (error) {
    if (!isSystemError(error, 'EADDRINUSE') || tries === 0 || port === 65_535) throw error;
    return listen(server, port + 1, tries - 1);
  }
}

/** Waits until the process is asked to end. */
export function waitForClose(server: Server): Promise<void> {
  return new Promise((done) => {
    server.once('close', done);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
    }
  });
}
