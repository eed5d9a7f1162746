import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';

/** Tags of Exif 3.0 (CIPA DC-008) and what Windows adds that name persons, machines and places. */
const tags: Readonly<Record<number, readonly [kind: MetadataItem['kind'], name: string]>> = {
  270: ['text', 'ImageDescription'],
  315: ['person', 'Artist'],
  316: ['serial', 'HostComputer'],
  33432: ['text', 'Copyright'],
  37510: ['text', 'UserComment'],
  40091: ['text', 'XPTitle'],
  40092: ['text', 'XPComment'],
  40093: ['person', 'XPAuthor'],
  40094: ['text', 'XPKeywords'],
  42032: ['person', 'CameraOwnerName'],
  42033: ['serial', 'BodySerialNumber'],
  42037: ['serial', 'LensSerialNumber'],
  42039: ['person', 'Photographer'],
  42040: ['person', 'ImageEditor'],
};
const orientationTag = 0x0112;
const [exifDirectory, gpsDirectory] = [0x8769, 0x8825];
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Persons, machines and places in a TIFF structure; empty where it is broken. */
export function findExifItems(tiff: Uint8Array): MetadataItem[] {
  const items: MetadataItem[] = [];
  eachTag(tiff, (tag, value) => {
    const known = tags[tag];
    if (tag === gpsDirectory) items.push({ kind: 'place', name: 'GPS', value: '' });
    else if (known) {
      const text = textOf(tag, value);
      if (text !== '') items.push({ kind: known[0], name: known[1], value: text });
    }
  });
  return items;
}

/** Orientation of the picture, 1 to 8; 1 where none is given. */
export function parseExifOrientation(tiff: Uint8Array): number {
  let found = 1;
  eachTag(tiff, (tag, value, isLittle) => {
    if (tag === orientationTag && value.length >= 2) found = (isLittle ? value[0] : value[1]) ?? 1;
  });
  return found >= 1 && found <= 8 ? found : 1;
}

/** TIFF structure with only the orientation. */
export function keepOrientationOnly(orientation: number): Uint8Array {
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, orientationTag >> 8, orientationTag & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}

/** Calls `take` for each tag of all directories but those of GPS, whose tag is named if there are any in it. */
function eachTag(tiff: Uint8Array, take: (tag: number, value: Uint8Array, isLittle: boolean) => void): void {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const read = (at: number, depth: number): void => {
      if (depth > 4) return;
      const count = Math.min(view.getUint16(at, isLittle), 500);
      for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
        const tag = view.getUint16(entry, isLittle);
        const size = (sizes[view.getUint16(entry + 2, isLittle)] ?? 1) * view.getUint32(entry + 4, isLittle);
        const start = size > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8;
        const offset = view.getUint32(entry + 8, isLittle);
        if (tag === exifDirectory) read(offset, depth + 1);
        else if (tag !== gpsDirectory || hasPlace(view, offset, isLittle))
          take(tag, tiff.subarray(start, start + Math.min(size, 4096)), isLittle);
      }
      const next = view.getUint32(at + 2 + count * 12, isLittle);
      if (next > at) read(next, depth + 1);
    };
    read(view.getUint32(4, isLittle), 0);
  } catch (error) {
    // The structure is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Many cameras write a directory of GPS with its version and nothing else. */
function hasPlace(view: DataView, at: number, isLittle: boolean): boolean {
  const count = view.getUint16(at, isLittle);
  for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12)
    if ([2, 4, 20, 22].includes(view.getUint16(entry, isLittle))) return true;
  return false;
}

function textOf(tag: number, bytes: Uint8Array): string {
  const isWide = tag >= 0x9c9b && tag <= 0x9c9f;
  const text = isWide ? Buffer.from(bytes).toString('utf16le') : decodeUtf8(bytes);
  const shown = text.includes('\ufffd') ? decodeLatin1(bytes) : text;
  return shown
    .replace(/^(?:ASCII|UNICODE|JIS)\0*/, '')
    .replaceAll('\0', '')
    .trim();
}
