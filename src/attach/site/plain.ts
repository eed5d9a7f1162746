import { withoutLines } from '../head/splice.ts';
import { withoutBlock } from '../read/robots.ts';
import { isHtmlFile } from '../read/site-file.ts';
import { withoutMark } from './merged.ts';

/** An attached file without our lines; unchanged if it has none. */
export function plain(file: string, bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.includes('gazette')) return bytes;
  // Latin-1 keeps every other byte, one a character.
  const text = buffer.toString('latin1');
  const own = isHtmlFile(file)
    ? withoutLines(text)
    : file === 'robots.txt'
      ? withoutBlock(text)
      : /\.xml$/i.test(file)
        ? withoutMark(text)
        : text;
  return own === text ? bytes : Buffer.from(own, 'latin1');
}
