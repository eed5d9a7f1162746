import { isSafePath } from '../listed-file.ts';
import { compareCodeUnits } from '../problem.ts';

/** The digests of files as `sha256sum` writes and checks them: one a line, sorted by name. */
export function renderFileList(files: Iterable<{ readonly file: string; readonly sha256: string }>): string {
  return [...files]
    .sort((a, b) => compareCodeUnits(a.file, b.file))
    .map(({ file, sha256 }) => `${sha256}  ${file}\n`)
    .join('');
}

/** Reads such a list: SHA-256 by file; undefined if it is none, or names a file twice or outside its folder. */
export function parseFileList(text: string): ReadonlyMap<string, string> | undefined {
  const files = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sha256, file] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sha256 === undefined || file === undefined || files.has(file) || !isSafePath(file)) return undefined;
    files.set(file, sha256);
  }
  return text === '' || text.endsWith('\n') ? files : undefined;
}
