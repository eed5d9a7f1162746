import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflateImage } from '../../../src/theme/drawing/deflate.ts';
import { encodeIco, encodePng } from '../../../src/theme/drawing/png.ts';
import { runs } from '../../support/runs.ts';

const settings = { seed: 4, numRuns: runs(200) };

/** Bytes as flat drawings have them: runs, repeated rows and noise. */
const bytes = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 700 })), { maxLength: 30 })
  .map((parts) => Uint8Array.from(parts.flatMap(([byte, times]) => Array<number>(times).fill(byte))));

describe('deflateImage', () => {
  it('zlib restores what it compressed, whatever the row length', () => {
    fc.assert(
      fc.property(
        fc.oneof(bytes, fc.uint8Array({ maxLength: 3000 })),
        fc.integer({ min: 1, max: 32_768 }),
        (data, row) => {
          expect(Buffer.from(inflateSync(deflateImage(data, row))).equals(Buffer.from(data))).toBe(true);
        },
      ),
      settings,
    );
  });

  it('makes a blank picture a hundredth of its size, and nothing of nothing', () => {
    expect(deflateImage(new Uint8Array(600_000), 1201).length).toBeLessThan(6000);
    expect(inflateSync(deflateImage(new Uint8Array(0), 1)).length).toBe(0);
  });
});

describe('encodePng', () => {
  const picture = {
    width: 3,
    height: 2,
    pixels: Uint8Array.of(0, 1, 2, 2, 1, 0),
    palette: [
      [255, 255, 255],
      [0, 0, 0],
      [200, 10, 30],
    ],
  } as const;

  it('writes header, palette, data and end, with the checksums of PNG', () => {
    const png = Buffer.from(encodePng(picture));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    // A reader of its own: length, type, data, CRC-32 (known value for an empty IEND: PNG §5.3).
    const chunks: Record<string, Buffer> = {};
    let at = 8;
    while (at < png.length) {
      const length = png.readUInt32BE(at);
      chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
      at += 12 + length;
    }
    expect(Object.keys(chunks)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect([...chunks.IHDR!]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect([...chunks.PLTE!]).toEqual([255, 255, 255, 0, 0, 0, 200, 10, 30]);
    expect([...inflateSync(chunks.IDAT!)]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
    expect(png.subarray(-4).toString('hex')).toBe('ae426082');
  });

  it('an icon is the same picture behind a header', () => {
    const [ico, png] = [Buffer.from(encodeIco(encodePng(picture), 3)), Buffer.from(encodePng(picture))];
    expect(ico.subarray(22).equals(png)).toBe(true);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 3, 3]);
    expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([png.length, 22]);
  });
});
