import { decodeEntities } from '../../markdown/entities.ts';
import type { MetadataItem } from './item.ts';

/** Properties of XMP (ISO 16684) that name persons, machines and places. */
const properties: readonly (readonly [kind: MetadataItem['kind'], pattern: string])[] = [
  ['place', 'exif:GPS(?:Latitude|Longitude|DestLatitude)'],
  [
    'person',
    'dc:creator|aux:OwnerName|xmpRights:Owner|photoshop:CaptionWriter|Iptc4xmpExt:PersonInImage|mwg-rs:Name|MPReg:PersonDisplayName|pdfx:Author|exifEX:(?:CameraOwnerName|Photographer)',
  ],
  ['person', 'Iptc4xmpCore:Ci(?:EmailWork|TelWork|AdrExtadr)'],
  ['serial', '(?:aux|exifEX):(?:SerialNumber|BodySerialNumber|LensSerialNumber)'],
  [
    'text',
    'dc:(?:title|description|rights|subject)|photoshop:Instructions|st(?:Ref|Evt):(?:filePath|softwareAgent|changed)|xmpMM:ManageUI|tiff:ImageDescription',
  ],
];
const found = properties.map(
  ([kind, names]) =>
    [
      kind,
      new RegExp(
        `<(${names})(?:\\s[^>]*)?>([^\u0000]{0,4000}?)</\\1>|\\b(${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
        'g',
      ),
    ] as const,
);

/** Persons, machines and places in an XMP packet. */
export function findXmpItems(packet: string): MetadataItem[] {
  return found.flatMap(([kind, pattern]) =>
    [...packet.matchAll(pattern)].flatMap((match): MetadataItem[] => {
      const [, element, inside, attribute, double, single] = match;
      const value = decodeEntities((inside ?? double ?? single ?? '').replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim();
      return value === '' ? [] : [{ kind, name: element ?? attribute ?? '', value }];
    }),
  );
}

/** The first packet in the bytes of any file, read as Latin-1. */
export function findXmpPacket(text: string): string | undefined {
  const start = text.search(/<x:xmpmeta|<rdf:RDF/);
  if (start < 0) return undefined;
  const end = text.slice(start, start + 1_000_000).search(/<\/x:xmpmeta>|<\/rdf:RDF>/);
  return Buffer.from(text.slice(start, end < 0 ? start + 100_000 : start + end + 12), 'latin1').toString('utf8');
}
