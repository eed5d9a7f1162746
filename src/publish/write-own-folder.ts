import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { withPath } from '../core/system-error.ts';
import { fileTime } from './file-time.ts';

/** Writes text files as a folder of ours: by their times the next build knows them, and replaces them with the rest. */
export function writeOwnFolder(
  folder: string,
  files: readonly { readonly file: string; readonly text: string }[],
): void {
  withPath(folder, () => rmSync(folder, { recursive: true, force: true }));
  for (const { file, text } of files) {
    const path = join(folder, file);
    withPath(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      const time = fileTime(sha256(Buffer.from(text)));
      utimesSync(path, time, time);
    });
  }
}
