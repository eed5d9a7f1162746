import { brotliDecompressSync } from 'node:zlib';

/** Numbers of known tables; one of another name spells it (W3C WOFF2 §4.1). */
const variations = 47;
const ownName = 63;
/** Tables whose packed length stands beside their own: outlines and their index, which are transformed unless they say 3. */
const outlines: ReadonlySet<number> = new Set([10, 11]);
/** Known tables whose names a file may spell all the same: fvar, glyf, loca. */
const spelled: ReadonlyMap<number, number> = new Map([
  [0x66766172, variations],
  [0x676c7966, 10],
  [0x6c6f6361, 11],
]);
const mostBytes = 4_000_000;

/** The axis `wght` of a table `fvar` (OpenType): both ends; undefined where there is none. */
function parseWeightAxis(table: Uint8Array): { readonly from: number; readonly to: number } | undefined {
  const view = viewOf(table);
  const [first, count, size] = [view.getUint16(4), view.getUint16(8), view.getUint16(10)];
  for (let at = first; at < first + count * size; at += size)
    if (view.getUint32(at) === 0x77676874)
      return { from: view.getInt32(at + 4) / 65_536, to: view.getInt32(at + 12) / 65_536 };
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Properties of a WOFF2 file; undefined for other or torn files. */
interface FontFile {
  /** Ends of the weight axis; undefined without one. */
  readonly weights?: { readonly from: number; readonly to: number } | undefined;
}

/** Reads a WOFF2 file as far as its weights. */
export function parseFontFile(bytes: Uint8Array): FontFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 48 || view.getUint32(0) !== 0x774f4632 || view.getUint32(8) !== bytes.length) return undefined;
  try {
    const axes = findVariations(bytes, view);
    return { weights: axes && parseWeightAxis(axes) };
  } catch (error) {
    // Reads beyond the end of a torn file, and what zlib says of one.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

/** The table `fvar`, unpacked; undefined where there is none. */
function findVariations(bytes: Uint8Array, view: DataView): Uint8Array | undefined {
  let at = 48;
  let offset = 0;
  let place: readonly [from: number, end: number] | undefined;
  for (let i = 0; i < view.getUint16(12); i += 1) {
    const flags = view.getUint8(at);
    at += 1;
    const index = (flags & 63) === ownName ? (spelled.get(view.getUint32(at)) ?? ownName) : flags & 63;
    if ((flags & 63) === ownName) at += 4;
    const [length, next] = base128(view, at);
    at = next;
    const isTransformed = outlines.has(index) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const [packed, behind] = isTransformed ? base128(view, at) : [length, at];
    at = behind;
    if (index === variations) place = [offset, offset + packed];
    offset += packed;
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20)), { maxOutputLength: mostBytes });
  if (data.length !== offset) throw new RangeError('The tables of the font are not as long as it says.');
  return place && data.subarray(place[0], place[1]);
}

/** A number in groups of seven bits, and where it ends. */
function base128(view: DataView, from: number): readonly [value: number, end: number] {
  let value = 0;
  for (let i = 0; i < 5; i += 1) {
    const byte = view.getUint8(from + i);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, from + i + 1];
  }
  throw new RangeError('A number of the font never ends.');
}
