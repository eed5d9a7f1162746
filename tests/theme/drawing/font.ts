import { type FontName, readFontFile } from '../../../src/theme/drawing/shipped-fonts.ts';
import { buildSfnt } from '../../../src/theme/drawing/woff.ts';

/** A shipped font as a TrueType file, in which these characters, in rising order, are these glyphs. */
export function fontOf(name: FontName, glyphs: ReadonlyMap<number, number>): Uint8Array {
  const font = Buffer.from(buildSfnt(readFontFile(name)));
  const rows = [...glyphs].sort(([a], [b]) => a - b);
  const cmap = Buffer.alloc(28 + rows.length * 12);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + rows.length * 12, 16);
  cmap.writeUInt32BE(rows.length, 24);
  rows.forEach(([code, glyph], i) => {
    for (const [column, value] of [code, code, glyph].entries()) cmap.writeUInt32BE(value, 28 + i * 12 + column * 4);
  });
  const row = font.indexOf('cmap', 12, 'latin1');
  font.writeUInt32BE(font.length, row + 8);
  font.writeUInt32BE(cmap.length, row + 12);
  return Buffer.concat([font, cmap]);
}
