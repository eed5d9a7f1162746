import { isUtf8 } from 'node:buffer';

/** The text of a file of HTML, and how its bytes become it: one character of `latin1` is one byte. */
export interface Decoded {
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  /** A byte order mark in front, which is no part of `text`. */
  readonly hasMark: boolean;
}

/** Bytes that are no UTF-8 are taken as Latin-1, which every byte survives: what they mean is asked of readable(). */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);
  const hasMark = encoding === 'utf8' && text.startsWith('\uFEFF');
  return { text: hasMark ? text.slice(1) : text, encoding, hasMark };
}

/** The bytes of what decode() made. */
export function encode(text: string, { encoding, hasMark }: Omit<Decoded, 'text'>): Uint8Array {
  return Buffer.from(hasMark ? `\uFEFF${text}` : text, encoding);
}

/** The text as people read it: that of another encoding by the label in its head (Encoding §4.2), else Windows-1252. */
export function readable(bytes: Uint8Array, { text, encoding }: Decoded): string {
  if (encoding === 'utf8') return text;
  const [, label = 'windows-1252'] = /<meta\s[^>]*charset=["']?([\w-]+)/i.exec(text.slice(0, 4096)) ?? [];
  try {
    return new TextDecoder(/^utf-?8$/i.test(label) ? 'windows-1252' : label).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
