import { inflateRawSync } from 'node:zlib';
import { decodeEntities } from '../../markdown/entities.ts';
import { decodeLatin1, decodeUtf8, type MetadataItem } from './item.ts';

/** Metadata files of office documents: OPC (ECMA-376 part 2), OpenDocument, EPUB. */
const parts = /^(?:docProps\/(?:core|app)\.xml|meta\.xml|OEBPS\/content\.opf|content\.opf)$/;
const person =
  /<((?:dc:creator|cp:lastModifiedBy|meta:initial-creator|meta:printed-by|Manager))(?:\s[^>]*)?>([^<]+)<\/\1>/g;
const other =
  /<((?:dc:title|dc:subject|dc:description|cp:keywords|Company|HyperlinkBase|Template))(?:\s[^>]*)?>([^<]+)<\/\1>/g;

/** Items of the properties of an office document. */
export function findOfficeItems(bytes: Uint8Array): MetadataItem[] {
  return entriesOf(bytes).flatMap(({ name, read }): MetadataItem[] => {
    if (!parts.test(name)) return [];
    const xml = read();
    const items = (pattern: RegExp, kind: MetadataItem['kind']) =>
      [...xml.matchAll(pattern)].map(
        ([, tag = '', value = '']): MetadataItem => ({ kind, name: tag, value: decodeEntities(value).trim() }),
      );
    return [...items(person, 'person'), ...items(other, 'text')];
  });
}

interface Entry {
  readonly name: string;
  read(): string;
}

/** The central directory of a ZIP (APPNOTE 4.3.12); broken ones have no entries. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Entry[] = [];
  try {
    let end = bytes.length - 22;
    while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === 0x02014b50; left -= 1) {
      const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
      const [length, extra, comment] = [28, 30, 32].map((each) => view.getUint16(at + each, true)) as [
        number,
        number,
        number,
      ];
      const local = view.getUint32(at + 42, true);
      const name = decodeLatin1(bytes.subarray(at + 46, at + 46 + length));
      found.push({ name, read: () => textOf(bytes, view, local, method, size) });
      at += 46 + length + extra + comment;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

function textOf(bytes: Uint8Array, view: DataView, local: number, method: number, size: number): string {
  try {
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.subarray(start, start + size);
    return decodeUtf8(method === 8 ? inflateRawSync(data, { maxOutputLength: 1_000_000 }) : data);
  } catch {
    return '';
  }
}
