import { isUtf8 } from 'node:buffer';

/** Text of an HTML file, and its encoding; in `latin1` one character is one byte. */
interface DecodedHtml {
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  /** Byte order mark at the start; `text` is without it. */
  readonly hasMark: boolean;
}

/** Decodes UTF-8, else Latin-1, which keeps every byte. decodeText() gives the real characters. */
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
