import { connect, type TLSSocket } from 'node:tls';
import { type OriginRoute, resolveSocketAddress, TransportError, toTransportError } from './client.ts';

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
