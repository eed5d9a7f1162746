import { connect, type TLSSocket } from 'node:tls';
import { addressOf, type Route } from './address.ts';
import { TransportError, transportError } from './client.ts';

/** What an origin shows of itself before the first request. */
export interface Certificate {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Node's code of why it is not trusted; undefined when it is. */
  readonly distrust: string | undefined;
  /** The names that it is for. */
  readonly names: string;
  /** The origin speaks HTTP/2 as well. */
  readonly http2: boolean;
}

/** Opens one connection, and sends nothing on it. Rejects with TransportError when there is no TLS. */
export function certificateOf(route: Route, timeout: number): Promise<Certificate> {
  const { host, port, servername } = addressOf(route);
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...{ host, port, servername, ALPNProtocols: ['h2', 'http/1.1'] },
      // An untrusted certificate is what is looked for.
      rejectUnauthorized: false,
      ...(route.ca !== undefined && { ca: route.ca }),
    });
    socket.setTimeout(timeout, () => socket.destroy(new TransportError(`no answer within ${timeout} ms`)));
    socket.on('error', (error) => reject(transportError(error, timeout)));
    socket.on('secureConnect', () => {
      resolve(shownBy(socket));
      socket.destroy();
    });
  });
}

function shownBy(socket: TLSSocket): Certificate {
  const { valid_from, valid_to, subjectaltname, subject } = socket.getPeerCertificate();
  const error: Error | string | null = socket.authorizationError;
  return {
    from: Date.parse(valid_from),
    to: Date.parse(valid_to),
    // Typed as an error, it is the code of one.
    distrust: socket.authorized ? undefined : String(error),
    names: subjectaltname?.replaceAll('DNS:', '') ?? String(subject?.CN ?? '(none)'),
    http2: socket.alpnProtocol === 'h2',
  };
}
