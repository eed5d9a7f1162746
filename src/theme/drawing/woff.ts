import { inflateSync } from 'node:zlib';

/** A table of a font file; `bytes` unpacks it. */
interface Table {
  readonly tag: string;
  readonly bytes: () => Uint8Array;
}

const woff = 0x774f4646;
/** TrueType, OpenType with outlines of PostScript, and Apple's name of the first (OpenType §4.2). */
const plain: ReadonlySet<number> = new Set([0x00010000, 0x4f54544f, 0x74727565]);
/** Maximum unpacked size: a font of all Chinese has 10 MB. */
const mostBytes = 64 << 20;

/** Tables of a font file (.woff: WOFF 1.0 §4; .ttf, .otf: OpenType §4.3), unpacked when asked for; none of any other file. */
export function parseFontTables(file: Uint8Array): Map<string, Table['bytes']> {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const tables = new Map<string, Table['bytes']>();
  if (file.length < 12) return tables;
  const isPacked = view.getUint32(0) === woff;
  if (!isPacked && !plain.has(view.getUint32(0))) return tables;
  const count = view.getUint16(isPacked ? 12 : 4);
  const [from, step] = isPacked ? [44, 20] : [12, 16];
  for (let at = from; at < from + count * step && at + step <= file.length; at += step) {
    const tag = Buffer.from(file.subarray(at, at + 4)).toString('latin1');
    const offset = view.getUint32(at + (isPacked ? 4 : 8));
    const bytes = file.subarray(offset, offset + view.getUint32(at + (isPacked ? 8 : 12)));
    const length = isPacked ? view.getUint32(at + 12) : bytes.length;
    tables.set(tag, () => (bytes.length < length ? inflateSync(bytes, { maxOutputLength: mostBytes }) : bytes));
  }
  return tables;
}

/** A font for the shaper: all tables unpacked, in sequence (OpenType §4.3). */
export function buildSfnt(file: Uint8Array): Uint8Array {
  const tables = [...parseFontTables(file)].map(([tag, bytes]) => ({ tag, bytes: bytes() }));
  const head = 12 + 16 * tables.length;
  // Each table begins at a multiple of four.
  const size = (length: number) => (length + 3) & ~3;
  const sfnt = new Uint8Array(tables.reduce((sum, { bytes }) => sum + size(bytes.length), head));
  const view = new DataView(sfnt.buffer);
  view.setUint32(0, tables.some(({ tag }) => tag === 'CFF ') ? 0x4f54544f : 0x00010000);
  view.setUint16(4, tables.length);
  let [at, row] = [head, 12];
  for (const { tag, bytes } of tables) {
    for (let i = 0; i < 4; i += 1) sfnt[row + i] = tag.charCodeAt(i);
    view.setUint32(row + 8, at);
    view.setUint32(row + 12, bytes.length);
    sfnt.set(bytes, at);
    at += size(bytes.length);
    row += 16;
  }
  return sfnt;
}

/** Characters of a `cmap` table as inclusive ranges (OpenType cmap, formats 4 and 12). */
export function parseCmap(cmap: Uint8Array): [from: number, to: number][] {
  const view = new DataView(cmap.buffer, cmap.byteOffset, cmap.length);
  const ranges: [number, number][] = [];
  const add = (from: number, to: number) => {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === from) last[1] = to;
    else ranges.push([from, to]);
  };
  for (let i = 0; i < view.getUint16(2); i += 1) {
    const at = view.getUint32(4 + i * 8 + 4);
    const format = view.getUint16(at);
    if (format === 12 && ranges.length === 0)
      for (let row = at + 16; row < at + 16 + 12 * view.getUint32(at + 12); row += 12)
        add(view.getUint32(row), view.getUint32(row + 4));
    if (format === 4 && ranges.length === 0) eachOfSegments(view, at, add);
  }
  return ranges;
}

function eachOfSegments(view: DataView, at: number, add: (from: number, to: number) => void): void {
  const segments = view.getUint16(at + 6) / 2;
  const row = (part: number, i: number) => at + 14 + (part * segments + i) * 2 + (part > 0 ? 2 : 0);
  for (let i = 0; i < segments; i += 1) {
    const [to, from] = [view.getUint16(row(0, i)), view.getUint16(row(1, i))];
    const [delta, offset] = [view.getUint16(row(2, i)), view.getUint16(row(3, i))];
    for (let code = from; code <= to && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : view.getUint16(row(3, i) + offset + (code - from) * 2);
      if (glyph !== 0 && ((offset === 0 ? code : glyph) + delta) % 65536 !== 0) add(code, code);
    }
  }
}
