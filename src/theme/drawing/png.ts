import { crc32 } from 'node:zlib';
import type { Pixels } from '../../core/png-pixels.ts';
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

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The picture as a PNG file (PNG Third Edition): 8-bit palette, no filter, no metadata; equal pictures, equal bytes. */
export function encodePng(picture: IndexedImage): Uint8Array {
  const { width, height, pixels, palette } = picture;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  const rowBytes = width + 1;
  const rows = new Uint8Array(rowBytes * height); // every row begins with its filter type, 0: none
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * rowBytes + 1);
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateImage(rows, rowBytes)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Pixels of any colour and opacity as a PNG file, each row as its differences to the left; equal pixels, equal bytes. */
export function encodeRgbaPng({ width, height, rgba }: Pixels): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6, 0, 0, 0], 8);
  const rowBytes = width * 4 + 1;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * rowBytes] = 1;
    for (let i = 0; i < width * 4; i += 1) {
      const left = i < 4 ? 0 : (rgba[y * width * 4 + i - 4] ?? 0);
      rows[y * rowBytes + 1 + i] = (rgba[y * width * 4 + i] ?? 0) - left;
    }
  }
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', deflateImage(rows, rowBytes)),
    chunk('IEND', new Uint8Array(0)),
  ]);
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
  return joined([head, png]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i += 1) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
