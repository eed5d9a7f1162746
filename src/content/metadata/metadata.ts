import { findExifItems } from './exif.ts';
import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';
import { findJpegItems, stripJpeg } from './jpeg.ts';
import { findOfficeItems } from './office.ts';
import { findPdfItems } from './pdf.ts';
import { findPngItems, stripPng } from './png.ts';
import { findWebpItems, stripWebp } from './webp.ts';
import { findXmpItems, findXmpPacket } from './xmp.ts';

const comment = /<!--([\s\S]*?)-->/g;
/** Comments of drawing programs and licences, without persons. */
const harmless =
  /^\s*(?:generator\b|created with|made with|uploaded to|source:|license|licence|copyright|©|\(c\)|spdx|!|https?:\/\/\S+\s*$|font awesome|boxicons|svg export)/i;

/** Comments of a drawing, and who made it. Programs in drawings are refused before. */
function findSvgItems(bytes: Uint8Array): MetadataItem[] {
  const text = decodeUtf8(bytes);
  const comments = [...text.matchAll(comment)].flatMap(([, said = '']): MetadataItem[] =>
    said.trim() === '' || harmless.test(said) ? [] : [{ kind: 'comment', name: 'comment', value: said.trim() }],
  );
  return [...comments, ...findXmpItems(text).filter(({ kind }) => kind !== 'text')];
}

/** Removes comments and metadata of a drawing. */
function stripSvg(bytes: Uint8Array): Uint8Array {
  const text = decodeUtf8(bytes)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<metadata(?:\s[^>]*)?>[\s\S]*?<\/metadata>/g, '');
  return new Uint8Array(Buffer.from(text, 'utf8'));
}

type Reader = (bytes: Uint8Array) => MetadataItem[];

const readers: Readonly<Record<string, Reader>> = {
  ...{
    jpg: findJpegItems,
    jpeg: findJpegItems,
    png: findPngItems,
    webp: findWebpItems,
    svg: findSvgItems,
    pdf: findPdfItems,
  },
  ...{
    docx: findOfficeItems,
    xlsx: findOfficeItems,
    pptx: findOfficeItems,
    odt: findOfficeItems,
    ods: findOfficeItems,
    odp: findOfficeItems,
  },
  ...{ epub: findOfficeItems, avif: anyItems, gif: anyItems, mp4: anyItems, mp3: anyItems },
};
const strippers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  ...{ jpg: stripJpeg, jpeg: stripJpeg, png: stripPng, webp: stripWebp, svg: stripSvg },
};

const of = <T>(table: Readonly<Record<string, T>>, path: string): T | undefined => {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(table, extension) ? table[extension] : undefined;
};

/** Metadata that programs wrote into a file of public/; none of a broken file. */
export function findMetadata(path: string, bytes: Uint8Array): MetadataItem[] {
  return of(readers, path)?.(bytes) ?? [];
}

/** Whether stripMetadata() knows the form of a file with this name. */
export const canStrip = (path: string): boolean => of(strippers, path) !== undefined;

/** Removes metadata, keeping the picture byte for byte; undefined where nothing would change. */
export function stripMetadata(path: string, bytes: Uint8Array): Uint8Array | undefined {
  const made = of(strippers, path)?.(bytes);
  return made && made.byteLength !== bytes.byteLength ? made : undefined;
}

/** Forms of other containers are not taken apart: Exif and XMP are looked for as they begin. */
function anyItems(bytes: Uint8Array): MetadataItem[] {
  const text = decodeLatin1(bytes);
  const packet = findXmpPacket(text);
  const at = text.search(/Exif\0\0(?:II\*\0|MM\0\*)/);
  return [
    ...(packet === undefined ? [] : findXmpItems(packet)),
    ...(at < 0 ? [] : findExifItems(bytes.subarray(at + 6))),
  ];
}
