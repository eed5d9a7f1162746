import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { seal, unseal } from '../core/seal.cjs';
import { isSystemError } from '../core/system-error.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

/** What is whole of the files of a kind in a folder, and was made under the same `about`. */
export function readKept(folder: string, suffix: string, about: string): Buffer[] {
  return namesIn(folder, suffix).flatMap((name) => {
    const sealed = whenReadable(() => readPlainFile(join(folder, name)));
    const body = sealed && unseal(about, sealed);
    return body ? [body] : [];
  });
}

/** Writes one file that is named by its bytes, and removes the others of its kind. */
export function writeKept(folder: string, suffix: string, about: string, bytes: Uint8Array): void {
  const sealed = seal(about, bytes);
  const own = `${sha256(sealed).slice(0, 16)}${suffix}`;
  keepFile(join(folder, own), sealed);
  for (const name of namesIn(folder, suffix)) if (name !== own) rmSync(join(folder, name), { force: true });
}

function namesIn(folder: string, suffix: string): string[] {
  return (whenReadable(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith(suffix)).sort();
}

function whenReadable<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
