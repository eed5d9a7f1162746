import { brotliDecompressSync } from 'node:zlib';
import { listFontScripts, parseWeightAxis } from './font-tables.ts';

/** Numbers of known tables; one of another name spells it (W3C WOFF2 §4.1). */
const characters = 0;
const variations = 47;
const ownName = 63;
/** Tables whose packed length stands beside their own: outlines and their index, which are transformed unless they say 3. */
const outlines: ReadonlySet<number> = new Set([10, 11]);
/** Known tables whose names a file may spell all the same: cmap, fvar, glyf, loca. */
const spelled: ReadonlyMap<number, number> = new Map([
  [0x636d6170, characters],
  [0x66766172, variations],
  [0x676c7966, 10],
  [0x6c6f6361, 11],
]);
const mostBytes = 4_000_000;

/** Properties of a WOFF2 file; undefined for other or torn files. */
interface FontFile {
  /** Ends of the weight axis; undefined without one. */
  readonly weights?: { readonly from: number; readonly to: number } | undefined;
  /** Scripts of its letters, such as Latin and Cyrillic, by name; ASCII, in every font, is omitted. */
  readonly writings: readonly string[];
}

/** Reads a WOFF2 file as far as its weights and letters. */
export function parseFontFile(bytes: Uint8Array): FontFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 48 || view.getUint32(0) !== 0x774f4632 || view.getUint32(8) !== bytes.length) return undefined;
  try {
    const tables = tablesOf(bytes, view);
    const [axes, letters] = [tables.get(variations), tables.get(characters)];
    return { weights: axes && parseWeightAxis(axes), writings: letters ? listFontScripts(letters) : [] };
  } catch (error) {
    // Reads beyond the end of a torn file, and what zlib says of one.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

/** The two tables that are read, unpacked, by number. */
function tablesOf(bytes: Uint8Array, view: DataView): Map<number, Uint8Array> {
  let at = 48;
  let offset = 0;
  const places = new Map<number, readonly [from: number, end: number]>();
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
    if (index === variations || index === characters) places.set(index, [offset, offset + packed]);
    offset += packed;
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20)), { maxOutputLength: mostBytes });
  if (data.length !== offset) throw new RangeError('The tables of the font are not as long as it says.');
  return new Map([...places].map(([index, [from, end]]) => [index, data.subarray(from, end)]));
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
