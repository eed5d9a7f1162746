import { type ClientHttp2Session, type ClientHttp2Stream, connect, type IncomingHttpHeaders } from 'node:http2';
import type { Request } from '../../http/respond.ts';
import type { Transports } from '../transports/transports.ts';
import {
  type Connection,
  createHttpClient,
  fetchCertificate,
  type HttpClientOptions,
  type ReceivedResponse,
  resolveSocketAddress,
  type SendRequest,
  type TlsCertificate,
  TransportError,
  toTransportError,
} from './client.ts';

/** Like createHttpClient(), over HTTP/2 and one connection (RFC 9113); for origins that offer it. */
function createHttp2Client(options: HttpClientOptions): Connection {
  const { timeout, maxBytes, ca } = options;
  const { tls, field, host, port, servername } = resolveSocketAddress(options);
  const scheme = tls ? 'https' : 'http';
  let session: ClientHttp2Session | undefined;
  const open = (): ClientHttp2Session => {
    if (session && !session.destroyed && !session.closed) return session;
    const authority = `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
    session = connect(authority, { ...(tls && { servername }), ...(ca !== undefined && { ca }) });
    // Every request fails too.
    session.on('error', () => undefined);
    return session;
  };
  const send = ({ method, path, headers }: Request) =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      const names = { ':method': method, ':path': path, ':scheme': scheme, ':authority': field };
      const fields = Object.entries({ 'user-agent': 'gazette-audit', ...headers }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, [value].flat().join(', ')]],
      );
      const fail = (error: Error) => reject(toTransportError(error, timeout));
      try {
        const used = open();
        used.once('error', fail);
        const stream = used.request(
          { ...names, ...Object.fromEntries(fields) },
          { signal: AbortSignal.timeout(timeout) },
        );
        stream.on('close', () => used.off('error', fail));
        receive(stream, maxBytes, resolve, fail);
      } catch (error) {
        fail(error as Error);
      }
    });
  return { send, close: () => session?.destroy() };
}

function receive(
  stream: ClientHttp2Stream,
  maxBytes: number,
  resolve: (answer: ReceivedResponse) => void,
  fail: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let headers: ReceivedResponse['headers'] = {};
  stream.on('error', fail);
  stream.on('response', (fields) => {
    status = fields[':status'] ?? 0;
    headers = plainFields(fields);
  });
  stream.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > maxBytes) stream.destroy(new Error(`more than ${maxBytes} bytes came`));
    chunks.push(chunk);
  });
  stream.on('end', () => resolve({ status, headers, body: Buffer.concat(chunks) }));
  // The stream was reset, or the connection closed, before an answer.
  stream.on('close', () => fail(new Error('the stream was closed')));
  stream.end();
}

/** Drops pseudo fields; joins repeated fields with ", ". */
function plainFields(fields: IncomingHttpHeaders): ReceivedResponse['headers'] {
  const named = Object.entries(fields).filter(([name]) => !name.startsWith(':'));
  return Object.assign(
    Object.create(null),
    Object.fromEntries(named.map(([name, value]) => [name, [value ?? ''].flat().join(', ')])),
  );
}

interface OpenConnectionsOptions extends HttpClientOptions {
  /** Plain HTTP by the same name; absent: not tested. */
  readonly plain?: Pick<HttpClientOptions, 'origin' | 'connect'> | undefined;
}

/** Reads the certificate of an origin, and opens all its connections. close() ends them. */
export async function openConnections(
  options: OpenConnectionsOptions,
): Promise<{ send: SendRequest; doors: Transports; close(): void }> {
  const { origin, plain } = options;
  const certificate = origin.protocol === 'https:' ? await certificateIfAny(options) : undefined;
  const usual = createHttpClient(options);
  const http2 = certificate?.http2 ? createHttp2Client(options) : undefined;
  const withoutTls = plain && createHttpClient({ ...options, ...plain });
  return {
    send: usual.send,
    doors: { certificate, http2: http2?.send, plain: withoutTls?.send },
    close() {
      for (const connection of [usual, http2, withoutTls]) connection?.close();
    },
  };
}

/** Ignores a missing TLS: the first requests report it. */
async function certificateIfAny(options: HttpClientOptions): Promise<TlsCertificate | undefined> {
  try {
    return await fetchCertificate(options, options.timeout);
  } catch (error) {
    if (error instanceof TransportError) return undefined;
    throw error;
  }
}
