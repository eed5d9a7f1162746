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

  it('pictures in other containers: Exif and XMP as they begin', () => {
    const box = (...parts: readonly (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
    const found = ['place GPS', 'person Artist Jane Miller', 'serial BodySerialNumber 12345'];
    const items = (bytes: Buffer) => told('a.avif', bytes).sort();
    expect(items(box('ftypheic', 'Exif\0\0', exif))).toEqual(found.toSorted());
    const little = exifOf({ orientation: 6, artist: 'Jane Miller', serial: '12345', hasPlace: true, isLittle: true });
    expect(items(box('ftypavif', 'Exif\0\0', little))).toEqual(found.toSorted());
    expect(items(box('ftypheic', xmp))).toEqual(['person dc:creator Jane Miller', 'place exif:GPSLatitude 50,56.1N']);
    expect(items(box('ftypheic', 'Exif\0\0XX'))).toEqual([]);
  });

  it('IPTC and comments of a JPEG, of which --fix leaves nothing', () => {
    const dataset = (record: number, number: number, value: string) =>
      `\x1c${String.fromCharCode(record, number, 0, Buffer.byteLength(value))}${value}`;
    const sets = [
      ...[dataset(2, 80, 'Jané'), dataset(2, 118, 'Li'), dataset(2, 120, ' At home '), dataset(2, 122, 'Al')],
      ...[dataset(1, 80, 'No'), dataset(2, 5, 'Title'), dataset(2, 80, ' '), '\x1c\x02'],
    ];
    const photo = jpegOf(exif, undefined, [
      [0xed, `Photoshop 3.0\0${sets.join('')}`],
      [0xfe, 'by hand'],
    ]);
    expect(told('a.jpg', photo).slice(3)).toEqual([
      'person By-line Jané',
      'person Contact Li',
      'text Caption At home',
      'person Writer Al',
      'text comment by hand',
    ]);
    expect(stripMetadata('a.jpg', photo)).toEqual(jpegOf(exifOf({ orientation: 6 }, true)));
  });

  it('a profile of ImageMagick, in hex', () => {
    const profile = (bytes: Uint8Array, length: string) => {
      const hex = Buffer.from(bytes).toString('hex').replace(/.{72}/g, '$&\n');
      return pngOf(undefined, undefined, { tEXt: Buffer.from(`Raw profile type exif\0\nexif\n${length}\n${hex}\n`) });
    };
    const found = ['person Artist Jane Miller', 'serial BodySerialNumber 12345', 'place GPS'];
    expect(told('a.png', profile(Buffer.concat([Buffer.from('Exif\0\0'), exif]), '     406'))).toEqual(found);
    expect(told('a.png', profile(exif, '406'))).toEqual(found);
  });

  it('texts of a PNG, plain, packed and of another alphabet', () => {
    const texts = (chunks: Readonly<Record<string, Uint8Array>>) => told('a.png', pngOf(undefined, undefined, chunks));
    const after = (head: string, ...data: Uint8Array[]) => Buffer.concat([Buffer.from(head), ...data]);
    expect(texts({ tEXt: Buffer.from('Author\0Jan\xe9', 'latin1') })).toEqual(['person Author Jané']);
    expect(texts({ zTXt: after('Software\0\0', deflateSync('Word')) })).toEqual(['text Software Word']);
    expect(texts({ zTXt: after('Artist\0\0', Buffer.from('torn')) })).toEqual(['person Artist']);
    expect(texts({ iTXt: after('creator\0\0\0de\0Autor\0', Buffer.from('Łukasz')) })).toEqual([
      'person creator Łukasz',
    ]);
    expect(texts({ iTXt: after('Title\0\x01\0\0\0', deflateSync('Łódź')) })).toEqual(['text Title Łódź']);
    expect(texts({ tEXt: Buffer.from('Author') })).toEqual([]);
  });

  it('PDF is never rewritten', () => {
    expect(stripMetadata('a.pdf', Buffer.from('%PDF /Author (Jane)'))).toBeUndefined();
  });
});
