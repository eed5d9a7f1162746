import { isUtf8 } from 'node:buffer';

/** Text of an HTML file, and its encoding; in `latin1` one character is one byte. */
interface DecodedHtml {
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  /** Byte order mark at the start; `text` is without it. */
  readonly hasMark: boolean;
}

/** Decodes UTF-8, else Latin-1, which keeps every byte. decodeDeclaredCharset() gives the real characters. */
export function decodeHtml(bytes: Uint8Array): DecodedHtml {
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);
  const hasMark = encoding === 'utf8' && text.startsWith('\uFEFF');
  return { text: hasMark ? text.slice(1) : text, encoding, hasMark };
}

/** Reverses decodeHtml(). */
export function encodeHtml(text: string, { encoding, hasMark }: Omit<DecodedHtml, 'text'>): Uint8Array {
  return Buffer.from(hasMark ? `\uFEFF${text}` : text, encoding);
}

/** Text in its declared encoding (Encoding §4.2), by default Windows-1252. */
export function decodeDeclaredCharset(bytes: Uint8Array, { text, encoding }: DecodedHtml): string {
  if (encoding === 'utf8') return text;
  const [, label = 'windows-1252'] = /<meta\s[^>]*charset=["']?([\w-]+)/i.exec(text.slice(0, 4096)) ?? [];
  try {
    return new TextDecoder(/^utf-?8$/i.test(label) ? 'windows-1252' : label).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
