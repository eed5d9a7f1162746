import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { sha256 } from '../../core/digest.ts';

/** Maximum unpacked size, in bytes; ours are smaller. */
const maxBytes = 64 * 2 ** 20;

/** Content codings in order of application (RFC 9110 §8.4): `gzip, br` → `gzip`, `br`. */
export function parseContentCodings(field: string | undefined): string[] {
  const codings = field?.split(',').map((coding) => coding.trim().toLowerCase()) ?? [];
  return codings.filter((coding) => coding !== '' && coding !== 'identity');
}

const decoders = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['br', brotliDecompressSync],
]);

/** Removes one coding; undefined if it does not fit. */
export function decodeBody(body: Uint8Array | undefined, coding: string): Uint8Array | undefined {
  try {
    return body && decoders.get(coding)?.(body, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

/** Whether a body is the beginning of one in a coding. */
export function isTruncated(body: Uint8Array, coding: string | undefined): boolean {
  const finishFlush = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  try {
    return decoders.get(coding ?? '')?.(body, { maxOutputLength: maxBytes, finishFlush }) !== undefined;
  } catch {
    return false;
  }
}

/** Detects the expected bytes with repeated, or other than `declared`, codings. */
export function findMiscoding(
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

/** Maximum of nested codings to try. */
const deepest = 3;

/** Number of codings around the expected bytes. */
function layersOf(body: Uint8Array, expected: string, most: number): number | undefined {
  if (sha256(body) === expected) return 0;
  if (most === 0) return undefined;
  for (const coding of ['gzip', 'br']) {
    const inner = decodeBody(body, coding);
    const layers = inner && layersOf(inner, expected, most - 1);
    if (layers !== undefined) return layers + 1;
  }
  return undefined;
}
