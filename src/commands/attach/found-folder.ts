import type { FoundSite } from '../../attach/read/site-file.ts';
import { bytesIn } from '../../publish/attached/folder.ts';
import { listTree } from '../../publish/tree.ts';

/** The folder of another generator. What version control keeps there is not published; links are not followed. */
export function foundFolder(folder: string): FoundSite {
  const files = listTree(folder).filter(({ kind, path }) => kind === 'file' && !/^\.git(?:\/|$)/.test(path));
  return {
    files: files.map(({ path, size }) => ({ file: path, size })),
    bytes: (file) => bytesIn(folder, file) ?? new Uint8Array(),
  };
}
