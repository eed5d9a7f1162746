import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Request } from '../../http/respond.ts';

/** Answer as received: no redirect followed, nothing decompressed. */
export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case; a field that came on several lines is joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Sends a request. Rejects with TransportError without a whole answer. */
export type SendRequest = (request: Request) => Promise<ReceivedResponse>;

/** A connection to one origin, until closed. */
export interface Connection {
  readonly send: SendRequest;
  close(): void;
}

/** No whole answer: no connection, a broken one, a time-out, a certificate that is not trusted, an endless body. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  /** Whether an answer broke off. */
  readonly isCut: boolean;
  constructor(message: string, isCut = false) {
    super(message);
    this.isCut = isCut;
  }
}

export interface HttpClientOptions extends OriginRoute {
  /** Per whole answer, in milliseconds. */
  readonly timeout: number;
  readonly concurrency: number;
  /** Maximum body size, in bytes. */
  readonly maxBytes: number;
}

/** Opens keep-alive connections to an origin; close() ends them. */
export function createHttpClient(options: HttpClientOptions): Connection {
  const { timeout, concurrency, maxBytes, ca } = options;
  const { tls, field, host, port, servername } = resolveSocketAddress(options);
  const agent = new (tls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: concurrency });
  const fixed: RequestOptions & { servername?: string; ca?: string } = {
    ...{ agent, host, port, setHost: false },
    ...(tls && { servername }),
    ...(ca !== undefined && { ca }),
  };

  const once = ({ method, path, headers }: Request) =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      const signal = AbortSignal.timeout(timeout);
      const outgoing = (tls ? httpsRequest : httpRequest)({
        ...fixed,
        method,
        path,
        headers: { Host: field, 'User-Agent': 'gazette-audit', ...headers },
        signal,
      });
      const fail = (error: NodeJS.ErrnoException) =>
        reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? stale : toTransportError(error, timeout));
      outgoing.on('error', fail);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const cut = (error: NodeJS.ErrnoException) =>
          reject(
            (!signal.aborted && cutError(error, incoming)) ||
              toTransportError(signal.aborted ? signal.reason : error, timeout),
          );
        outgoing.off('error', fail).on('error', cut);
        incoming.on('error', cut);
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size > maxBytes) {
            reject(new TransportError(`more than ${maxBytes} bytes came`));
            outgoing.destroy();
          }
          chunks.push(chunk);
        });
        incoming.on('end', () => resolve(answer(incoming, Buffer.concat(chunks))));
      });
      outgoing.end();
    });

  return {
    // A server may close an idle connection just when it is used again (RFC 9112 §9.3.1): requests are repeated, which
    // is safe, as the origin acts on none.
    send: (request) =>
      once(request).catch((error) => {
        if (error === stale) return once(request);
        throw error;
      }),
    close: () => agent.destroy(),
  };
}

const stale = new TransportError('the connection was closed');

function answer(incoming: IncomingMessage, body: Uint8Array): ReceivedResponse {
  const headers: Record<string, string> = Object.create(null);
  const { rawHeaders } = incoming;
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [field = '', value = ''] = rawHeaders.slice(i, i + 2);
    const name = field.toLowerCase();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { status: incoming.statusCode ?? 0, headers, body };
}

/** Error of wrong framing, or of a connection closed within the body (RFC 9112 §8). */
function cutError({ code = '' }: NodeJS.ErrnoException, { headers }: IncomingMessage): TransportError | undefined {
  if (code !== 'ECONNRESET' && !code.startsWith('HPE_')) return undefined;
  const length = headers['content-length'];
  return new TransportError(
    `a body that breaks off or does not fit its ${length === undefined ? 'chunks' : `Content-Length: ${length}`}`,
    true,
  );
}

/** Turns an error into one line. */
export function toTransportError(
  error: Error & { readonly code?: string | undefined },
  timeout: number,
): TransportError {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new TransportError(`no answer within ${timeout} ms`);
  // Several addresses failed: the aggregate has no message.
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  return new TransportError(first.message);
}

/** Origin, and how to reach it. */
export interface OriginRoute {
  readonly origin: URL;
  /** Host field and TLS name, if they differ from the origin. */
  readonly hostHeader?: string | undefined;
  /** Address to connect to, if the name does not lead there. */
  readonly connect?: { readonly host: string; readonly port: number } | undefined;
  /** Certificates to trust besides those of Node, as PEM. */
  readonly ca?: string | undefined;
}

/** A route for sockets. */
interface SocketAddress {
  readonly tls: boolean;
  /** Value of the Host field. */
  readonly field: string;
  readonly host: string;
  readonly port: number;
  /** Server name (RFC 6066 §3), never an address; none if empty. */
  readonly servername: string;
}

export function resolveSocketAddress({ origin, hostHeader, connect }: OriginRoute): SocketAddress {
  const tls = origin.protocol === 'https:';
  const field = hostHeader ?? origin.host;
  const name = bare(field.replace(/:\d+$/, ''));
  return {
    tls,
    field,
    host: connect?.host ?? bare(origin.hostname),
    port: connect?.port ?? (origin.port === '' ? (tls ? 443 : 80) : Number(origin.port)),
    servername: isIP(name) ? '' : name,
  };
}

/** Removes the brackets of an IPv6 address for connect(). */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

/** Certificate of an origin, seen before the first request. */
export interface TlsCertificate {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Node's error code if untrusted; undefined otherwise. */
  readonly distrust: string | undefined;
  /** Names of the subject. */
  readonly names: string;
  /** Whether the origin offers HTTP/2. */
  readonly http2: boolean;
}

/** Opens one connection, and sends nothing on it. Rejects with TransportError when there is no TLS. */
export function fetchCertificate(route: OriginRoute, timeout: number): Promise<TlsCertificate> {
  const { host, port, servername } = resolveSocketAddress(route);
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...{ host, port, servername, ALPNProtocols: ['h2', 'http/1.1'] },
      // Untrusted certificates must be seen too.
      rejectUnauthorized: false,
      ...(route.ca !== undefined && { ca: route.ca }),
    });
    socket.setTimeout(timeout, () => socket.destroy(new TransportError(`no answer within ${timeout} ms`)));
    socket.on('error', (error) => reject(toTransportError(error, timeout)));
    socket.on('secureConnect', () => {
      resolve(shownBy(socket));
      socket.destroy();
    });
  });
}

function shownBy(socket: TLSSocket): TlsCertificate {
  const { valid_from, valid_to, subjectaltname, subject } = socket.getPeerCertificate();
  const error: Error | string | null = socket.authorizationError;
  return {
    from: Date.parse(valid_from),
    to: Date.parse(valid_to),
    // Typed as Error, but really an error code.
    distrust: socket.authorized ? undefined : String(error),
    names: subjectaltname?.replaceAll('DNS:', '') ?? String(subject?.CN ?? '(none)'),
    http2: socket.alpnProtocol === 'h2',
  };
}
