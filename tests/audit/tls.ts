import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { type Audit, audit } from '../../src/audit/audit.ts';
import { openConnections } from '../../src/audit/connection/http2-client.ts';
import { parseTarget } from '../../src/audit/target.ts';
import { type Request, respond } from '../../src/http/respond.ts';
import { certificate } from './certificates.ts';
import { type Fault, lines, manifest, type Reply, release } from './servers.ts';

export interface TlsOrigin {
  /** Absent: a good one. */
  readonly certificate?: Parameters<typeof certificate>[0];
  readonly isTrusted?: boolean;
  /** A fault over both, and over HTTP/2 alone. */
  readonly fault?: Fault;
  readonly http2Fault?: Fault;
  readonly http2?: boolean;
  /** Answers without TLS; false: nothing does. */
  readonly plain?: RequestListener | false;
}

const origin = 'https://example.com';
const good = certificate();

/** The right answer of a host to http. */
const redirect: RequestListener = (req, res) => void res.writeHead(308, { Location: origin + req.url }).end();

/** Audits an origin with TLS, HTTP/2 and a door without TLS, all on 127.0.0.1. */
export async function auditTls(of: TlsOrigin = {}): Promise<Audit> {
  const { key, cert } = of.certificate ? certificate(of.certificate) : good;
  const listener = (req: IncomingMessage | Http2ServerRequest, res: ServerResponse | Http2ServerResponse) => {
    const request: Request = { method: req.method ?? '', path: req.url ?? '', headers: lines(req.rawHeaders) };
    const right = (asked: Request): Reply => {
      const { status, headers, body } = respond(release, asked);
      return { status, headers: { ...headers }, body };
    };
    const ask = (change: Partial<Request>) => right({ ...request, ...change });
    const fault = req.httpVersion === '2.0' && of.http2Fault ? of.http2Fault : of.fault;
    const { status, headers, body } = fault?.(right(request), request, ask) ?? right(request);
    if (status === 0) return void ('stream' in req ? req.stream.close(2) : req.socket.destroy());
    (res as ServerResponse).writeHead(status, headers);
    res.end(req.method === 'HEAD' ? '' : body);
  };
  const secure = createSecureServer(
    { key, cert, allowHTTP1: true, ALPNProtocols: of.http2 === false ? ['http/1.1'] : ['h2', 'http/1.1'] },
    listener,
  );
  const plain = of.plain === false ? undefined : createServer(of.plain ?? redirect);
  const sockets = new Set<{ destroy(): unknown }>();
  for (const server of [secure, plain])
    server?.on('connection', (socket: { destroy(): unknown }) => sockets.add(socket));
  const [port, plainPort] = [await listening(secure), plain ? await listening(plain) : 1];
  const connection = await openConnections({
    ...{ origin: new URL(origin), timeout: 20_000, concurrency: 4, maxBytes: 2 ** 22 },
    connect: { host: '127.0.0.1', port },
    plain: { origin: new URL('http://example.com'), connect: { host: '127.0.0.1', port: plainPort } },
    ...(of.isTrusted !== false && { ca: cert }),
  });
  const target = parseTarget(manifest);
  if (!target) throw new Error('the manifest is none');
  try {
    const { send, doors } = connection;
    return await audit(target, send, { origin, concurrency: 4, nonce: 'gazette-audit=test', now: Date.now(), doors });
  } finally {
    connection.close();
    for (const socket of sockets) socket.destroy();
    secure.close();
    plain?.close();
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
