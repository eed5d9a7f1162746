import { findExifItems, keepOrientationOnly, parseExifOrientation } from './exif.ts';
import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';
import { findXmpItems } from './xmp.ts';

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

/** Chunks of RIFF; each is padded to an even length. */
function chunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Chunk[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + size + (size % 2), bytes.length);
    found.push({
      type: decodeLatin1(bytes.subarray(at, at + 4)),
      start: at,
      end,
      data: bytes.subarray(at + 8, at + 8 + size),
    });
    at = end;
  }
  return found;
}

/** Some programs write the head of JPEG's segment before it. */
const tiffOf = (data: Uint8Array) => data.subarray(decodeLatin1(data.subarray(0, 4)) === 'Exif' ? 6 : 0);

/** Items of its Exif and XMP (RFC 9649 §2.7.1.5). */
export function findWebpItems(bytes: Uint8Array): MetadataItem[] {
  return chunks(bytes).flatMap(({ type, data }) => {
    if (type === 'EXIF') return findExifItems(tiffOf(data));
    return type === 'XMP ' ? findXmpItems(decodeUtf8(data)) : [];
  });
}

/** Copies a picture without Exif and XMP; orientation stays. */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const all = chunks(bytes);
  const exif = all.find(({ type }) => type === 'EXIF');
  const orientation = exif ? parseExifOrientation(tiffOf(exif.data)) : 1;
  const parts: Uint8Array[] = [Uint8Array.from(bytes.subarray(0, 12))];
  for (const { type, start, end } of all) {
    if (type === 'EXIF' || type === 'XMP ') continue;
    const chunk = Uint8Array.from(bytes.subarray(start, end));
    // Flags of the extended header: Exif is 8, XMP is 4 (RFC 9649 §2.7).
    if (type === 'VP8X') chunk[8] = ((chunk[8] ?? 0) & ~0x0c) | (orientation === 1 ? 0 : 0x08);
    parts.push(chunk);
  }
  if (orientation !== 1) {
    const tiff = keepOrientationOnly(orientation);
    parts.push(Uint8Array.from([...Buffer.from('EXIF', 'latin1'), tiff.length, 0, 0, 0, ...tiff]));
  }
  const made = Buffer.concat(parts);
  made.writeUInt32LE(made.length - 8, 4);
  return new Uint8Array(made);
}
