import { readFileSync } from 'node:fs';
import { sha256 } from '../../core/digest.ts';
import type { Report } from '../../core/problem.ts';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { countWork } from '../../core/work.ts';
import { decodeAgain, decodeText } from './decode.ts';
import { parseFrontMatter } from './front-matter/front-matter.ts';
import { reportMergeConflicts } from './merge-conflict.ts';
import type { MarkdownSource } from './source.ts';

/**
 * The text of a content file that was read before, at an absolute path and under the name that messages call it; its
 * problems have been told. Undefined when it is no longer there as it was, or no longer has the SHA-256 that it had.
 */
export function rereadText(path: string, file: string, digest?: string): string | undefined {
  countWork('read');
  const bytes = ignoreSystemErrors(() => readFileSync(path));
  if (bytes === undefined || digest === undefined) return bytes && decodeText(file, bytes, () => {});
  return sha256(bytes) === digest ? decodeAgain(bytes) : undefined;
}

/** Reads a page again: front matter and body. */
export function readPageFile(path: string, file: string, digest?: string): MarkdownSource | undefined {
  const text = rereadText(path, file, digest);
  return text === undefined ? undefined : parseFrontMatter(file, text, () => {});
}

/** A page from the bytes of its file. Reports what is wrong with it as a file; undefined where that leaves none. */
export function parsePage(file: string, bytes: Uint8Array, report: Report): MarkdownSource | undefined {
  const text = decodeText(file, bytes, report);
  if (text === undefined || reportMergeConflicts(file, text, report)) return undefined;
  return parseFrontMatter(file, text, report);
}
