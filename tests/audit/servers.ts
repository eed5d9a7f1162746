import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Audit, audit } from '../../src/audit/audit.ts';
import { createHttpClient } from '../../src/audit/connection/client.ts';
import { parseTarget } from '../../src/audit/target.ts';
import type { Headers, Release } from '../../src/core/release.ts';
import { type Request, respond } from '../../src/http/respond.ts';
import { exampleRelease } from '../hosts/release.ts';
import { renderManifest } from '../support/render-manifest.ts';
import { sendBadly, type Wire } from './wire.ts';

/** The example with a few documents of each kind: hundreds of origins are audited. */
export const release = smaller(exampleRelease());
export const manifest = renderManifest(release);

/** An answer that a broken server may change as it likes. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** How it is sent, if not properly: see wire.ts. */
  wire?: Wire;
}

/** A broken server: it is given the right answer, and the means to ask for another. */
export type Fault = (reply: Reply, request: Request, ask: (change: Partial<Request>) => Reply) => Reply | undefined;

/** Serves a release with a fault, and runs `use` while it stands. */
export async function serving<T>(
  fault: Fault | undefined,
  use: (origin: URL) => Promise<T>,
  of: Release = release,
): Promise<T> {
  const right = (request: Request): Reply => {
    const { status, headers, body } = respond(of, request);
    return { status, headers: { ...headers }, body };
  };
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    const request: Request = { method: req.method!, path: req.url!, headers: lines(req.rawHeaders) };
    const ask = (change: Partial<Request>) => right({ ...request, ...change });
    const reply = fault?.(right(request), request, ask) ?? right(request);
    // No status: the connection breaks.
    if (reply.status === 0) return void req.socket.destroy();
    if (reply.wire) return sendBadly(res, reply);
    const { 'Content-Length': _, ...headers } = reply.headers as Headers;
    res.writeHead(reply.status, headers).end(req.method === 'HEAD' ? undefined : reply.body);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Audits a running origin. */
export async function auditOf(origin: URL, of = manifest, timeout = 20_000): Promise<Audit> {
  const { send, close } = createHttpClient({ origin, timeout, concurrency: 4, maxBytes: 2 ** 22 });
  try {
    const settings = { origin: origin.origin, concurrency: 4, nonce: 'gazette-audit=test', now: Date.now() };
    return await audit(parseTarget(of)!, send, settings);
  } finally {
    close();
  }
}

/** Audits a server with a fault. */
export function auditWith(fault?: Fault, of?: Release): Promise<Audit> {
  return serving(fault, (origin) => auditOf(origin, of && renderManifest(of)), of);
}

export function lines(rawHeaders: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = Object.create(null);
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!.toLowerCase();
    found[name] ??= [];
    found[name]!.push(rawHeaders[i + 1]!);
  }
  return found;
}

function smaller(whole: Release): Release {
  const isKept = (path: string) =>
    !/^\/(?:accessibility|auth|clinical-safety|security|terms|llms-full)[./]/.test(path) &&
    !/^\/(?:questions|docs\/api|solutions|industries|products)\/./.test(path) &&
    !/^\/assets\/og\.(?!178)|^\/api\/v1\/(?:industries|solutions)/.test(path);
  return {
    ...whole,
    routes: new Map([...whole.routes].filter(([path]) => isKept(path))),
    redirects: new Map([...whole.redirects].filter(([, to]) => isKept(to))),
  };
}
