import { findExifItems, keepOrientationOnly, parseExifOrientation } from './exif.ts';
import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';
import { findXmpItems } from './xmp.ts';

interface Segment {
  readonly marker: number;
  /** Byte offsets of the segment, with its marker. */
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

/** The segments before the picture itself (ITU-T T.81 §B.1.1.4). */
function segments(bytes: Uint8Array): Segment[] {
  const found: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (marker === 0xda || length < 2) break;
    found.push({ marker, start: at, end: at + 2 + length, data: bytes.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return found;
}

const isExif = ({ marker, data }: Segment) => marker === 0xe1 && decodeLatin1(data.subarray(0, 6)) === 'Exif\0\0';

/** Items of its Exif, XMP, IPTC and comments. */
export function findJpegItems(bytes: Uint8Array): MetadataItem[] {
  return segments(bytes).flatMap((segment): MetadataItem[] => {
    const { marker, data } = segment;
    if (isExif(segment)) return findExifItems(data.subarray(6));
    if (marker === 0xe1 && decodeLatin1(data.subarray(0, 28)).startsWith('http://ns.adobe.com/'))
      return findXmpItems(decodeUtf8(data));
    if (marker === 0xed) return iptcItems(data);
    if (marker === 0xfe) return [{ kind: 'text', name: 'comment', value: decodeUtf8(data) }];
    return [];
  });
}

/** Datasets of IIM 4.2, record 2, that name persons. */
const iptc: Readonly<Record<number, MetadataItem['kind']>> = {
  80: 'person',
  118: 'person',
  120: 'text',
  122: 'person',
};
const iptcNames: Readonly<Record<number, string>> = { 80: 'By-line', 118: 'Contact', 120: 'Caption', 122: 'Writer' };

function iptcItems(data: Uint8Array): MetadataItem[] {
  const items: MetadataItem[] = [];
  for (let at = data.indexOf(0x1c); at >= 0 && at + 5 < data.length; at = data.indexOf(0x1c, at + 1)) {
    const [dataset = 0, length] = [data[at + 2], ((data[at + 3] ?? 0) << 8) | (data[at + 4] ?? 0)];
    const kind = data[at + 1] === 2 ? iptc[dataset] : undefined;
    const value = decodeUtf8(data.subarray(at + 5, at + 5 + length)).trim();
    if (kind && value !== '') items.push({ kind, name: iptcNames[dataset] ?? 'IPTC', value });
  }
  return items;
}

/** Copies a picture byte for byte, without APP1, APP13 and comments; orientation and profile stay. */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const all = segments(bytes);
  const exif = all.find(isExif);
  const orientation = exif ? parseExifOrientation(exif.data.subarray(6)) : 1;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let last = 2;
  for (const { marker, start, end } of all) {
    if (start > last) last = start;
    if (![0xe1, 0xed, 0xfe].includes(marker)) parts.push(bytes.subarray(start, end));
    last = end;
  }
  if (orientation !== 1) {
    const tiff = keepOrientationOnly(orientation);
    const head = Uint8Array.from([0xff, 0xe1, 0, tiff.length + 8, ...Buffer.from('Exif\0\0', 'latin1')]);
    // JFIF's own segment comes first where there is one.
    const isFirst = all[0]?.marker === 0xe0 ? 2 : 1;
    parts.splice(isFirst, 0, head, tiff);
  }
  parts.push(bytes.subarray(last));
  return new Uint8Array(Buffer.concat(parts));
}
