import type { Certificate } from '../connection/certificate.ts';
import type { Send } from '../connection/client.ts';

/** The other ways into an origin, as far as it has them. */
export interface Doors {
  /** Of an origin with TLS. */
  readonly certificate?: Certificate | undefined;
  /** The same origin over HTTP/2. */
  readonly http2?: Send | undefined;
  /** The same name without TLS, which should lead to the origin. */
  readonly plain?: Send | undefined;
}
