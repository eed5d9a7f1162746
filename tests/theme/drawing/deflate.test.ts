import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflateImage } from '../../../src/theme/drawing/deflate.ts';

/** Bytes that repeat: stretches of ground and of colours, and rows that are as those above. */
function image(rowBytes: number, rows: number, seed: number): Uint8Array {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const bytes = new Uint8Array(rowBytes * rows);
  for (let at = 0; at < bytes.length; ) {
    const length = Math.min(bytes.length - at, 1 + next(next(4) === 0 ? 3000 : 40));
    const kind = next(4);
    if (kind === 1) bytes.fill(next(256), at, at + length);
    if (kind === 2 && at >= rowBytes) bytes.copyWithin(at, at - rowBytes, at - rowBytes + length);
    if (kind === 3) for (let i = at; i < at + length; i += 1) bytes[i] = next(256);
    at += length;
  }
  return bytes;
}

describe('an image that is compressed', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'is itself again for any zlib, checksum included (%d)',
    (seed) => {
      const rowBytes = [1, 2, 5, 181, 1201, 32768][seed % 6] ?? 1;
      const bytes = image(rowBytes, 1 + Math.ceil(20_000 / rowBytes), seed);
      expect(Buffer.compare(inflateSync(deflateImage(bytes, rowBytes)), bytes)).toBe(0);
    },
  );

  it('is small where it is blank, of any length', () => {
    for (const length of [0, 1, 15, 16, 17, 255, 256, 257, 258, 259, 5000, 756_630]) {
      const packed = deflateImage(new Uint8Array(length), 1201);
      expect(inflateSync(packed).length).toBe(length);
      expect(packed.length).toBeLessThan(14 + length / 100);
    }
  });
});
