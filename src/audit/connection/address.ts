import { isIP } from 'node:net';

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
