import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../../core/page-record.ts';
import { unseal } from '../../core/seal.cjs';
import { isSystemError, withPath } from '../../core/system-error.ts';
import { openPack, type Pack } from '../pack.ts';
import { decodeRecords } from '../record-store.ts';

/** The entry of a part that holds the records of its pages; all others are named by their bytes. */
export const recordsKey = 'records';

/** The name of a part, from the digest of what is in it. */
export const partName = (digest: string) => `${digest.slice(0, 16)}.part`;

/** A file of an exchange folder: some pages, and the bytes of their documents. */
export interface Part {
  readonly pack: Pack;
  readonly records: ReadonlyMap<string, PageRecord>;
}

/** Opens a part that has so many bytes, or says in words what is wrong with it. */
export function openPart(folder: string, name: string, size: number, about: string): Part | string {
  try {
    if (!/^[0-9a-f]{16}\.part$/.test(name)) return 'is no part';
    const file = join(folder, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found) return 'is missing';
    if (found.size !== size) return `has ${found.size} of ${size} bytes`;
    const pack = withPath(file, () => openPack(file));
    const sealed = pack?.read(recordsKey);
    const records = sealed && unseal(about, Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength));
    return pack && records ? { pack, records: decodeRecords(records) } : 'is damaged';
  } catch (error) {
    if (isSystemError(error)) return `cannot be read (${error.code})`;
    throw error;
  }
}
