import { decodeColumns, encodeColumns } from '../core/columns.ts';
import { seal, unseal } from '../core/seal.cjs';
import { isSystemError } from '../core/system-error.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

/** What proofs found right, by keys that stand for bytes and for what they were to say. */
export interface ProofStore {
  /** Whether it was found right before. */
  isKnown(key: string): boolean;
  note(key: string): void;
  /** Writes what was noted or asked for and known; what nobody asked for stays only if `keepsOthers`. Throws I/O errors. */
  save(keepsOthers: boolean): void;
}

/**
 * Opens the keys in a file, sealed under `about`, which names the code that proved them. One that is absent, damaged or
 * about something else is empty, and so is any if `isAnew`: it only costs time.
 */
export function proofStore(file: string, about: string, isAnew = false): ProofStore {
  const before = isAnew ? new Set<string>() : read(file, about);
  const used = new Set<string>();
  return {
    isKnown(key) {
      const isKnown = before.has(key);
      if (isKnown) used.add(key);
      return isKnown;
    },
    note: (key) => void used.add(key),
    save(keepsOthers) {
      if (keepsOthers) for (const key of before) used.add(key);
      const isSame = used.size === before.size && [...used].every((key) => before.has(key));
      if (!isSame) keepFile(file, seal(about, encodeColumns({ keys: [...used] })));
    },
  };
}

function read(file: string, about: string): Set<string> {
  try {
    const sealed = readPlainFile(file);
    const body = sealed && unseal(about, sealed);
    return new Set(body ? decodeColumns(body).text('keys') : []);
  } catch (error) {
    if (isSystemError(error)) return new Set();
    throw error;
  }
}
