import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Encoding, encodings, sideCarOf } from '../../../core/encoding.ts';
import { estimateTokens } from '../../../core/tokens.ts';
import type { Files } from '../../../http/shaped-origin.ts';

export interface FileStore extends Files {
  /** The bytes of a file, from memory if they were asked for lately. */
  read(file: string): Uint8Array;
}

interface Facts {
  readonly etag: string;
  readonly tokens: string;
  readonly encodings: readonly Encoding[];
}

/**
 * The files of dist/, of which nothing changes while it is served. Memory is bounded at any number of pages: what was
 * not asked for lately is read again. A file that is not there is looked for each time.
 *
 * @param limits.bytes of bodies, and `limits.files` of facts, that are kept at most
 */
export function fileStore(folder: string, limits: { readonly bytes: number; readonly files: number }): FileStore {
  const facts = recent<Facts>(limits.files, () => 1);
  const bodies = recent<Uint8Array>(limits.bytes, (body) => body.byteLength);
  const has = (file: string) => isFile(join(folder, file));
  const read = (file: string) => bodies.get(file) ?? bodies.keep(file, readFileSync(join(folder, file)));
  const learn = (file: string): Facts => {
    const body = read(file);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return {
      etag: `"${digest}"`,
      tokens: file.endsWith('.md') ? String(estimateTokens(Buffer.from(body).toString('utf8'))) : '',
      encodings: encodings.filter((encoding) => has(sideCarOf(file, encoding))),
    };
  };
  return {
    has: (file) => facts.get(file) !== undefined || has(file),
    factsOf: (file) => facts.get(file) ?? facts.keep(file, learn(file)),
    read,
  };
}

/** A path below a file, or longer than any name, is one that is not there. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** What was asked for last, as much as fits. */
function recent<T>(limit: number, sizeOf: (value: T) => number) {
  const kept = new Map<string, T>();
  let size = 0;
  const drop = (key: string, value: T) => {
    kept.delete(key);
    size -= sizeOf(value);
  };
  return {
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      // A map keeps the order in which its keys came: this one is the youngest now.
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key: string, value: T): T {
      if (sizeOf(value) > limit) return value;
      kept.set(key, value);
      size += sizeOf(value);
      for (const [oldest, old] of kept) {
        if (size <= limit) break;
        drop(oldest, old);
      }
      return value;
    },
  };
}
