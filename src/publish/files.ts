import { byCodeUnit } from '../core/problem.ts';

/** One file to be written: a path below its folder, `/`-separated, its bytes and their SHA-256 (lower-case hex). */
export interface PlannedFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Sorts files by path. Throws on a path that could leave its folder, and on one given twice: bugs of the caller. */
export function plan(files: Iterable<PlannedFile>): PlannedFile[] {
  const planned = [...files].sort((a, b) => byCodeUnit(a.file, b.file));
  planned.forEach(({ file }, index) => {
    if (!isSafePath(file)) throw new Error(`"${file}" is not a path below its folder`);
    if (planned[index + 1]?.file === file) throw new Error(`"${file}" is to be written twice`);
  });
  return planned;
}

/** Whether a `/`-separated path stays below its folder, on every system. */
export function isSafePath(path: string): boolean {
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment) && !/[\\\0]/.test(segment));
}

/** Every folder above some files, parents before children: `a/b/c.txt` → `a`, `a/b`. */
export function foldersOf(files: readonly PlannedFile[]): string[] {
  const folders = new Set<string>();
  for (const { file } of files) {
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) folders.add(file.slice(0, at));
  }
  return [...folders].sort(byCodeUnit);
}
