import type { TlsCertificate } from '../connection/certificate.ts';
import type { SendRequest } from '../connection/client.ts';

/** Other connections to an origin. */
export interface Transports {
  /** Only with TLS. */
  readonly certificate?: TlsCertificate | undefined;
  /** HTTP/2 to that origin. */
  readonly http2?: SendRequest | undefined;
  /** Plain HTTP, which should redirect to the origin. */
  readonly plain?: SendRequest | undefined;
}
