import { deepEqual, equal, ok } from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { parseFontFile } from '../../../src/content/brand/font-file.ts';
import { parseSvg, type SvgElement } from '../../../src/content/brand/svg/parse-svg.ts';
import { canStrip, findMetadata, stripMetadata } from '../../../src/content/metadata/metadata.ts';
import { parsePictureSize } from '../../../src/content/read/picture-size.ts';
import { parsePngSize } from '../../../src/core/png-pixels.ts';
import { textOf } from '../pieces.ts';
import { target } from '../target.ts';
import cases from './pictures.cases.json' with { type: 'json' };

function pngOf(width: number, height: number, chunks: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const chunk = (name: string, body: Uint8Array) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    return Buffer.concat([head, Buffer.from(name, 'latin1'), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...chunks.map(([name, body]) => chunk(name, body)),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const own = fc.array(
  fc.tuple(fc.constantFrom('tEXt', 'eXIf', 'iTXt', 'zTXt', 'tIME', 'gAMA', 'pHYs'), fc.uint8Array({ maxLength: 24 })),
  { maxLength: 3 },
);
const side = fc.integer({ min: 1, max: 5000 });
/** A real beginning, then anything. */
const torn = fc
  .tuple(
    fc.constantFrom(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82],
      [0xff, 0xd8, 0xff, 0xe1, 0, 20, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42],
      [0xff, 0xd8, 0xff, 0xc0, 0, 17],
      [82, 73, 70, 70, 40, 0, 0, 0, 87, 69, 66, 80, 86, 80, 56, 88],
      [71, 73, 70, 56, 57, 97],
      [37, 80, 68, 70, 45],
      [80, 75, 3, 4],
      [0, 0, 0, 24, 102, 116, 121, 112, 97, 118, 105, 102],
      [0x77, 0x4f, 0x46, 0x32],
      [],
    ),
    fc.uint8Array({ maxLength: 60 }),
  )
  .map(([head, rest]) => Uint8Array.from([...head, ...rest]));

const svgPieces = cases;

const depthOf = ({ children }: SvgElement): number => 1 + Math.max(0, ...children.map(depthOf));

export const pictureTargets = [
  target(
    'png',
    'a picture has the size that was written, with and without its metadata; what is stripped has none left',
    [side, side, own],
    (width, height, chunks) => {
      const bytes = pngOf(width, height, chunks);
      deepEqual(parsePngSize(bytes), { width, height });
      deepEqual(parsePictureSize('a.png', bytes), { width, height });
      const stripped = stripMetadata('a.png', bytes) ?? bytes;
      deepEqual(parsePictureSize('a.png', stripped), { width, height });
      deepEqual(findMetadata('a.png', stripped), []);
    },
  ),
  target(
    'torn-pictures',
    'no torn file stops a reader; one that can be stripped has nothing private left',
    [torn, fc.constantFrom('a.png', 'a.jpg', 'a.webp', 'a.gif', 'a.pdf', 'a.docx', 'a.avif', 'a.svg')],
    (bytes, name) => {
      const size = parsePictureSize(name, bytes);
      ok(size === undefined || (size.width > 0 && size.height > 0));
      const found = findMetadata(name, bytes);
      if (found.length === 0 || !canStrip(name)) return;
      const stripped = stripMetadata(name, bytes);
      if (stripped) deepEqual(findMetadata(name, stripped), []);
    },
  ),
  target(
    'svg',
    'the package fast-xml-parser calls every drawing that is read well-formed',
    [textOf(svgPieces, 12).map((text) => `<svg>${text}</svg>`)],
    (text) => {
      const read = parseSvg(text);
      if ('mistake' in read)
        return ok(read.mistake.at >= 0 && read.mistake.at <= text.length && read.mistake.message !== '');
      equal(XMLValidator.validate(text, { allowBooleanAttributes: false }), true);
      ok(depthOf(read.root) <= 66);
      ok(
        !/<!DOCTYPE|<!\[CDATA|<\?(?!xml)/.test(text.replace(/<!--[\s\S]*?-->/g, '')),
        'it holds what no drawing needs',
      );
    },
  ),
  target('font', 'no torn WOFF2 file is read as whole', [fc.uint8Array({ maxLength: 90 })], (rest) => {
    const bytes = Buffer.alloc(48 + rest.length);
    bytes.writeUInt32BE(0x774f4632, 0);
    bytes.writeUInt32BE(bytes.length, 8);
    bytes.writeUInt16BE(rest.length % 5, 12);
    bytes.set(rest, 48);
    const font = parseFontFile(bytes);
    if (font) ok(font.weights === undefined || font.weights.from <= font.weights.to);
  }),
];
