import { crc32, inflateSync } from 'node:zlib';
import { findExifItems, keepOrientationOnly, parseExifOrientation } from './exif.ts';
import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';
import { findXmpItems } from './xmp.ts';

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

function chunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    found.push({
      type: decodeLatin1(bytes.subarray(at + 4, at + 8)),
      start: at,
      end,
      data: bytes.subarray(at + 8, end - 4),
    });
    at = end;
  }
  return found;
}

/** Items of its texts and Exif (PNG third edition §11.3.3, §11.3.4). */
export function findPngItems(bytes: Uint8Array): MetadataItem[] {
  return chunks(bytes).flatMap(({ type, data }): MetadataItem[] => {
    if (type === 'eXIf') return findExifItems(data);
    const text = textOf(type, data);
    if (!text) return [];
    const { keyword, value } = text;
    if (keyword === 'XML:com.adobe.xmp') return findXmpItems(value);
    const profile = /^Raw profile type (?:exif|APP1)$/i.test(keyword) ? hexIn(value) : undefined;
    if (profile) return findExifItems(profile);
    if (/^(?:Author|Artist|Creator)$/i.test(keyword)) return [{ kind: 'person', name: keyword, value }];
    return [{ kind: 'text', name: keyword, value }];
  });
}

function textOf(type: string, data: Uint8Array): { readonly keyword: string; readonly value: string } | undefined {
  const zero = data.indexOf(0);
  if (zero < 0 || !['tEXt', 'zTXt', 'iTXt'].includes(type)) return undefined;
  const keyword = decodeLatin1(data.subarray(0, zero));
  const rest = data.subarray(zero + 1);
  if (type === 'tEXt') return { keyword, value: decodeLatin1(rest) };
  if (type === 'zTXt') return { keyword, value: decodeLatin1(inflated(rest.subarray(1))) };
  const language = rest.indexOf(0, 2);
  const body = rest.subarray(rest.indexOf(0, language + 1) + 1);
  return { keyword, value: decodeUtf8(rest[0] === 1 ? inflated(body) : body) };
}

/** A text of more than a megabyte is none that anybody typed. */
function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: 1_000_000 });
  } catch {
    return new Uint8Array();
  }
}

/** ImageMagick's profiles: a name, a length, hex digits, which begin with `Exif` and two zeros. */
function hexIn(value: string): Uint8Array | undefined {
  const hex = /\n\s*\w+\s*\n\s*\d+\s*\n([\da-f\s]+)/i.exec(value)?.[1]?.replace(/\s/g, '');
  const bytes = hex === undefined ? undefined : Buffer.from(hex, 'hex');
  return bytes?.subarray(bytes.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
}

/** Copies a picture without texts and Exif; orientation stays. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const all = chunks(bytes);
  const exif = all.find(({ type }) => type === 'eXIf');
  const orientation = exif ? parseExifOrientation(exif.data) : 1;
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (const { type, start, end } of all) {
    if (type === 'eXIf' && orientation !== 1) parts.push(chunkOf(type, keepOrientationOnly(orientation)));
    if (!['tEXt', 'zTXt', 'iTXt', 'eXIf'].includes(type)) parts.push(bytes.subarray(start, end));
  }
  return new Uint8Array(Buffer.concat(parts));
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}
