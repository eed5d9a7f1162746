import type { Report } from '../problem.ts';
import { type FoundFile, readBytes } from './load-files.ts';
import { createMemo } from './memo.ts';

/** Gives the bytes of a file to `parse`; of a file that has not changed, what `parse` gave and reported before. */
export type FileMemo = <T>(found: FoundFile, parse: (bytes: Uint8Array, report: Report) => T, report: Report) => T;

/** A memo of files by path, and a way to forget some: of a file that was touched, its time alone proves nothing. */
export interface LoadMemo {
  readonly read: FileMemo;
  forget(files: Iterable<string>): void;
}

/** For a process that loads the same folders again and again. A file counts as changed by size, times or inode. */
export function createLoadMemo(): LoadMemo {
  const memo = createMemo();
  // One object for each file: forgetting a file is giving it another.
  const keys = new Map<string, object>();
  return {
    read(found, parse, report) {
      const key = keys.get(found.file) ?? {};
      keys.set(found.file, key);
      return memo.remember('file', key, found.stamp, (inner) => parse(readBytes(found), inner), report);
    },
    forget(files) {
      for (const file of files) keys.delete(file);
    },
  };
}
