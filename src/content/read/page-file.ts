import { readFileSync } from 'node:fs';
import { sha256 } from '../../core/digest.ts';
import { isSystemError } from '../../core/system-error.ts';
import { decodeText } from './decode.ts';
import { readFrontMatter } from './front-matter/front-matter.ts';
import type { MarkdownSource } from './source.ts';

/**
 * Reads a page that was read before, at an absolute path and under the name that messages call it; its problems have
 * been told. Undefined when it is no longer there as it was, or no longer has the SHA-256 that it had.
 */
export function readPageFile(path: string, file: string, digest?: string): MarkdownSource | undefined {
  try {
    const bytes = readFileSync(path);
    if (digest !== undefined && sha256(bytes) !== digest) return undefined;
    const text = decodeText(file, bytes, () => {});
    return text === undefined ? undefined : readFrontMatter(file, text, () => {});
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
