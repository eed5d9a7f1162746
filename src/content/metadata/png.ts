import { inflateSync } from 'node:zlib';
import { createPngChunk, listPngChunks } from '../../core/png-pixels.ts';
import { findExifItems, keepOrientationOnly, parseExifOrientation } from './exif.ts';
import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';
import { findXmpItems } from './xmp.ts';

/** Items of its texts and Exif (PNG third edition §11.3.3, §11.3.4). */
export function findPngItems(bytes: Uint8Array): MetadataItem[] {
  return listPngChunks(bytes).flatMap(({ type, data }): MetadataItem[] => {
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
  const all = listPngChunks(bytes);
  const exif = all.find(({ type }) => type === 'eXIf');
  const orientation = exif ? parseExifOrientation(exif.data) : 1;
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (const { type, start, end } of all) {
    if (type === 'eXIf' && orientation !== 1) parts.push(createPngChunk(type, keepOrientationOnly(orientation)));
    if (!['tEXt', 'zTXt', 'iTXt', 'eXIf'].includes(type)) parts.push(bytes.subarray(start, end));
  }
  return new Uint8Array(Buffer.concat(parts));
}
