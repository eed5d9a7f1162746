import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parseFontTables } from '../../src/theme/drawing/woff.ts';

/** The size of Public Sans with Latin-1 and all weights, in bytes: this one has one weight and is filled up to it. */
const usual = 21_560;
/** Heads of the rows of outlines and their index, which say that they stand as they are; others spell their names (WOFF2 §4.1). */
const outlines: Readonly<Record<string, number>> = { glyf: 10 | (3 << 6), loca: 11 | (3 << 6) };
const ownName = 63;

/** A number in groups of seven bits. */
function base128(value: number): number[] {
  const groups = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 127) | 128);
  return groups;
}

/** A font for Latin in WOFF2, as large as those of brands are: the one of the pictures, packed anew. */
export function webFont(): Uint8Array {
  const tables = [...parseFontTables(readFileSync('src/theme/drawing/fonts/latin.woff'))].map(([tag, bytes]) => ({
    tag,
    bytes: bytes(),
  }));
  const rows = tables.flatMap(({ tag, bytes }) => [
    ...(tag in outlines ? [outlines[tag]!] : [ownName, ...Buffer.from(tag, 'latin1')]),
    ...base128(bytes.length),
  ]);
  const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)));
  const end = 48 + rows.length + data.length;
  // The data of a font's maker comes last, at a multiple of four.
  const own = (end + 3) & ~3;
  const font = Buffer.alloc(Math.max(own, usual));
  font.write('wOF2', 'latin1');
  font.writeUInt32BE(0x00010000, 4);
  font.writeUInt32BE(font.length, 8);
  font.writeUInt16BE(tables.length, 12);
  font.writeUInt32BE(
    tables.reduce((sum, { bytes }) => sum + ((bytes.length + 3) & ~3), 12 + 16 * tables.length),
    16,
  );
  font.writeUInt32BE(data.length, 20);
  font.writeUInt32BE(own < font.length ? own : 0, 40);
  font.writeUInt32BE(font.length - own, 44);
  font.set(rows, 48);
  font.set(data, 48 + rows.length);
  // Bytes that no compression makes fewer.
  for (let i = own, seed = 1; i < font.length; i += 1) {
    seed = Math.imul(seed, 1_103_515_245) + 12_345;
    font[i] = seed >>> 16;
  }
  return font;
}
