import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256 } from '../digest.ts';
import type { Answer } from './client.ts';

/** What an audit keeps of an answer: a site may have gigabytes of bodies. */
export interface Observation {
  readonly status: number;
  readonly headers: Answer['headers'];
  /** Of the body as it came, in bytes. */
  readonly size: number;
  /** Of the body without its content coding; undefined when it cannot be taken off. */
  readonly sha256: string | undefined;
  /** The body is the right one but for its line ends. */
  readonly lineEnds: boolean;
  /** The body is the list of a folder, as servers make them. */
  readonly listing: boolean;
}

/** A body that unpacks to more is not ours, in bytes. */
const maxBytes = 64 * 2 ** 20;

/** @param expected SHA-256 of the body that should have come, if any */
export function observe({ status, headers, body }: Answer, expected: string | undefined): Observation {
  const plain = decoded(headers['content-encoding']?.toLowerCase(), body);
  const digest = plain && sha256(plain);
  const text = plain && expected !== undefined && digest !== expected ? Buffer.from(plain).toString('latin1') : '';
  return {
    status,
    headers,
    size: body.byteLength,
    sha256: digest,
    lineEnds: text.includes('\r\n') && sha256(Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1')) === expected,
    listing: /<title>\s*(?:Index of|Directory listing)\b/i.test(text.slice(0, 4096)),
  };
}

function decoded(coding: string | undefined, body: Uint8Array): Uint8Array | undefined {
  // The answer to HEAD names a coding and has no body.
  if (coding === undefined || coding === 'identity' || body.byteLength === 0) return body;
  const decompress = { gzip: gunzipSync, 'x-gzip': gunzipSync, br: brotliDecompressSync }[coding];
  try {
    return decompress?.(body, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
