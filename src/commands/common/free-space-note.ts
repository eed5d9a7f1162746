import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatThousands } from '../../core/pluralize.ts';

/** How much room the disk of a path has, in blocks and in files, and what to do; nothing where that cannot be known. */
export function formatFreeSpace(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      const { bavail, bsize, files, ffree } = statfsSync(folder);
      // Some file systems have no fixed number of files, and say 0 of 0.
      const more = files > 0 ? `, ${formatThousands(ffree)} more ${ffree === 1 ? 'file' : 'files'}` : '';
      return ` Free there: ${((bavail * bsize) / 2 ** 20).toFixed(1)} MiB${more}. Nothing is lost: make room, and run it again.`;
    } catch {
      // The folder does not exist yet; one above it does.
      if (dirname(folder) === folder) return '';
    }
  }
}
