import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads files of dist/ into memory, once: no answer waits for a disk, and none mixes two builds.
 *
 * @param files names with the ETag that the bytes must have, where they have one
 * @throws Error on a file that is not there, or is of another build than the table
 */
export function readBodies(
  folder: string,
  files: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, Uint8Array> {
  return new Map([...files].map(([file, etag]) => [file, read(folder, file, etag)]));
}

function read(folder: string, file: string, etag: string | undefined): Uint8Array {
  const body = readFileSync(join(folder, file));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  if (etag !== undefined && etag !== `"${digest}"`) throw new Error(`${file} is of another build than site.json`);
  return body;
}
