import { isUtf8 } from 'node:buffer';

/** Characters of the bytes 0x80 to 0x9F in Windows-1252 (Encoding §9.1). Node 20.20 decodes these as controls. */
const windows1252 =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

export const decodeWindows1252 = (bytes: Uint8Array): string =>
  toBuffer(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (c) => windows1252.charAt(c.charCodeAt(0) - 0x80));

const esc = '\u001b';

/** Runs of ISO-2022-JP whose bytes look like ASCII: two-byte characters, and Katakana of half width (RFC 1468). */
export const iso2022Run = new RegExp(String.raw`${esc}(?:\$[@B]|\(I)[\s\S]*?(?=${esc}\([BJ]|$)`, 'g');

/**
 * Text of a page or export in its encoding: that of its byte order mark, UTF-8 where the bytes are, else the declared
 * one, else Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder(isIso2022(bytes) ? 'iso-2022-jp' : 'utf-8').decode(bytes);
  const encoding = declaredEncoding(toBuffer(bytes).toString('latin1', 0, 4096));
  if (encoding === 'utf-8') return decodeDamagedUtf8(bytes);
  return decoders[encoding]?.(bytes) ?? new TextDecoder(encoding).decode(bytes);
}

/** Encodings of which Node has a smaller one under the name: of GB18030 and of the code page 949 of Windows. */
const decoders: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  'windows-1252': decodeWindows1252,
  gbk: (bytes) => new TextDecoder('gb18030').decode(bytes),
  'euc-kr': decodeKorean,
};

/** EUC-KR with the syllables that Windows adds in the order of Unicode, at pairs of bytes that are free (Encoding §13.1). */
function decodeKorean(bytes: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr');
  const plain = (text: string) => decoder.decode(Buffer.from(text, 'latin1'));
  const known = new Set(plain(Array.from({ length: 25 }, (_, row) => rowOfKorean(0xb0 + row)).join('')));
  const all = Array.from({ length: 0xd7a4 - 0xac00 }, (_, at) => String.fromCharCode(0xac00 + at));
  const added = all.filter((each) => !known.has(each));
  const pattern = /((?:[\xa1-\xfe][\xa1-\xfe]|[\0-\x7f])+)|[\x81-\xc6][A-Za-z\x81-\xfe]|[\x80-\xff]/g;
  return toBuffer(bytes)
    .toString('latin1')
    .replace(pattern, (part, run: string | undefined) => {
      if (run !== undefined) return plain(run);
      const [lead, trail] = [part.charCodeAt(0), part.charCodeAt(1)];
      const column = trail - (trail > 0x80 ? 0x4d : trail > 0x60 ? 0x47 : 0x41);
      const row = lead < 0xa1 ? (lead - 0x81) * 178 : 32 * 178 + (lead - 0xa1) * 84;
      return added[row + column] ?? '\ufffd';
    });
}

const rowOfKorean = (lead: number): string =>
  Array.from({ length: 94 }, (_, at) => String.fromCharCode(lead, 0xa1 + at)).join('');

/** Name of the encoding that a page or an XML declaration names; `windows-1252` without one that is known. */
function declaredEncoding(head: string): string {
  const label =
    /<meta\s[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w:.-]+)/.exec(head)?.[1] ??
    'windows-1252';
  try {
    // Bytes of one byte a letter cannot be UTF-16 (HTML §13.2.3.2).
    return new TextDecoder(label).encoding.replace(/^utf-16.*/, 'utf-8');
  } catch {
    return 'windows-1252';
  }
}

/** Text that is called UTF-8 and is not: a letter of it is cut, or all of it is Windows-1252. */
function decodeDamagedUtf8(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  const kept = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return kept > lost ? text : decodeWindows1252(bytes);
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Whether bytes have esc sequences of ISO-2022-JP, which no other text has. */
const isIso2022 = (bytes: Uint8Array): boolean =>
  [`${esc}$@`, `${esc}$B`, `${esc}(I`, `${esc}(J`].some((sequence) => toBuffer(bytes).includes(sequence));
