import { open } from 'node:fs/promises';
import { isUnsyncableError, syncFolder } from './write-durably.ts';

/**
 * So many new files are waited for, and no more: that is half a second, and one that a site of ten thousand pages takes
 * for a change of all of them only. Of more, the next build after a power cut compares the bytes.
 */
export const maxSyncedFiles = 2000;

/** So many at once: the disk then writes the names of all of them in a few steps. */
const lanes = 16;

/**
 * Waits until the bytes of new files are on the disk, and the names in the folders that hold them. Where a system cannot do
 * that to a file, it does nothing. Throws I/O errors.
 */
export async function syncStagedFiles(files: readonly string[], folders: readonly string[]): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) await syncFile(file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const folder of folders) syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } catch (error) {
    if (!isUnsyncableError(error)) throw error;
  } finally {
    await file.close();
  }
}
