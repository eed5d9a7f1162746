import { exifItems } from './exif.ts';
import { latin1, type MetadataItem } from './item.ts';
import { jpegItems, strippedJpeg } from './jpeg.ts';
import { officeItems } from './office.ts';
import { pdfItems } from './pdf.ts';
import { pngItems, strippedPng } from './png.ts';
import { strippedSvg, svgItems } from './svg.ts';
import { strippedWebp, webpItems } from './webp.ts';
import { xmpItems, xmpPacketIn } from './xmp.ts';

type Reader = (bytes: Uint8Array) => MetadataItem[];

const readers: Readonly<Record<string, Reader>> = {
  ...{ jpg: jpegItems, jpeg: jpegItems, png: pngItems, webp: webpItems, svg: svgItems, pdf: pdfItems },
  ...{ docx: officeItems, xlsx: officeItems, pptx: officeItems, odt: officeItems, ods: officeItems, odp: officeItems },
  ...{ epub: officeItems, avif: anyItems, gif: anyItems, mp4: anyItems, mp3: anyItems },
};
const strippers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  ...{ jpg: strippedJpeg, jpeg: strippedJpeg, png: strippedPng, webp: strippedWebp, svg: strippedSvg },
};

const of = <T>(table: Readonly<Record<string, T>>, path: string): T | undefined => {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(table, extension) ? table[extension] : undefined;
};

/** Metadata that programs wrote into a file of public/; none of a broken file. */
export function metadataOf(path: string, bytes: Uint8Array): MetadataItem[] {
  return of(readers, path)?.(bytes) ?? [];
}

/** Whether strippedOf() knows the form of a file with this name. */
export const canStrip = (path: string): boolean => of(strippers, path) !== undefined;

/** Removes metadata, keeping the picture byte for byte; undefined where nothing would change. */
export function strippedOf(path: string, bytes: Uint8Array): Uint8Array | undefined {
  const made = of(strippers, path)?.(bytes);
  return made && made.byteLength !== bytes.byteLength ? made : undefined;
}

/** Forms of other containers are not taken apart: Exif and XMP are looked for as they begin. */
function anyItems(bytes: Uint8Array): MetadataItem[] {
  const text = latin1(bytes);
  const packet = xmpPacketIn(text);
  const at = text.search(/Exif\0\0(?:II\*\0|MM\0\*)/);
  return [...(packet === undefined ? [] : xmpItems(packet)), ...(at < 0 ? [] : exifItems(bytes.subarray(at + 6)))];
}
