import { sha256 } from '../../core/digest.ts';
import type { Report } from '../../core/problem.ts';
import { createMemo } from '../check/memo.ts';
import { type FoundFile, readBytes } from './list-files.ts';

/** Gives the bytes of a file to `parse`; of a file that has not changed, what `parse` gave and reported before. */
export type FileMemo = <T>(found: FoundFile, parse: (bytes: Uint8Array, report: Report) => T, report: Report) => T;

/** A memo of files by path, and a way to have some read again: of a file that was touched, its times prove nothing. */
interface LoadMemo {
  readonly read: FileMemo;
  /** Last known state of each file, by absolute path. */
  readonly files: ReadonlyMap<string, { readonly stamp: string }>;
  forget(files: Iterable<string>): void;
}

/**
 * Memo for a process that loads the same folders repeatedly. A file is read again when its size, times or inode differ,
 * and parsed again when its bytes do.
 */
export function createLoadMemo(): LoadMemo {
  const memo = createMemo();
  const files = new Map<string, { readonly key: object; stamp: string; digest: string }>();
  return {
    read(found, parse, report) {
      const file = files.get(found.file) ?? { key: {}, stamp: '', digest: '' };
      files.set(found.file, file);
      let bytes: Uint8Array | undefined;
      if (file.stamp !== found.stamp) {
        bytes = readBytes(found);
        Object.assign(file, { stamp: found.stamp, digest: sha256(bytes) });
      }
      return memo.remember('file', file.key, file.digest, (inner) => parse(bytes ?? readBytes(found), inner), report);
    },
    files,
    forget(touched) {
      for (const path of touched) Object.assign(files.get(path) ?? {}, { stamp: '' });
    },
  };
}
