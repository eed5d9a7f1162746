import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPictures } from '../../../src/content/pictures.ts';
import { isPictureName, parsePictureSize } from '../../../src/content/read/picture-size.ts';
import { srcset } from '../../../src/core/picture.ts';
import { headers, pngOf } from '../../support/pictures.ts';

describe('the size of a picture', () => {
  it.each(Object.keys(headers))('is read from the header of %s', (file) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16_000 }), fc.integer({ min: 1, max: 16_000 }), (width, height) => {
        expect(parsePictureSize(file, headers[file]!(width, height))).toEqual({ width, height });
      }),
      { numRuns: 20 },
    );
  });

  it('of a real file is that of its pixels', () => {
    expect(parsePictureSize('a.png', pngOf(7, 5))).toEqual({ width: 7, height: 5 });
    // Made by Chromium: 3 by 2, with a profile and alpha.
    const webp = 'UklGRhYCAABXRUJQVlA4WAoAAAAwAAAAAgAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH';
    expect(parsePictureSize('a.webp', Buffer.from(webp, 'base64'))).toEqual({ width: 3, height: 2 });
  });

  // Where these pass with the package image-size, the reader can go.
  it('is that which browsers show: turned, and by the root of a drawing', () => {
    const box = (type: string, ...parts: Uint8Array[]) =>
      Buffer.concat([words(8 + Buffer.concat(parts).byteLength), Buffer.from(type), ...parts]);
    const words = (...values: number[]) => Buffer.from(values.flatMap((value) => [0, 0, value >> 8, value & 255]));
    const properties = box('ipco', box('ispe', words(0, 2000, 1500)), box('irot', Uint8Array.of(1)));
    const avif = Buffer.concat([box('ftyp', Buffer.from('avif')), box('meta', words(0), box('iprp', properties))]);
    expect(parsePictureSize('a.avif', avif)).toEqual({ width: 1500, height: 2000 });
    const svg = (text: string) => parsePictureSize('a.svg', Buffer.from(text));
    expect(svg('<svg viewBox="0,0,24,12">')).toEqual({ width: 24, height: 12 });
    expect(svg('<!-- <svg width="1" height="1"> --><svg width="20" height="10">')).toEqual({ width: 20, height: 10 });
  });

  it('is unknown of what is no picture, ends early or has no size, and nothing makes it throw', () => {
    expect(parsePictureSize('a.pdf', headers['x.png']!(3, 2))).toBeUndefined();
    expect(parsePictureSize('a.png', headers['x.png']!(0, 2))).toBeUndefined();
    expect(parsePictureSize('a.svg', Buffer.from('<svg width="100%" height="2em">'))).toBeUndefined();
    const names = Object.keys(headers);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat({ max: 80 }),
        fc.uint8Array({ maxLength: 60 }),
        (name, at, noise) => {
          const whole = headers[name]!(300, 200);
          parsePictureSize(name, whole.subarray(0, at));
          parsePictureSize(name, Uint8Array.from([...whole.subarray(0, at), ...noise]));
        },
      ),
    );
  });
});

describe('pictures of a site', () => {
  it('know the other widths of the same picture by their names, and their sizes from the files', () => {
    const files = [
      { path: '/a/team-800w.png', bytes: pngOf(80, 40) },
      { path: '/a/team.png', bytes: pngOf(160, 80) },
      { path: '/a/team-320w.png', bytes: pngOf(32, 16) },
      { path: '/a/team-33w.jpg', bytes: headers['x.jpg']!(33, 16) },
      { path: '/b/alone-800w.png', bytes: pngOf(8, 4) },
      { path: '/b/x.txt', bytes: pngOf(8, 4) },
    ];
    const pictures = listPictures(files);
    expect(pictures.get('/a/team.png')).toMatchObject({ width: 160, height: 80 });
    expect(srcset(pictures.get('/a/team.png')!)).toBe('/a/team-320w.png 32w, /a/team-800w.png 80w, /a/team.png 160w');
    expect(pictures.get('/b/alone-800w.png')).toEqual({ width: 8, height: 4 });
    expect(pictures.has('/b/x.txt')).toBe(false);
    expect(isPictureName('/x.pdf')).toBe(false);
  });
});
