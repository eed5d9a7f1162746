import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../src/core/digest.ts';

/** Every entry of the two folders of a build, with its mode, its time and the digest of its bytes. */
export function tree(out: string): string[] {
  return ['dist', 'deploy'].flatMap((label) =>
    readdirSync(join(out, label), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => {
        const file = join(out, label, path);
        const stat = lstatSync(file);
        const what = stat.isFile() ? `${stat.mtimeMs} ${sha256(readFileSync(file))}` : 'folder';
        return `${label}/${path} ${stat.mode & 0o777} ${what}`;
      }),
  );
}
