import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePng, parsePngSize } from '../../src/core/png-pixels.ts';

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, crc]);
}

interface Head {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly depth?: number;
  readonly interlace?: number;
}

/** A PNG file of rows that have been filtered already. */
function png({ width, height, kind, depth = 8, interlace = 0 }: Head, rows: readonly number[], more: Buffer[] = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, kind, 0, 0, interlace], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Uint8Array.from(rows));
  // In two chunks, as large pictures come.
  const parts = [data.subarray(0, 5), data.subarray(5)].map((part) => chunk('IDAT', part));
  return Buffer.concat([signature, chunk('IHDR', header), ...more, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

const pixels = (file: Uint8Array) => [...(decodePng(file)?.rgba ?? [])];
const one = { width: 1, height: 1 };

describe('the pixels of a PNG', () => {
  it.each<readonly [what: string, file: Buffer, rgba: readonly number[]]>([
    ['grey', png({ ...one, kind: 0 }, [0, 7]), [7, 7, 7, 255]],
    ['colours', png({ ...one, kind: 2 }, [0, 1, 2, 3]), [1, 2, 3, 255]],
    ['grey with opacity', png({ ...one, kind: 4 }, [0, 9, 8]), [9, 9, 9, 8]],
    ['colours with opacity', png({ ...one, kind: 6 }, [0, 1, 2, 3, 4]), [1, 2, 3, 4]],
    [
      'a palette',
      png(
        { width: 2, height: 1, kind: 3 },
        [0, 1, 0],
        [chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])), chunk('tRNS', Buffer.from([99]))],
      ),
      [4, 5, 6, 255, 1, 2, 3, 99],
    ],
    [
      'of one row from its left',
      png({ width: 3, height: 1, kind: 0 }, [1, 10, 5, 5]),
      [10, 15, 20].flatMap((g) => [g, g, g, 255]),
    ],
    [
      'of rows from above',
      png({ width: 1, height: 3, kind: 0 }, [2, 10, 2, 5, 2, 5]),
      [10, 15, 20].flatMap((g) => [g, g, g, 255]),
    ],
    [
      'of means',
      png({ width: 2, height: 2, kind: 0 }, [0, 10, 20, 3, 5, 5]),
      [10, 20, 10, 20].flatMap((g) => [g, g, g, 255]),
    ],
    [
      'of Paeth',
      png({ width: 2, height: 2, kind: 0 }, [0, 10, 20, 4, 5, 5]),
      [10, 20, 15, 25].flatMap((g) => [g, g, g, 255]),
    ],
  ])('%s', (_, file, rgba) => expect(pixels(file)).toEqual(rgba));

  it.each<readonly [what: string, file: Uint8Array]>([
    ['of 16 bits', png({ ...one, kind: 0, depth: 16 }, [0, 7, 7])],
    ['that is interlaced', png({ ...one, kind: 0, interlace: 1 }, [0, 7])],
    ['with too few rows', png({ width: 1, height: 2, kind: 0 }, [0, 7])],
    ['with too many', png({ ...one, kind: 0 }, [0, 7, 0, 7])],
    ['that would fill the memory', png({ width: 5000, height: 1, kind: 0 }, [0, 7])],
    ['of other bytes', Buffer.from('GIF89a'.repeat(10))],
    ['of nothing', new Uint8Array(0)],
  ])('%s has none', (_, file) => expect(decodePng(file)).toBeUndefined());

  it('nothing is thrown at what is torn', () => {
    const file = png({ width: 2, height: 2, kind: 6 }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), (at, by) => {
        const torn = Uint8Array.from(file);
        torn[at] = by;
        decodePng(torn);
        decodePng(torn.subarray(0, at));
      }),
    );
    expect(parsePngSize(file)).toEqual({ width: 2, height: 2 });
  });
});
