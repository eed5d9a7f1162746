import { createLocatedData } from '../located.ts';
import { createPositionLookup } from '../position.ts';
import type { MarkdownSource } from '../source.ts';
import { scanSimpleFrontMatter } from './scan-simple.ts';

/** The most UTF-16 units of a front matter block; gray-matter's own pattern is quadratic in blank lines. */
export const maxBlockLength = 16 * 1024;
export const frontMatterDelimiter = '---';

/**
 * Reads a file whose front matter has the simple form that nearly every file has: what parseAnyFrontMatter() gives,
 * without gray-matter and YAML, which take longer to load than to read a hundred files. Undefined at the least doubt.
 */
export function parseSimpleFrontMatter(file: string, text: string): MarkdownSource | undefined {
  if (!text.startsWith(`${frontMatterDelimiter}\n`)) return undefined;
  const lineEnd = text.indexOf(`\n${frontMatterDelimiter}`, frontMatterDelimiter.length);
  const closeAt = lineEnd + 1;
  const end = text[closeAt + frontMatterDelimiter.length];
  if (lineEnd < 0 || closeAt > maxBlockLength || (end !== undefined && end !== '\n')) return undefined;
  const block = text.slice(frontMatterDelimiter.length, lineEnd);
  // A backslash may begin an escape, and what that hides has to be looked at.
  const root = block.includes('\\') ? undefined : scanSimpleFrontMatter(block, frontMatterDelimiter.length);
  if (!root?.members?.size) return undefined;
  const body = text.slice(closeAt + frontMatterDelimiter.length + 1);
  const frontMatter = createLocatedData(file, { ...root, at: 0 }, createPositionLookup(file, text), text);
  return { file, frontMatter, body, bodyBytes: Buffer.byteLength(body), bodyLine: lineNumberAt(text, closeAt) + 1 };
}

/** 1-based line of an offset; cheaper than the positions of the whole file. */
export function lineNumberAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
