import type { Doors } from '../doors/doors.ts';
import { type Certificate, certificateOf } from './certificate.ts';
import { type ClientOptions, client, type Send, TransportError } from './client.ts';
import { http2Client } from './http2-client.ts';

export interface OpenOptions extends ClientOptions {
  /** Plain HTTP by the same name; absent: not tested. */
  readonly plain?: Pick<ClientOptions, 'origin' | 'connect'> | undefined;
}

/** Reads the certificate of an origin, and opens all its connections. close() ends them. */
export async function open(options: OpenOptions): Promise<{ send: Send; doors: Doors; close(): void }> {
  const { origin, plain } = options;
  const certificate = origin.protocol === 'https:' ? await certificateIfAny(options) : undefined;
  const usual = client(options);
  const http2 = certificate?.http2 ? http2Client(options) : undefined;
  const withoutTls = plain && client({ ...options, ...plain });
  return {
    send: usual.send,
    doors: { certificate, http2: http2?.send, plain: withoutTls?.send },
    close() {
      for (const connection of [usual, http2, withoutTls]) connection?.close();
    },
  };
}

/** Ignores a missing TLS: the first requests report it. */
async function certificateIfAny(options: ClientOptions): Promise<Certificate | undefined> {
  try {
    return await certificateOf(options, options.timeout);
  } catch (error) {
    if (error instanceof TransportError) return undefined;
    throw error;
  }
}
