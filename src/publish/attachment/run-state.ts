import { sha256 } from '../../core/digest.ts';
import { seal, unseal } from '../../core/seal.cjs';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { keepFile } from '../keep-file.cjs';
import { readPlainFile } from '../read-plain-file.cjs';
import { listTree } from '../tree.ts';

/** One value for all that is to be seen of folders without reading a file: names, sizes, times, inodes. */
export function digestFolderStats(folders: readonly string[]): string {
  const seen = folders.map((folder) =>
    listTree(folder).map(({ path, kind, size, mtimeMs, ctimeMs, ino }) =>
      [path, kind, size, mtimeMs, ctimeMs, ino].join(' '),
    ),
  );
  return sha256(JSON.stringify(seen));
}

/** The value of the last run if it was about `about`, else undefined. */
export function readLastRun<T>(file: string, about: string): T | undefined {
  const sealed = ignoreSystemErrors(() => readPlainFile(file));
  const body = sealed && unseal(about, sealed);
  return body && (JSON.parse(body.toString('utf8')) as T);
}

/** Keeps it for the next run. */
export function writeLastRun(file: string, about: string, value: unknown): void {
  keepFile(file, seal(about, JSON.stringify(value)));
}
