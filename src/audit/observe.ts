import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256 } from '../core/digest.ts';
import { isChallenge } from './challenge.ts';
import type { Answer } from './client.ts';

/** What an audit keeps of an answer: a site may have gigabytes of bodies. */
export interface Observation {
  readonly status: number;
  readonly headers: Answer['headers'];
  /** Of the body as it came, in bytes. */
  readonly size: number;
  /** Of the body without its content codings; undefined when they cannot be taken off. */
  readonly sha256: string | undefined;
  /** The body is the right one but for its line ends. */
  readonly lineEnds: boolean;
  /** The right body came, but compressed more than once, or otherwise than Content-Encoding says. */
  readonly miscoded: 'twice' | 'mislabelled' | undefined;
  /** The body is the list of a folder, as servers make them. */
  readonly listing: boolean;
  /** A bot wall answered in the place of the origin. */
  readonly challenge: boolean;
}

/** A body that unpacks to more is not ours, in bytes. */
const maxBytes = 64 * 2 ** 20;

/** The part of a wrong body that is read for signs of who sent it, in bytes. */
const readBytes = 64 * 2 ** 10;

/** @param expected SHA-256 of the body that should have come, if any */
export function observe({ status, headers, body }: Answer, expected: string | undefined): Observation {
  const codings = codingsOf(headers['content-encoding']);
  // The answer to HEAD names a coding and has no body.
  const plain = body.byteLength === 0 ? body : codings.reduceRight(decoded, body as Uint8Array | undefined);
  const digest = plain && sha256(plain);
  const wrong = digest === expected ? undefined : plain;
  const beginning = wrong ? Buffer.from(wrong.subarray(0, readBytes)).toString('latin1') : '';
  return {
    status,
    headers,
    size: body.byteLength,
    sha256: digest,
    lineEnds: wrong !== undefined && expected !== undefined && hasOtherLineEnds(wrong, expected),
    miscoded: miscoding(body, codings.length, digest, expected),
    listing: /<title>\s*(?:Index of|Directory listing)\b/i.test(beginning),
    challenge: isChallenge(headers, beginning),
  };
}

/** `gzip, br` → `gzip`, `br`: in the order in which they were applied (RFC 9110 §8.4). */
export function codingsOf(field: string | undefined): string[] {
  const codings = field?.split(',').map((coding) => coding.trim().toLowerCase()) ?? [];
  return codings.filter((coding) => coding !== '' && coding !== 'identity');
}

const decoders = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['br', brotliDecompressSync],
]);

function decoded(body: Uint8Array | undefined, coding: string): Uint8Array | undefined {
  try {
    return body && decoders.get(coding)?.(body, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

function miscoding(
  body: Uint8Array,
  declared: number,
  digest: string | undefined,
  expected: string | undefined,
): Observation['miscoded'] {
  if (expected === undefined || body.byteLength === 0) return undefined;
  const found = digest === expected ? declared : layersOf(body, expected, deepest);
  if (found === undefined || (digest === expected && declared < 2)) return undefined;
  return found > 1 ? 'twice' : 'mislabelled';
}

/** Codings that are tried, one around the other. */
const deepest = 3;

/** How many codings, whatever they are, lie around the expected bytes. */
function layersOf(body: Uint8Array, expected: string, most: number): number | undefined {
  if (sha256(body) === expected) return 0;
  if (most === 0) return undefined;
  for (const coding of ['gzip', 'br']) {
    const inner = decoded(body, coding);
    const layers = inner && layersOf(inner, expected, most - 1);
    if (layers !== undefined) return layers + 1;
  }
  return undefined;
}

function hasOtherLineEnds(body: Uint8Array, expected: string): boolean {
  const text = Buffer.from(body).toString('latin1');
  return text.includes('\r\n') && sha256(Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1')) === expected;
}
