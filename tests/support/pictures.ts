import { encodePng } from '../../src/theme/drawing/png.ts';

/** A grey picture of so many pixels. */
export function pngOf(width: number, height: number): Uint8Array {
  return encodePng({ width, height, palette: [[128, 128, 128]], pixels: new Uint8Array(width * height) });
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const big16 = (n: number) => [n >> 8, n & 255];
const big32 = (n: number) => [...big16(n >>> 16), ...big16(n & 0xffff)];
const little16 = (n: number) => [n & 255, n >> 8];
const little24 = (n: number) => [...little16(n & 0xffff), n >> 16];
const little32 = (n: number) => [...little16(n & 0xffff), ...little16(n >>> 16)];

/** The headers of files of each kind, as their specifications have them, and nothing after them. */
export const headers: Readonly<Record<string, (width: number, height: number) => Uint8Array>> = {
  'x.png': (w, h) =>
    Uint8Array.from([0x89, ...ascii('PNG\r\n\u001a\n'), ...big32(13), ...ascii('IHDR'), ...big32(w), ...big32(h)]),
  'x.gif': (w, h) => Uint8Array.from([...ascii('GIF89a'), ...little16(w), ...little16(h)]),
  'x.jpg': (w, h) => Uint8Array.from([0xff, 0xd8, ...app0, ...table, ...frame(w, h)]),
  'turned.jpeg': (w, h) => Uint8Array.from([0xff, 0xd8, ...exif(6), 0xff, ...frame(h, w)]),
  'lossy.webp': (w, h) => riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little16(w), ...little16(h)]),
  'lossless.webp': (w, h) => riff('VP8L', [0x2f, ...little32((w - 1) | ((h - 1) << 14))]),
  'extended.webp': (w, h) => riff('VP8X', [0, 0, 0, 0, ...little24(w - 1), ...little24(h - 1)]),
  'x.avif': (w, h) => avif(w, h, []),
  'turned.avif': (w, h) => avif(h, w, box('irot', [1])),
  'x.svg': (w, h) => svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height='${h}px' viewBox="0 0 1 1">`),
  'box.svg': (w, h) => svg(`<!-- <svg width="9" height="9"> --><svg\n viewBox="0 0, ${w} ${h}">`),
  'half.svg': (w, h) => svg(`<svg width="${w}" viewBox="0 0 ${2 * w} ${2 * h}" stroke-width="3">`),
};

const svg = (text: string) => Uint8Array.from(Buffer.from(`<?xml version="1.0"?>${text}</svg>`));
const segment = (marker: number, data: readonly number[]) => [0xff, marker, ...big16(data.length + 2), ...data];
const app0 = segment(0xe0, ascii('JFIF\0'));
const table = segment(0xc4, [1, 2, 3]);
const frame = (w: number, h: number) => segment(0xc2, [8, ...big16(h), ...big16(w), 3]);
const exif = (orientation: number) =>
  segment(0xe1, [
    ...ascii('Exif\0\0II*\0'),
    ...little32(8),
    ...little16(2),
    ...[...little16(0x0100), ...little16(3), ...little32(1), ...little32(7)],
    ...[...little16(0x0112), ...little16(3), ...little32(1), ...little32(orientation)],
  ]);
const riff = (type: string, data: readonly number[]) =>
  Uint8Array.from([
    ...ascii('RIFF'),
    ...little32(99),
    ...ascii('WEBP'),
    ...ascii(type),
    ...little32(data.length),
    ...data,
  ]);
const box = (type: string, data: readonly number[]) => [...big32(data.length + 8), ...ascii(type), ...data];
const avif = (w: number, h: number, more: readonly number[]) => {
  const sizes = [
    [1, 1],
    [w, h],
  ].flatMap(([a = 0, b = 0]) => box('ispe', [0, 0, 0, 0, ...big32(a), ...big32(b)]));
  const meta = box('meta', [0, 0, 0, 0, ...box('hdlr', [1]), ...box('iprp', box('ipco', [...sizes, ...more]))]);
  return Uint8Array.from([...box('ftyp', ascii('avif')), ...meta, ...box('mdat', [])]);
};
