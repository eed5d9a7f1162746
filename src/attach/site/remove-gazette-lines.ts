import { removeHeadLines } from '../head/splice.ts';
import { isHtmlFile } from '../read/foreign-folder.ts';
import { removeGazetteBlock } from '../read/robots.ts';
import { removeSitemapMark } from './merge-sitemap.ts';

/** An attached file without our lines; unchanged if it has none. */
export function removeGazetteLines(file: string, bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.includes('gazette')) return bytes;
  // Latin-1 keeps every other byte, one a character.
  const text = buffer.toString('latin1');
  const own = isHtmlFile(file)
    ? removeHeadLines(text)
    : file === 'robots.txt'
      ? removeGazetteBlock(text)
      : /\.xml$/i.test(file)
        ? removeSitemapMark(text)
        : text;
  return own === text ? bytes : Buffer.from(own, 'latin1');
}
