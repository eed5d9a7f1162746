import type { ListedFile } from '../core/listed-file.ts';
import { addPathToErrors } from '../core/system-error.ts';
import { countWork } from '../core/work.ts';
import { PublishError } from './errors.ts';
import { fileDigest } from './file-digest.ts';
import { filesPerStep, type Pause } from './pause.ts';

/**
 * Compares files that were staged in `folder` with what was meant, by the digest of what the disk gives back: after all of
 * them were written, and by their names, as the swap moves them. Throws PublishError, and I/O errors with the path.
 */
export async function verifyStagedFiles(folder: string, written: readonly ListedFile[], pause: Pause): Promise<void> {
  for (const [index, { file, sha256: digest }] of written.entries()) {
    if (index % filesPerStep === 0) await pause();
    const path = `${folder}/${file}`;
    countWork('hashed');
    if (addPathToErrors(path, () => fileDigest(path)) !== digest)
      throw new PublishError(`${path} does not read back as it was written: is the disk full or failing?`);
  }
}
