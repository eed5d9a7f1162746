import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findExifItems, parseExifOrientation } from '../../../src/content/metadata/exif.ts';
import { findMetadata, stripMetadata } from '../../../src/content/metadata/metadata.ts';
import { exifOf, jpegOf, pngOf, webpOf, zipOf } from './files.ts';

const told = (path: string, bytes: Uint8Array) =>
  findMetadata(path, bytes).map(({ kind, name, value }) => `${kind} ${name} ${value}`.trim());

const exif = exifOf({ orientation: 6, artist: 'Jane Miller', serial: '12345', hasPlace: true });
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="50,56.1N"><dc:creator><rdf:Seq><rdf:li>Jane Miller</rdf:li></rdf:Seq></dc:creator></rdf:Description></x:xmpmeta>';

describe('Exif', () => {
  it('tells of place, person and machine, in both byte orders', () => {
    for (const isLittle of [true, false]) {
      const tiff = exifOf({ orientation: 6, artist: 'Jane Miller', serial: '12345', hasPlace: true, isLittle });
      expect(findExifItems(tiff).map(({ kind, value }) => [kind, value])).toEqual([
        ['person', 'Jane Miller'],
        ['serial', '12345'],
        ['place', ''],
      ]);
      expect(parseExifOrientation(tiff)).toBe(6);
    }
  });

  it('tells nothing of a directory of GPS without a place, and of what is broken', () => {
    expect(findExifItems(exifOf({ orientation: 1, hasPlace: false }))).toEqual([]);
    for (let length = 0; length < exif.length; length++) findExifItems(exif.subarray(0, length));
  });
});

describe.each([
  ['photo.jpg', (items: Uint8Array | undefined, packet?: string) => jpegOf(items, packet)],
  ['photo.png', (items: Uint8Array | undefined, packet?: string) => pngOf(items, packet)],
  ['photo.webp', (items: Uint8Array | undefined, packet?: string) => webpOf(items, packet)],
])('%s', (path, make) => {
  it('tells of its Exif and its XMP', () => {
    expect(told(path, make(exif, xmp))).toEqual(
      expect.arrayContaining(['place GPS', 'person Artist Jane Miller', 'person dc:creator Jane Miller']),
    );
    expect(told(path, make(exif, xmp))).toContain('place exif:GPSLatitude 50,56.1N');
  });

  it('is rid of them, and of nothing else: how it is turned stays, and the picture byte for byte', () => {
    const made = stripMetadata(path, make(exif, xmp));
    expect(made && told(path, made)).toEqual([]);
    expect(made).toEqual(make(exifOf({ orientation: 6 }, true), undefined));
  });

  it('is left as it is where it has none', () => {
    expect(stripMetadata(path, make(undefined))).toBeUndefined();
    for (let length = 0; length < 60; length++) findMetadata(path, make(exif, xmp).subarray(0, length));
  });
});

describe('other files', () => {
  it('PDF: its information, as text, in hex and in packed objects, and its programs', () => {
    const pdf = (body: string | Buffer) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body), Buffer.from('\n%%EOF')]);
    expect(told('a.pdf', pdf('1 0 obj <</Author (Jane \\(J.\\) Miller) /Producer (Word)>>'))).toEqual([
      'person Author Jane (J.) Miller',
      'text Producer Word',
    ]);
    const hex = Buffer.from('\ufeffJané', 'utf16le').swap16().toString('hex');
    expect(told('a.pdf', pdf(`1 0 obj <</Author <${hex}>>>`))).toEqual(['person Author Jané']);
    expect(told('a.pdf', pdf('2 0 obj <</S /JavaScript /JS (app.alert(1))>>'))).toEqual(['script JavaScript']);
    const packed = deflateSync('1 0 <</Author (Jane Miller)>>');
    const stream = [
      Buffer.from('3 0 obj <</Type /ObjStm /N 1 /First 4>> stream\n'),
      packed,
      Buffer.from('\nendstream'),
    ];
    expect(told('a.pdf', pdf(Buffer.concat(stream)))).toEqual(['person Author Jane Miller']);
  });

  it('office documents: who wrote and saved them, packed or not', () => {
    const core =
      '<cp:coreProperties><dc:creator>Jane Miller</dc:creator><cp:lastModifiedBy>J &amp; M</cp:lastModifiedBy></cp:coreProperties>';
    for (const pack of [undefined, deflateRawSync])
      expect(told('a.docx', zipOf({ '[Content_Types].xml': '', 'docProps/core.xml': core }, pack))).toEqual([
        'person dc:creator Jane Miller',
        'person cp:lastModifiedBy J & M',
      ]);
  });

  it('SVG: comments, but those of programs and licences; --fix takes them out', () => {
    const svg = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}<path d="M0 0"/></svg>`);
    expect(told('a.svg', svg('<!-- Generator: Adobe Illustrator 27 --><!-- ask Lise -->'))).toEqual([
      'comment comment ask Lise',
    ]);
    expect(stripMetadata('a.svg', svg('<!-- ask Lise -->'))).toEqual(new Uint8Array(svg('')));
  });

  it('PDF is never rewritten', () => {
    expect(stripMetadata('a.pdf', Buffer.from('%PDF /Author (Jane)'))).toBeUndefined();
  });
});
