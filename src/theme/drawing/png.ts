import { createPngChunk, type Pixels, pngSignature } from '../../core/png-pixels.ts';
import { deflateImage } from './deflate.ts';

/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [number, number, number];

/** A picture of at most 256 colours: one palette index a pixel, row by row from the top. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly palette: readonly Color[];
}

/** The picture as a PNG file (PNG Third Edition): 8-bit palette, no filter, no metadata; equal pictures, equal bytes. */
export function encodePng({ width, height, pixels, palette }: IndexedImage): Uint8Array {
  const rowBytes = width + 1;
  const rows = new Uint8Array(rowBytes * height); // every row begins with its filter type, 0: none
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * rowBytes + 1);
  return pngFile(width, height, 3, rows, [createPngChunk('PLTE', Uint8Array.from(palette.flat()))]);
}

/** Pixels of any colour and opacity as a PNG file, each row as its differences to the left; equal pixels, equal bytes. */
export function encodeRgbaPng({ width, height, rgba }: Pixels): Uint8Array {
  const rowBytes = width * 4 + 1;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * rowBytes] = 1;
    for (let i = 0; i < width * 4; i += 1) {
      const left = i < 4 ? 0 : (rgba[y * width * 4 + i - 4] ?? 0);
      rows[y * rowBytes + 1 + i] = (rgba[y * width * 4 + i] ?? 0) - left;
    }
  }
  return pngFile(width, height, 6, rows);
}

/** A file with 8 bits a channel; `colorType` as in §11.2.1. */
function pngFile(
  width: number,
  height: number,
  colorType: number,
  rows: Uint8Array,
  palette: readonly Uint8Array[] = [],
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colorType], 8);
  const chunks = [
    createPngChunk('IHDR', header),
    ...palette,
    createPngChunk('IDAT', deflateImage(rows, rows.length / height)),
    createPngChunk('IEND', new Uint8Array(0)),
  ];
  return new Uint8Array(Buffer.concat([Uint8Array.from(pngSignature), ...chunks]));
}

/** An ICO file with one PNG, at most 256 pixels wide and high, for /favicon.ico. */
export function encodeIco(png: Uint8Array, side: number): Uint8Array {
  const head = new Uint8Array(22);
  const view = new DataView(head.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // of one picture
  head.set([side & 255, side & 255], 6);
  view.setUint16(10, 1, true);
  view.setUint16(12, 8, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, head.length, true);
  return new Uint8Array(Buffer.concat([head, png]));
}
