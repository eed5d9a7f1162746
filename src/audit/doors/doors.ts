import type { Certificate } from '../connection/certificate.ts';
import type { Send } from '../connection/client.ts';

/** Other connections to an origin. */
export interface Doors {
  /** Only with TLS. */
  readonly certificate?: Certificate | undefined;
  /** HTTP/2 to that origin. */
  readonly http2?: Send | undefined;
  /** Plain HTTP, which should redirect to the origin. */
  readonly plain?: Send | undefined;
}
