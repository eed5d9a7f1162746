import { brotliDecompressSync } from 'node:zlib';

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

/** The axis `wght` of a table `fvar` (OpenType): both ends; undefined where there is none. */
function parseWeightAxis(table: Uint8Array): { readonly from: number; readonly to: number } | undefined {
  const view = viewOf(table);
  const [first, count, size] = [view.getUint16(4), view.getUint16(8), view.getUint16(10)];
  for (let at = first; at < first + count * size; at += size)
    if (view.getUint32(at) === 0x77676874)
      return { from: view.getInt32(at + 4) / 65_536, to: view.getInt32(at + 12) / 65_536 };
  return undefined;
}

/** Writings as a font counts them: Japanese, Korean and Chinese are written with the same characters and their own. */
const writings: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil']
      .concat(['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer'])
      .concat(['Myanmar', 'Ethiopic'])
      .map((name) => [name, new RegExp(`(?=\\p{L})\\p{Script=${name}}`, 'u')]),
  ),
  'Chinese, Japanese or Korean':
    /(?=\p{L})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
};

/** Letters of every font, and signs that look like letters of another writing: ASCII, ª º, µ, Ω and the like. */
const everywhere = /[\p{ASCII}\u00aa\u00b5\u00ba\u02b0-\u02ff\u03a9\u03bc\u03c0\u2100-\u214f]/u;

/** The writings of the letters of a table `cmap` (OpenType), beside the letters that every font has. */
function listFontScripts(table: Uint8Array): string[] {
  const found = new Set<string>();
  for (const code of codesIn(table)) {
    const letter = String.fromCodePoint(code);
    if (everywhere.test(letter)) continue;
    const name = Object.keys(writings).find((each) => writings[each]?.test(letter));
    if (name) found.add(name);
  }
  return [...found].sort();
}

/** The characters to which subtables of the formats 4 and 12 give shapes: all that browsers read of Unicode. */
function codesIn(table: Uint8Array): Set<number> {
  const view = viewOf(table);
  const codes = new Set<number>();
  for (let i = 0; i < Math.min(view.getUint16(2), 16); i += 1) {
    const at = view.getUint32(4 + i * 8 + 4);
    const format = view.getUint16(at);
    const ranges = format === 4 ? rangesOf4(view, at) : format === 12 ? rangesOf12(view, at) : [];
    const all = ranges.reduce((sum, [first, last]) => sum + Math.max(0, last - first + 1), 0);
    if (all > 0x110000) throw new RangeError('The font has more characters than there are.');
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) codes.add(code);
  }
  return codes;
}

type Range = readonly [first: number, last: number];

function rangesOf4(view: DataView, at: number): Range[] {
  const count = view.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, i): Range => {
    const last = view.getUint16(at + 14 + i * 2);
    return [view.getUint16(at + 16 + count * 2 + i * 2), Math.min(last, 0xfffe)];
  });
}

function rangesOf12(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, i): Range => {
    const group = at + 16 + i * 12;
    return [view.getUint32(group), Math.min(view.getUint32(group + 4), 0x10ffff)];
  });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

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
