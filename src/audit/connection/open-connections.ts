import type { Transports } from '../transports/transports.ts';
import { fetchCertificate, type TlsCertificate } from './certificate.ts';
import { createHttpClient, type HttpClientOptions, type SendRequest, TransportError } from './client.ts';
import { createHttp2Client } from './http2-client.ts';

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
