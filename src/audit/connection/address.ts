import { isIP } from 'node:net';

/** Who is asked, and by which way. */
export interface Route {
  readonly origin: URL;
  /** Host to ask for, when it is not that of the origin: as Host field, and for TLS. */
  readonly hostHeader?: string | undefined;
  /** Where to connect, when it is not where the origin's name leads. */
  readonly connect?: { readonly host: string; readonly port: number } | undefined;
  /** Certificates that are trusted besides those of Node, as PEM. */
  readonly ca?: string | undefined;
}

/** A route as sockets take it. */
export interface Address {
  readonly tls: boolean;
  /** Value of the Host field. */
  readonly field: string;
  readonly host: string;
  readonly port: number;
  /** RFC 6066 §3: a name, never an address; the empty one sends none. */
  readonly servername: string;
}

export function addressOf({ origin, hostHeader, connect }: Route): Address {
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

/** URL writes an IPv6 address in brackets, connect() wants it without. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}
