import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { seal, unseal } from '../core/seal.cjs';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

/**
 * The bodies of the files of a folder whose names end in `suffix` and that were sealed under the same `about`. Files of
 * several machines may lie side by side. What is damaged or of another `about` is not there.
 */
export function readSealedFiles(folder: string, suffix: string, about: string): Buffer[] {
  return namesIn(folder, suffix).flatMap((name) => {
    const sealed = ignoreSystemErrors(() => readPlainFile(join(folder, name)));
    return (sealed && unseal(sealOf(suffix, about), sealed)) ?? [];
  });
}

/** Writes a body into one file that is named by its bytes, and removes the files that it makes useless. */
export function writeSealedFile(folder: string, suffix: string, about: string, body: string | Uint8Array): void {
  const sealed = seal(sealOf(suffix, about), body);
  const own = `${sha256(sealed).slice(0, 16)}${suffix}`;
  keepFile(join(folder, own), sealed);
  for (const name of namesIn(folder, suffix)) if (name !== own) rmSync(join(folder, name), { force: true });
}

/** Kinds of records lie side by side: one that has the name of another is none. */
const sealOf = (suffix: string, about: string) => `${suffix} ${about}`;

function namesIn(folder: string, suffix: string): string[] {
  return (ignoreSystemErrors(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith(suffix)).sort();
}
