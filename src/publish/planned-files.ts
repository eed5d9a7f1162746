import { isSafePath, type ListedFile } from '../core/listed-file.ts';
import { compareCodeUnits } from '../core/problem.ts';
import type { ReleaseFile } from '../core/release.ts';

/** One file that a folder shall hold. */
export interface PlannedFile extends ListedFile {
  /** Permission bits; when absent, those that its bytes ask for (modeOf). */
  readonly mode?: number;
  /** Makes the bytes: asked for once, and only if the file must be written. Nothing keeps them. */
  bytes(): Uint8Array;
}

/** Plans a file of a release, whose bytes are not asked for yet. */
export function toPlannedFile(one: Pick<ReleaseFile, 'file' | 'size' | 'bytes' | 'sha256'>): PlannedFile {
  return new FileOfRelease(one);
}

/** A class, since there is one for each file. */
class FileOfRelease implements PlannedFile {
  readonly file: string;
  readonly sha256: string;
  readonly size: number;
  readonly #of: Pick<ReleaseFile, 'bytes'>;

  constructor(of: Pick<ReleaseFile, 'file' | 'size' | 'bytes' | 'sha256'>) {
    this.file = of.file;
    this.sha256 = of.sha256;
    this.size = of.size;
    this.#of = of;
  }

  bytes(): Uint8Array {
    return this.#of.bytes;
  }
}

/** Sorts files by path. Throws on a path that could leave its folder, and on one given twice: bugs of the caller. */
export function sortPlannedFiles<T extends Pick<ListedFile, 'file'>>(files: Iterable<T>): T[] {
  const planned = [...files].sort((a, b) => compareCodeUnits(a.file, b.file));
  planned.forEach(({ file }, index) => {
    if (!isSafePath(file)) throw new Error(`"${file}" is not a path below its folder`);
    if (planned[index + 1]?.file === file) throw new Error(`"${file}" is to be written twice`);
  });
  return planned;
}

/** Every folder above some files, parents before children: `a/b/c.txt` → `a`, `a/b`. */
export function parentFolders(files: readonly Pick<ListedFile, 'file'>[]): string[] {
  const folders = new Set<string>();
  for (const { file } of files) {
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) folders.add(file.slice(0, at));
  }
  return [...folders].sort(compareCodeUnits);
}
