import { jpegOf, pngOf, webpOf } from '../../content/metadata/files.ts';
import type { places } from './places.ts';

/** A packet of XMP that describes a picture. */
const packetOf = (text: string) =>
  `<x:xmpmeta><rdf:RDF><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text
    .replace(/&(?!#)/g, '&amp;')
    .replaceAll('<', '&lt;')}</rdf:li></rdf:Alt></dc:description></rdf:RDF></x:xmpmeta>`;

/** A PDF as far as its information goes. */
const pdfOf = (title: string) => `%PDF-1.7\n1 0 obj\n<< /Title ${title} >>\nendobj\ntrailer << /Info 1 0 R >>\n%%EOF\n`;

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
const octal = (bytes: Uint8Array) => [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

/** Texts that programs write into the files of public/. */
export const metadataPlaces: typeof places = {
  'the description of a JPEG': (text, id) => [`public/m/t${id}.jpg`, Buffer.from(jpegOf(undefined, packetOf(text)))],
  'the description of a PNG': (text, id) => [
    `public/m/t${id}.png`,
    Buffer.from(pngOf(undefined, Buffer.from(packetOf(text)).toString('latin1'))),
  ],
  'the description of a WebP': (text, id) => [`public/m/t${id}.webp`, Buffer.from(webpOf(undefined, packetOf(text)))],
  'the title of a PDF': (text, id) => [`public/m/t${id}.pdf`, pdfOf(`<${utf16(text).toString('hex')}>`)],
  'the title of a PDF, in octal': (text, id) => [`public/m/o${id}.pdf`, pdfOf(`(${octal(utf16(text))})`)],
};
