import { inflateSync } from 'node:zlib';
import { decodeLatin1, type MetadataItem } from './item.ts';
import { findXmpItems, findXmpPacket } from './xmp.ts';

/** Streams of objects that are looked into, and what they may unpack to. */
const [mostStreams, mostBytes] = [200, 4_000_000];

/** Items of a PDF's information and XMP (ISO 32000-2 §14.3), and programs in it (§12.6.4.17). */
export function findPdfItems(bytes: Uint8Array): MetadataItem[] {
  const text = decodeLatin1(bytes);
  const all = [text, ...objectStreams(bytes, text)];
  const packet = findXmpPacket(text);
  const items = [...all.flatMap(infoItems), ...(packet === undefined ? [] : findXmpItems(packet))];
  if (all.some((each) => /\/S\s*\/(?:JavaScript|Launch)\b|\/JS\s*(?:\(|<|\d+\s+\d+\s+R)/.test(each)))
    items.push({ kind: 'script', name: 'JavaScript', value: '' });
  return items;
}

const entry =
  /\/(Author|Title|Subject|Keywords|Creator|Producer|Company|Manager)\s*(?:\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\)){0,2000})\)|<([\da-fA-F\s]{2,4000})>)/g;

function infoItems(text: string): MetadataItem[] {
  return [...text.matchAll(entry)].flatMap(([, name = '', written, hex]): MetadataItem[] => {
    const value = textOf(
      written === undefined
        ? Buffer.from((hex ?? '').replace(/\s/g, ''), 'hex').toString('latin1')
        : unescaped(written),
    );
    const kind = name === 'Author' || name === 'Manager' ? 'person' : 'text';
    return value === '' ? [] : [{ kind, name, value }];
  });
}

/** §7.3.4.2: octal codes, and characters that stand for themselves. */
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code)
      ? String.fromCharCode(Number.parseInt(code, 8))
      : ({ n: '\n', r: '\r', t: '\t', '\n': '', '\r\n': '' }[code] ?? code),
  );

/** §7.9.2.2: UTF-16 and UTF-8 begin with their mark. */
function textOf(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1');
  if (raw.startsWith('\xfe\xff'))
    return bytes
      .subarray(2, 2 + ((bytes.length - 2) & ~1))
      .swap16()
      .toString('utf16le')
      .trim();
  return (raw.startsWith('\xef\xbb\xbf') ? bytes.subarray(3).toString('utf8') : raw).trim();
}

/** §7.5.7: since PDF 1.5 objects stand in compressed streams. */
function objectStreams(bytes: Uint8Array, text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)) {
    if (found.length >= mostStreams) break;
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    try {
      found.push(
        inflateSync(bytes.subarray(start, end < 0 ? undefined : end), { maxOutputLength: mostBytes }).toString(
          'latin1',
        ),
      );
    } catch {
      // Encrypted, or packed another way: nothing of it can be read.
    }
  }
  return found;
}
