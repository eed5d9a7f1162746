import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { sha256 } from '../../core/digest.ts';

/** A body that unpacks to more is not ours, in bytes. */
const maxBytes = 64 * 2 ** 20;

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

/** The body without one coding; undefined when it has another. */
export function decoded(body: Uint8Array | undefined, coding: string): Uint8Array | undefined {
  try {
    return body && decoders.get(coding)?.(body, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

/** Whether a body is the beginning of one in this coding. */
export function isCutShort(body: Uint8Array, coding: string | undefined): boolean {
  const finishFlush = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  try {
    return decoders.get(coding ?? '')?.(body, { maxOutputLength: maxBytes, finishFlush }) !== undefined;
  } catch {
    return false;
  }
}

/** Says so when the expected bytes came, compressed more than once, or otherwise than the `declared` codings. */
export function miscoding(
  body: Uint8Array,
  declared: number,
  digest: string | undefined,
  expected: string | undefined,
): 'twice' | 'mislabelled' | undefined {
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
