import { join, relative } from 'node:path';
import type { Invocation } from './invocation.ts';

/** Where records of pages are kept, and what they are about: those of other code or another system are not read. */
export interface RecordsLocation {
  readonly folder: string;
  readonly about: string;
}

/** The records of a content folder, for whichever command makes pages of it. */
export function locateRecords(contentDir: string, { root, bundleKey }: Invocation): RecordsLocation {
  const { modules, icu = '', tz = '' } = process.versions;
  return {
    // Named by its place in the project: a cache may be carried to a machine where the project lies elsewhere.
    folder: join(cacheFolder(root), 'records', shortHash(relative(root, contentDir))),
    about: `records 1 ${bundleKey} ${modules} ${icu} ${tz}`,
  };
}

/** Where everything that lasts from one run to the next is kept. */
export function cacheFolder(root: string): string {
  return join(root, '.cache/gazette');
}

/** 32-bit FNV-1a, in hex: to load a real digest takes longer than the rest; the key tells two builds apart for certain. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
