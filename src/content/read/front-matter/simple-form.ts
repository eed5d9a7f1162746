import { locatedFrom } from '../located.ts';
import { positionsOf } from '../position.ts';
import type { MarkdownSource } from '../source.ts';
import { scanFrontMatter } from './scan.ts';

/** The most UTF-16 units of a front matter block; gray-matter's own pattern is quadratic in blank lines. */
export const maxBlockLength = 16 * 1024;
export const marker = '---';

/**
 * Reads a file whose front matter has the simple form that nearly every file has: what readFrontMatterOfAnyForm() gives,
 * without gray-matter and YAML, which take longer to load than to read a hundred files. Undefined at the least doubt.
 */
export function readSimpleForm(file: string, text: string): MarkdownSource | undefined {
  if (!text.startsWith(`${marker}\n`)) return undefined;
  const lineEnd = text.indexOf(`\n${marker}`, marker.length);
  const closeAt = lineEnd + 1;
  const end = text[closeAt + marker.length];
  if (lineEnd < 0 || closeAt > maxBlockLength || (end !== undefined && end !== '\n')) return undefined;
  const block = text.slice(marker.length, lineEnd);
  // A backslash may begin an escape, and what that hides has to be looked at.
  const root = block.includes('\\') ? undefined : scanFrontMatter(block, marker.length);
  if (!root?.members?.size) return undefined;
  const body = text.slice(closeAt + marker.length + 1);
  const frontMatter = locatedFrom(file, { ...root, at: 0 }, positionsOf(file, text), text);
  return { file, frontMatter, body, bodyBytes: Buffer.byteLength(body), bodyLine: countLines(text, closeAt) + 1 };
}

/** 1-based line of an offset; cheaper than the positions of the whole file. */
export function countLines(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
